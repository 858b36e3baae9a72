"""Numba's compiler turned towards WebAssembly: from `@rule` functions to one object file.

Numba types a function and writes it as LLVM text before anything is known of a processor. `Target` makes it stop there
and keeps the texts, which costs a fraction of a compilation for the CPU; then it lays them out for 32-bit pointers,
optimises them together and lets LLVM write the object file, of which `link.py` makes a module.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import llvmlite.binding as llvm  # type: ignore[import-untyped]
import llvmlite.ir as ir  # type: ignore[import-untyped]
import numba
from numba.core import cgutils
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.core.cpu import CPUContext
from numba.core.registry import cpu_target

from ..core.rule import OPTIONS

TRIPLE = "wasm32-unknown-unknown"
LAYOUT = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
FEATURES = "+bulk-memory,+sign-ext,+simd128,+nontrapping-fptoint,+mutable-globals"
"""What browsers have had since 2021, Safari since 2023."""
REFERENCES = """
define void @NRT_incref(ptr %counted) alwaysinline { ret void }
define void @NRT_decref(ptr %counted) alwaysinline { ret void }
"""
"""These count references to memory on the heap. Rules own none, so there is nothing to count."""

# The types that Numba gives of itself are not complete.
_normalised: Any = cgutils.normalize_ir_text
_initialise: Any = JITCPUCodegen.__init__


class _Library(JITCodeLibrary):
    """Keeps the text of each function; nothing is optimised, linked or run."""

    _codegen: _Codegen

    def add_ir_module(self, ir_module: Any) -> None:
        self._codegen.texts.append(_normalised(str(ir_module)))

    def finalize(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """Numba wants to know where the machine code is. Nobody goes there."""
        return 1


class _Codegen(JITCPUCodegen):
    _library_class = _Library

    def __init__(self) -> None:
        self.texts: list[str] = []
        _initialise(self, "wasm")

    def set_env(self, env_name: str, env: Any) -> None:
        """There is no Python to give an environment to."""


class _Context(CPUContext):
    """Writes functions without the doors by which Python and C would enter them, and without Numba's runtime."""

    def turn(self, codegen: _Codegen) -> None:
        """Hand what is written to another code generator."""
        self._internal_codegen = codegen

    def create_cpython_wrapper(self, *args: Any, **kwargs: Any) -> None:
        pass

    def create_cfunc_wrapper(self, *args: Any, **kwargs: Any) -> None:
        pass

    def post_lowering(self, mod: Any, library: Any) -> None:
        pass


class Target:
    """WebAssembly, for a whole process: from the first one made on, nothing can be compiled for the CPU any more."""

    def __init__(self) -> None:
        self._context: Any = cpu_target.target_context
        self._context.__class__ = _Context
        self._codegen = _Codegen()
        self._context.turn(self._codegen)
        self._exports: list[str] = []

    def export(self, function: Callable[..., Any], signature: Any) -> None:
        """Compile a function that the module offers under its name. An exception, which no rule raises, stops it."""
        compiled = numba.njit(signature, **OPTIONS)(function)
        described = compiled.overloads[signature.args].fndesc
        module = self._context.create_module(function.__name__)
        convention = self._context.call_conv
        callee = ir.Function(
            module, convention.get_function_type(described.restype, described.argtypes), described.llvm_func_name
        )
        kinds = [self._context.get_value_type(kind) for kind in (described.restype, *described.argtypes)]
        entry = ir.Function(module, ir.FunctionType(kinds[0], kinds[1:]), function.__name__)
        builder = ir.IRBuilder(entry.append_basic_block())
        status, result = convention.call_function(builder, callee, described.restype, described.argtypes, entry.args)
        with builder.if_then(status.is_error, likely=False):
            builder.call(module.declare_intrinsic("llvm.trap", fnty=ir.FunctionType(ir.VoidType(), [])), [])
            builder.unreachable()
        builder.ret(result)
        self._codegen.texts.append(_normalised(str(module)))
        self._exports.append(function.__name__)

    def object_file(self) -> bytes:
        """All that was exported, with all that it calls, as one object file of LLVM."""
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
        module = llvm.parse_assembly(REFERENCES)
        for text in self._codegen.texts:
            part = llvm.parse_assembly(text)
            for each in (*part.functions, *part.global_variables):
                if not each.is_declaration and each.linkage in (llvm.Linkage.external, llvm.Linkage.common):
                    each.linkage = "weak_odr"
            module.link_in(part)
        module.triple, module.data_layout = TRIPLE, LAYOUT
        for each in (*module.functions, *module.global_variables):
            if not each.is_declaration:
                each.linkage = "external" if each.name in self._exports else "internal"
        machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES)
        builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
        builder.getModulePassManager().run(module, builder)
        return bytes(machine.emit_object(module))

"""From one object file of LLVM to a WebAssembly module: the part of a linker that a single file needs.

The object says where addresses of data have to be written (WebAssembly's "tool conventions", `Linking.md`). Functions,
types and the one global, the stack pointer, keep the numbers that they have; data get their places behind the stack,
which grows down towards address 0, so that a stack that overflows stops the module instead of overwriting something.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass, field

HEAD = b"\0asm" + struct.pack("<I", 1)
PAGE = 1 << 16
STACK = 1 << 18
CUSTOM, TYPE, IMPORT, FUNCTION, MEMORY, GLOBAL, EXPORT, CODE, DATA = 0, 1, 2, 3, 5, 6, 7, 10, 11
SEGMENTS, SYMBOLS = 5, 8
"""Parts of the section `linking`."""
KEPT_NUMBERS = {0, 6, 7}
"""Numbers of functions, types and globals: they are right already."""
ADDRESSES = {3: "leb", 4: "sleb", 5: "i32"}
UNDEFINED, NAMED = 0x10, 0x40
I32, MUTABLE, I32_CONST, END = 0x7F, 1, 0x41, 0x0B


class LinkError(Exception):
    """The object file has something that the modules of this library never need."""


class _Reader:
    """Reads the parts of a section one after the other."""

    def __init__(self, data: bytes | bytearray, at: int = 0) -> None:
        self.data, self.at = data, at

    def byte(self) -> int:
        self.at += 1
        return self.data[self.at - 1]

    def number(self, signed: bool = False) -> int:
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value - (1 << shift) if signed and byte & 64 else value

    def take(self, size: int) -> bytes:
        self.at += size
        return bytes(self.data[self.at - size : self.at])

    def name(self) -> str:
        return self.take(self.number()).decode()

    @property
    def ended(self) -> bool:
        return self.at >= len(self.data)


def _leb(number: int) -> bytes:
    out = bytearray()
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    return bytes([*out, number])


def _signed(number: int) -> bytes:
    """A number that is not negative, as a signed one."""
    out = bytearray()
    while number > 63:
        out.append(number & 127 | 128)
        number >>= 7
    return bytes([*out, number])


def _named(name: str) -> bytes:
    return _leb(len(name.encode())) + name.encode()


def _padded(number: int, kind: str) -> bytes:
    """An address in the five (or, as plain data, four) bytes that the object has left for it."""
    if kind == "i32":
        return struct.pack("<I", number)
    digits = [number >> shift & 127 for shift in range(0, 35, 7)]
    return bytes([*(digit | 128 for digit in digits[:-1]), digits[-1]])


@dataclass
class _Object:
    """What an object file holds."""

    sections: dict[int, bytearray] = field(default_factory=dict)
    numbers: list[int] = field(default_factory=list)
    """The kind of each section in the file, by its number."""
    relocations: list[tuple[int, int, int, int, int]] = field(default_factory=list)
    """Kind of section, kind of relocation, place, symbol, addend."""
    functions: dict[str, int] = field(default_factory=dict)
    places: dict[int, tuple[int, int]] = field(default_factory=dict)
    """Symbol → segment of data, and offset in it."""
    alignments: list[int] = field(default_factory=list)


def _read(data: bytes) -> _Object:
    found = _Object()
    reader = _Reader(data, len(HEAD))
    while not reader.ended:
        kind = reader.byte()
        body = reader.take(reader.number())
        found.numbers.append(kind)
        if kind != CUSTOM:
            found.sections[kind] = bytearray(body)
            continue
        inner = _Reader(body)
        name = inner.name()
        if name == "linking":
            _read_linking(inner, found)
        elif name.startswith("reloc."):
            found.relocations += _relocations(inner, found.numbers)
    return found


def _read_linking(reader: _Reader, found: _Object) -> None:
    reader.number()  # the version
    while not reader.ended:
        kind = reader.byte()
        inner = _Reader(reader.take(reader.number()))
        for number in range(inner.number() if kind in (SEGMENTS, SYMBOLS) else 0):
            if kind == SEGMENTS:
                inner.name()
                found.alignments.append(1 << inner.number())
                inner.number()
            else:
                _read_symbol(inner, number, found)


def _read_symbol(reader: _Reader, number: int, found: _Object) -> None:
    kind, flags = reader.byte(), reader.number()
    if kind == 1:
        name = reader.name()
        if flags & UNDEFINED:
            raise LinkError(f"nobody defines the data {name}")
        found.places[number] = reader.number(), reader.number()
        reader.number()
    elif kind == 3:
        reader.number()
    else:
        index = reader.number()
        if not flags & UNDEFINED or flags & NAMED:
            name = reader.name()
            if kind == 0 and not flags & UNDEFINED:
                found.functions[name] = index


def _relocations(reader: _Reader, numbers: list[int]) -> Iterator[tuple[int, int, int, int, int]]:
    section = numbers[reader.number()]
    for _ in range(reader.number()):
        kind, place, symbol = reader.byte(), reader.number(), reader.number()
        if kind in ADDRESSES:
            yield section, kind, place, symbol, reader.number(signed=True)
        elif kind not in KEPT_NUMBERS:
            raise LinkError(f"relocations of kind {kind} are not done here")


def _segments(data: bytes | bytearray) -> list[bytes]:
    reader = _Reader(data)
    segments = []
    for _ in range(reader.number()):
        if reader.number() != 0 or reader.byte() != I32_CONST:
            raise LinkError("data without a place")
        reader.number(signed=True)
        reader.byte()
        segments.append(reader.take(reader.number()))
    return segments


def _imports(data: bytes | bytearray) -> list[bytes]:
    """The functions that are to come from outside; memory and stack pointer are the module's own."""
    reader = _Reader(data)
    functions = []
    for _ in range(reader.number()):
        module, name, kind = reader.name(), reader.name(), reader.byte()
        if kind == 0:
            functions.append(_named(module) + _named(name) + b"\0" + _leb(reader.number()))
        elif kind == 1:
            raise LinkError("a table of functions is not made here")
        elif kind == 2:
            bounded = reader.number()
            reader.number()
            if bounded & 1:
                reader.number()
        elif name == "__stack_pointer":
            reader.take(2)
        else:
            raise LinkError(f"there is no global {name}")
    return functions


def link(data: bytes, exports: list[str], room: int) -> tuple[bytes, int]:
    """The module, with its memory exported as `memory`; and the address of `room` bytes in it that nobody uses."""
    found = _read(data)
    segments = _segments(found.sections.get(DATA, bytearray(b"\0")))
    at, bases = STACK, []
    for segment, alignment in zip(segments, found.alignments, strict=True):
        at = -(-at // alignment) * alignment
        bases.append(at)
        at += len(segment)
    for section, kind, place, symbol, addend in found.relocations:
        segment_number, offset = found.places[symbol]
        written = _padded(bases[segment_number] + offset + addend, ADDRESSES[kind])
        found.sections[section][place : place + len(written)] = written
    free = -(-at // 64) * 64
    segments = _segments(found.sections.get(DATA, bytearray(b"\0")))
    placed = [
        bytes([0, I32_CONST]) + _signed(base) + bytes([END]) + _leb(len(segment)) + segment
        for base, segment in zip(bases, segments, strict=True)
    ]
    offered = [_named("memory") + b"\2\0", *(_named(name) + b"\0" + _leb(found.functions[name]) for name in exports)]
    parts = {
        TYPE: found.sections[TYPE],
        IMPORT: _vector(_imports(found.sections[IMPORT])),
        FUNCTION: found.sections[FUNCTION],
        MEMORY: _vector([b"\0" + _leb(-(-(free + room) // PAGE))]),
        GLOBAL: _vector([bytes([I32, MUTABLE, I32_CONST]) + _signed(STACK) + bytes([END])]),
        EXPORT: _vector(offered),
        CODE: found.sections[CODE],
        DATA: _vector(placed),
    }
    return HEAD + b"".join(bytes([kind]) + _leb(len(part)) + bytes(part) for kind, part in parts.items()), free


def _vector(items: list[bytes]) -> bytes:
    return _leb(len(items)) + b"".join(items)


def custom_section(name: str, content: bytes) -> bytes:
    """Something for readers of the module, to be put at its end."""
    body = _named(name) + content
    return bytes([CUSTOM]) + _leb(len(body)) + body

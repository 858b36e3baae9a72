"""What is generated of the wire: it is up to date, it is complete, and it is what really travels."""

from __future__ import annotations

import importlib
import re
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from running_server import RunningServer, bot, friend, local, me

from ludotheque import server as server_package
from ludotheque.server import health, http, schema, wire

ROOT = Path(__file__).resolve().parents[2]
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
OBJECTS = {name: kind for name, kind in schema.DECLARED.items() if isinstance(kind, type)}


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> Any:
    """`tools/generate.py`, which is no part of the package."""
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    return importlib.import_module("generate")


def test_generated_files_are_up_to_date(tool: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["generate.py", "--check"])
    assert tool.main() == 0


def test_a_difference_is_found_and_mended(
    tool: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    types, page = tmp_path / "wire.gen.ts", tmp_path / "protocol.md"
    page.write_text(PROTOCOL.replace("`id: string, seq: number`", "`id: string`"), encoding="utf-8")
    monkeypatch.setattr(tool, "ROOT", tmp_path)
    monkeypatch.setattr(tool, "TYPES", types)
    monkeypatch.setattr(tool, "PROTOCOL", page)
    monkeypatch.setattr(sys, "argv", ["generate.py", "--check"])
    assert tool.main() == 1 and not types.exists()
    told = capsys.readouterr().err
    assert "wire.gen.ts" in told and "protocol.md" in told
    monkeypatch.setattr(sys, "argv", ["generate.py"])
    assert tool.main() == 0
    assert types.read_text(encoding="utf-8") == schema.typescript()
    assert page.read_text(encoding="utf-8") == PROTOCOL


def test_every_type_of_the_wire_is_declared_once() -> None:
    declared = re.findall(r"^export (?:interface|type) (\w+)", schema.typescript(), re.MULTILINE)
    assert len(declared) == len(set(declared))
    structs = {name for name, kind in vars(wire).items() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)}
    assert {name for name in structs if not name.startswith("_")} - {"Struct"} <= set(declared)


@pytest.mark.parametrize(
    ("kind", "typescript"),
    [
        (int | None, "number | null"),
        (list[int | None], "readonly (number | null)[]"),
        (list[tuple[int, float]], "readonly (readonly [number, number])[]"),
        (dict[str, wire.Move], "Readonly<Record<string, Move>>"),
        (wire.Seq, "number"),
        (wire.EncodedMoves, "readonly Move[]"),
        (wire.Answer, "Answer"),
        (wire.Label, "Label"),
    ],
)
def test_types_in_typescript(kind: Any, typescript: str) -> None:
    assert schema.type_of(kind) == typescript


def test_what_does_not_travel_is_refused() -> None:
    with pytest.raises(TypeError, match="does not travel"):
        schema.type_of(set[int])


def test_what_is_optional_and_what_is_null() -> None:
    optional = {name: {f.name for f in schema.fields_of(kind) if f.optional} for name, kind in OBJECTS.items()}
    assert optional["Join"] == {"tokens", "since", "words"} and optional["LogEntry"] == {"said", "to", "note"}
    assert optional["No"] == set() and schema.FieldType("id", False, "string | null") in schema.fields_of(wire.No)


def fits(value: Any, name: str) -> None:
    """An object that came over the wire has the declared fields, and objects within it have theirs."""
    fields = {f.name: f for f in schema.fields_of(OBJECTS[name])}
    assert {f.name for f in fields.values() if not f.optional} <= set(value) <= set(fields), (name, value)
    for key, part in value.items():
        inner = re.search(r"\b[A-Z]\w+\b", fields[key].type)
        for item in part if isinstance(part, list) else [part]:
            if inner and inner[0] in OBJECTS and isinstance(item, dict):
                fits(item, inner[0])


async def test_what_travels_is_what_is_declared(server: RunningServer) -> None:
    for game in server.get("/api/games").json():
        fits(game, "GameInfo")
    fits(server.get("/nowhere").json(), "Refusal")
    opened = server.open(me(), local(), bot())
    fits(server.post("/api/tables", {"game": "odin", "seats": [me(), friend()]}).json(), "OpenedTable")
    client = await opened.join(0, 1)
    await client.until(lambda: set(client.states[0]["waiting"]) & {0, 1})
    seat = client.states[0]["waiting"][0]
    await client.ask("hint", seat)
    await client.ask("why", seat, ids=[])
    await client.ask("react", seat, what="hello")
    await client.move(seat, client.states[seat]["moves"][0]["move"])
    await client.send({"t": "join", "tokens": []})
    await client.until(lambda: any(frame["t"] == "state" for frame in client.frames))
    fits(server.get("/api/games/odin/1").json(), "Description")
    await client.send({"t": "ping"})
    await client.send({"t": "nonsense"})
    await client.until(lambda: client.answers(None))
    names = {kind.__struct_config__.tag: kind.__name__ for kind in get_args(wire.ServerFrame)}
    assert {frame["t"] for frame in client.frames} == set(names) - {"bye"}
    for frame in client.frames:
        fits(frame, names[frame["t"]])
    await client.close()


def test_every_path_is_in_the_protocol() -> None:
    written = {"{language}": "LANG", "{id}": "ID", "{number:int}": "N", "{rest:path}": "GAME", "{path:path}": ""}
    written |= {"{day}": "DAY", "{game}": "GAME", "{version:int}": "VERSION", "{name}": "FILE"}
    for route in [*http.ROUTES, *health.ROUTES]:
        path = re.sub(r"\{[^}]+\}", lambda part: written[part[0]], route.path)
        assert re.search(rf"[` ]{re.escape(path)}`", PROTOCOL), path


def test_every_file_of_the_server_is_in_its_table() -> None:
    rows = re.findall(r"^\| ([\w., ]+\.py) \|", server_package.__doc__ or "", re.MULTILINE)
    named = [file for row in rows for file in row.split(", ")]
    there = [path.name for path in (ROOT / "ludotheque" / "server").glob("*.py") if path.name != "__init__.py"]
    assert sorted(named) == sorted(there)

"""What is shipped: a wheel with all that a user needs, a base that needs little, and types that reach the user."""

from __future__ import annotations

import email
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import venv
import zipfile
from email.message import Message
from pathlib import Path

import pytest

import ludotheque
from ludotheque import _door, games, texts

ROOT = Path(__file__).parents[1]
BUILD = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir"]
UNPACKED = ".*", "__pycache__", "data", "dist", "node_modules", "site", "static"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run([*BUILD, str(folder), str(ROOT)], check=True)
    (built,) = folder.glob("ludotheque-*.whl")
    return zipfile.ZipFile(built)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The sources as they are cloned: nothing is built."""
    return Path(shutil.copytree(ROOT, tmp_path / "checkout", ignore=shutil.ignore_patterns(*UNPACKED)))


@pytest.fixture
def tools(tmp_path: Path) -> Path:
    """A folder with the plain tools of a shell, but without Node."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for name in ("sh", "dirname", "sed", "mkdir"):
        found = shutil.which(name)
        assert found is not None
        (folder / name).symlink_to(found)
    return folder


def metadata(wheel: zipfile.ZipFile) -> Message:
    (name,) = (name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
    return email.message_from_bytes(wheel.read(name))


def python(program: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a program that has nothing to compile."""
    command, env = [sys.executable, "-c", program, *words], {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False, cwd=ROOT)


def without(*packages: str) -> str:
    """A line of Python after which these packages cannot be imported."""
    return f"import sys; sys.modules.update(dict.fromkeys({packages!r}))\n"


def test_the_wheel_contains_all_that_a_user_needs(wheel: zipfile.ZipFile) -> None:
    inside = set(wheel.namelist())
    assert "ludotheque/py.typed" in inside
    assert "ludotheque/server/static/index.html" in inside
    assert any(name.startswith("ludotheque/server/static/app-") for name in inside)
    assert {f"ludotheque/wasm/built/{name}" for name in ("engines.json", "made-of")} <= inside
    for name in games.names():
        assert any(part.startswith(f"ludotheque/wasm/built/{name}-") for part in inside)
    for language in texts.LANGUAGES:
        assert f"ludotheque/texts/{language}.ftl" in inside
        assert {f"ludotheque/games/{name}/texts/{language}.ftl" for name in games.names()} <= inside
    assert "ludotheque/games/adventureland/board.txt" in inside
    template = "ludotheque/cli/template"
    assert {f"{template}/pyproject.toml", f"{template}/ludotheque_newgame/texts/en.ftl"} <= inside
    assert {f"ludotheque/games/{name}/ratings.json" for name in games.names()} <= inside
    assert not any(name.startswith(("tests/", "web/", "hatch_build")) for name in inside)


def test_the_base_needs_three_distributions(wheel: zipfile.ZipFile) -> None:
    needed = metadata(wheel).get_all("Requires-Dist", [])
    base = {re.split(r"[^\w-]", line)[0] for line in needed if "extra ==" not in line}
    assert base == {"fluent-runtime", "numba", "numpy"}


def test_the_base_plays_without_any_extra() -> None:
    program = (
        "import ludotheque\n"
        "from ludotheque import bots, texts\n"
        "from ludotheque.bots import hint, review\n"
        "for name in ludotheque.games.names():\n"
        "    game = ludotheque.games.get(name)\n"
        "    match = ludotheque.new_match(name, seats=game.seats[0])\n"
        "    print(len(match.moves(match.waiting()[0])) > 0)\n"
    )
    done = python(without(*_door.PARTS) + program)
    assert done.stdout.split() == ["True"] * len(games.names()), done.stderr


@pytest.mark.parametrize(
    ("package", "words", "extra"),
    [
        ("typer", ["--help"], "terminal"),
        ("rich", ["games"], "terminal"),
        ("starlette", ["serve", "--port", "0"], "server"),
        ("msgspec", ["serve", "--port", "0"], "server"),
        ("uvicorn", ["serve", "--port", "0"], "server"),
        ("websockets", ["serve", "--port", "0"], "server"),
    ],
)
def test_a_missing_extra_is_told_in_one_sentence(package: str, words: list[str], extra: str) -> None:
    done = python(without(package) + "from ludotheque._door import main; main()", *words)
    assert done.returncode == 2
    assert done.stderr == f"ludotheque: this needs {package}: pip install 'ludotheque[{extra}]'\n"
    assert done.stdout == ""


def test_a_fault_of_ones_own_is_no_missing_extra() -> None:
    done = python(without("ludotheque.cli") + "from ludotheque._door import main; main()")
    assert "Traceback" in done.stderr
    assert "pip install" not in done.stderr


def test_every_distribution_of_the_rooms_is_known_at_the_door() -> None:
    extras: dict[str, list[str]] = PROJECT["optional-dependencies"]
    rooms = {
        re.split(r"[^\w.-]", line)[0]: extra
        for extra in ("train", "terminal", "server", "lab")
        for line in extras[extra]
    }
    assert rooms == _door.PARTS
    assert extras["dev"][0] == "ludotheque[cluster,docs,lab,push,server,terminal]"


def test_the_version_stands_in_one_place(wheel: zipfile.ZipFile) -> None:
    assert metadata(wheel)["Version"] == ludotheque.__version__
    assert "version" not in PROJECT
    assert "version" not in json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    assert "version" not in json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    assert f"\n## [{ludotheque.__version__}]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_types_reach_the_users_program(wheel: zipfile.ZipFile, tmp_path: Path) -> None:
    """A strict type checker knows what an installed library gives, and complains about what it does not."""
    venv.create(tmp_path / "env", with_pip=False)
    # The wheel is installed, and what it depends on comes from here.
    (packages,) = (tmp_path / "env" / "lib").glob("python3.*/site-packages")
    wheel.extractall(packages)
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib"))
    user = tmp_path / "evening.py"
    user.write_text(
        "import ludotheque\n"
        'match = ludotheque.new_match("odin", seats=3, key=bytes(16))\n'
        "reveal_type(match)\n"
        "reveal_type(match.moves())\n"
        "match.play(7)\n"
    )
    check = [sys.executable, "-m", "mypy", "--strict", "--config-file", os.devnull, "--follow-imports", "silent"]
    interpreter = str(tmp_path / "env" / "bin" / "python")
    done = subprocess.run(
        [*check, "--cache-dir", str(tmp_path / "cache"), "--python-executable", interpreter, str(user)],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        env={name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "MYPYPATH")},
    )
    told = [line.partition(": ")[2] for line in done.stdout.splitlines()]
    assert told[:2] == [
        'note: Revealed type is "ludotheque.core.match.Match"',
        'note: Revealed type is "list[str]"',
    ], done.stdout
    assert told[2].startswith('error: Argument 1 to "play" of "Match" has incompatible type "int"')
    assert told[3].startswith("Found 1 error") or done.stdout.count("error:") == 1


def build(checkout: Path, tools: Path, out: Path) -> subprocess.CompletedProcess[str]:
    """Build a wheel with these tools only, out of reach of any index."""
    env = {**os.environ, "PATH": str(tools), "PIP_NO_INDEX": "1"}
    return subprocess.run([*BUILD, str(out), str(checkout)], env=env, capture_output=True, text=True, check=False)


def test_a_wheel_without_a_client_is_refused_in_a_sentence(checkout: Path, tools: Path, tmp_path: Path) -> None:
    done = build(checkout, tools, tmp_path / "out")
    assert done.returncode != 0
    assert "The browser client is not built, and could not be built now. Install Node 20 or newer" in done.stderr
    assert "Traceback" not in done.stderr
    assert list((tmp_path / "out").glob("*.whl")) == []


def test_a_wheel_brings_the_client_where_there_is_node(checkout: Path, tools: Path, tmp_path: Path) -> None:
    static = checkout / "ludotheque" / "server" / "static"
    (tools / "node").write_text("#!/bin/sh\necho v20.0.0\n")
    (tools / "npm").write_text(
        f'#!/bin/sh\n[ "$1" = ci ] && exit 0\nmkdir -p {static}\necho "$PWD $*" > {static}/index.html\n'
    )
    for name in ("node", "npm"):
        (tools / name).chmod(0o755)
    done = build(checkout, tools, tmp_path / "out")
    assert done.returncode == 0, done.stderr
    (built,) = (tmp_path / "out").glob("*.whl")
    page = zipfile.ZipFile(built).read("ludotheque/server/static/index.html").decode()
    assert page == f"{checkout / 'web'} run --silent build\n"


def test_an_editable_install_needs_no_client(checkout: Path, tools: Path, tmp_path: Path) -> None:
    program = f"from hatchling.build import build_editable; print(build_editable({str(tmp_path)!r}))"
    env = {**os.environ, "PATH": str(tools), "PIP_NO_INDEX": "1"}
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=checkout, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert (tmp_path / done.stdout.split()[-1]).exists()
    assert not (checkout / "ludotheque" / "server" / "static").exists()

"""What a wheel gets beyond the Python sources: the browser's side, and on request the compiled engine.

The web application is built when it is missing, so whoever installs the wheel needs no Node. The engine is
compiled when ALLMENDE_COMPILE=1; without it the wheel is pure Python and runs everywhere.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def compiling() -> bool:
    return os.environ.get("ALLMENDE_COMPILE") == "1"


class AllmendeBuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return ["mypy>=2.0", "setuptools>=80"] if compiling() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        self.build_web()
        if compiling():
            self.compile_engine(build_data)

    def build_web(self) -> None:
        web = Path(self.root, "web")
        static = Path(self.root, "src/allmende/server/static")
        if static.exists() or not (web / "package.json").exists():
            return
        npm = shutil.which("npm") or shutil.which("npm", path=str(Path(sys.executable).parent))
        if npm is None:
            raise RuntimeError(
                "The browser's side is not built yet, and building it needs npm (Node 20 or newer)."
            )
        subprocess.run([npm, "ci"], cwd=web, check=True)
        subprocess.run([npm, "run", "build"], cwd=web, check=True)

    def compile_engine(self, build_data: dict[str, Any]) -> None:
        compiled = Path(self.root, "build/compiled")
        tool = Path(self.root, "tools/compile_engine.py")
        subprocess.run([sys.executable, str(tool), "--into", str(compiled)], cwd=self.root, check=True)
        for library in compiled.rglob("*.so"):
            build_data["force_include"][str(library)] = library.relative_to(compiled).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

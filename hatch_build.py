"""What a wheel gets beyond the Python sources: the browser's side, and on request the compiled engine.

The web application is built when it is missing or older than its sources, so whoever installs the wheel needs no Node
and never gets yesterday's pages. The engine is compiled when ALLMENDE_COMPILE=1; without it the wheel is pure Python
and runs everywhere.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))  # a build front end starts elsewhere

from tools.compile_engine import libraries
from tools.web_build import remember, what_is_wrong


def compiling() -> bool:
    return os.environ.get("ALLMENDE_COMPILE") == "1"


class AllmendeBuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        # numpy for its types: what is compiled is checked first.
        return ["mypy>=2.0", "numpy>=2.2", "setuptools>=80"] if compiling() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        self.build_web()
        if compiling():
            self.compile_engine(build_data)

    def build_web(self) -> None:
        root = Path(self.root)
        if not (stale := what_is_wrong(root)):
            return
        npm = shutil.which("npm") or shutil.which("npm", path=str(Path(sys.executable).parent))
        if npm is None:
            raise RuntimeError(f"{stale} Building it needs npm (Node 20 or newer), which is not here.")
        web = root / "web"
        subprocess.run([npm, "ci"], cwd=web, check=True)
        subprocess.run([npm, "run", "build"], cwd=web, check=True)
        remember(root)

    def compile_engine(self, build_data: dict[str, Any]) -> None:
        compiled = Path(self.root, "build/compiled")
        tool = Path(self.root, "tools/compile_engine.py")
        subprocess.run([sys.executable, str(tool), "--into", str(compiled)], cwd=self.root, check=True)
        for library in libraries(compiled):
            build_data["force_include"][str(library)] = library.relative_to(compiled).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

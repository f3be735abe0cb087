"""The work behind tools/compile_engine.py, in its own process: Python to C, C to libraries, only what changed.

    compile_changed.py WORKSHOP OPT_LEVEL JOB

It runs in the folder that holds the package. JOB is a JSON file: `groups` lists the modules of each library,
`compilers` is any text that changes when other compilers would give another result.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import setuptools
from mypyc.build import mypycify
from setuptools import Extension
from setuptools.command.build_ext import build_ext

# Calls inside a library skip the lookup that would let another library replace them: 8 % more speed, when the
# pointers which calls between groups go through cost 3 %. mypyc declares those pointers in each of a group's
# C files, hence -fcommon.
UNIX_FLAGS = ["-fvisibility=hidden", "-fcommon"]


def main(workshop: Path, opt_level: str, compilers: str, groups: dict[str, list[str]]) -> None:
    outcome = workshop / f"O{opt_level}"
    BuildChanged.compilers = compilers
    setuptools.setup(
        packages=[],
        ext_modules=write_c(workshop, opt_level, groups),
        cmdclass={"build_ext": BuildChanged},
        script_args=["build_ext", f"--build-lib={outcome / 'lib'}", f"--build-temp={outcome / 'o'}"],
    )


def write_c(workshop: Path, opt_level: str, groups: dict[str, list[str]]) -> list[Extension]:
    """One C file for each module, written again where its group or one of its imports has changed.

    After an edit mypyc knows the other groups from its cache, where it forgets which classes are generic. So a
    game's first edit after a fresh build changes all its C files, the second one only those it concerns.
    """
    extensions: list[Extension] = mypycify(
        [
            "--config-file=",  # pyproject.toml would point mypy back at src; `make lint` is the strict one
            "--explicit-package-bases",
            "--ignore-missing-imports",
            f"--cache-dir={workshop / 'cache'}",
            *[module for modules in groups.values() for module in modules],
        ],
        opt_level=opt_level,
        debug_level="0",
        target_dir=str(workshop / "c"),
        separate=[(modules, library) for library, modules in groups.items()],
        multi_file=True,
    )
    return extensions


class BuildChanged(build_ext):  # type: ignore[misc]  # setuptools comes without types
    """setuptools' own would compile every file of a library again, one by one."""

    compilers = ""

    def build_extensions(self) -> None:
        if self.compiler.compiler_type == "unix":
            for extension in self.extensions:
                extension.extra_compile_args = [*extension.extra_compile_args, *UNIX_FLAGS]
        # The runtime's C files belong to every library, and are compiled once.
        owners = {source: extension for extension in self.extensions for source in extension.sources}
        largest_first = sorted(owners, key=os.path.getsize, reverse=True)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(lambda source: self.compile_source(source, owners[source]), largest_first))
        for extension in self.extensions:
            self.link(extension)
        self.remove_others()

    def compile_source(self, source: str, extension: Extension) -> None:
        produced = Path(self.objects_of([source])[0])
        stamp = produced.with_suffix(".stamp")
        wanted = self.digest(Path(source), extension)
        if produced.exists() and stamp.exists() and stamp.read_text() == wanted:
            return
        stamp.unlink(missing_ok=True)
        self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=extension.include_dirs,
            extra_postargs=extension.extra_compile_args,
        )
        stamp.write_text(wanted)

    def link(self, extension: Extension) -> None:
        library = Path(self.get_ext_fullpath(extension.name))
        stamp = Path(self.build_temp, "links", extension.name)
        objects = self.objects_of(extension.sources)
        wanted = "\n".join(Path(part).with_suffix(".stamp").read_text() for part in objects)
        if library.exists() and stamp.exists() and stamp.read_text() == wanted:
            return
        stamp.unlink(missing_ok=True)
        self.compiler.link_shared_object(
            objects,
            str(library),
            libraries=self.get_libraries(extension),
            export_symbols=self.get_export_symbols(extension),
            build_temp=self.build_temp,
            target_lang="c",
        )
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.write_text(wanted)

    def remove_others(self) -> None:
        """A module that is gone leaves no library behind, which would hide that it is gone."""
        wanted = {Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions}
        for library in [*Path(self.build_lib).rglob("*.so"), *Path(self.build_lib).rglob("*.pyd")]:
            if library not in wanted:
                library.unlink()

    def objects_of(self, sources: list[str]) -> list[str]:
        named: list[str] = self.compiler.object_filenames(sources, output_dir=self.build_temp)
        return named

    def digest(self, source: Path, extension: Extension) -> str:
        """Of a C file, the headers it includes, and what it is compiled with."""
        folders = [source.parent, *map(Path, extension.include_dirs)]
        texts: dict[Path, bytes] = {}
        waiting = [source]
        while waiting:
            file = waiting.pop()
            texts[file] = file.read_bytes()
            for name in re.findall(rb'^\s*#\s*include\s+["<]([^">]+)[">]', texts[file], re.MULTILINE):
                found = next(
                    (place for folder in folders if (place := folder / name.decode()).exists()), None
                )
                if found is not None and found not in texts:
                    waiting.append(found)
        digest = hashlib.sha256(repr([self.compilers, extension.extra_compile_args]).encode())
        for file in sorted(texts):
            digest.update(hashlib.sha256(texts[file]).digest())
        return digest.hexdigest()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], **json.loads(Path(sys.argv[3]).read_text()))

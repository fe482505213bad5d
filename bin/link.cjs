'use strict';
// The machinery names places of the project that it serves: `#generated/*`, `#families/*` and `#versions/*`, which `imports` of its own
// package.json maps to folders of the package. In this repository these are the folders of the project. Where the package is installed,
// they are links to them, so that Node, the compiler and bundlers find the files without being told.
const { lstatSync, mkdirSync, readlinkSync, realpathSync, symlinkSync, unlinkSync } = require('node:fs');
const { dirname, join, relative } = require('node:path');

const places = ['generated', 'src/families', 'src/versions', 'clients/typescript/generated'];

const isWindows = process.platform === 'win32';

const isThere = (path) => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/** Links an installed package to the project in a folder. Repeating it changes nothing. */
exports.linkProject = (folder, platform = join(__dirname, '..')) => {
  for (const place of places) {
    const link = join(platform, place);
    mkdirSync(dirname(link), { recursive: true });
    const target = join(realpathSync(folder), place);
    // Windows lets everybody make junctions, which know no relative paths. Elsewhere a project can be moved with its packages.
    const text = isWindows ? target : relative(realpathSync(dirname(link)), target);
    if (isThere(link) && readlinkSync(link) === text) continue;
    if (isThere(link)) unlinkSync(link);
    symlinkSync(text, link, isWindows ? 'junction' : 'dir');
  }
};

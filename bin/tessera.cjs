#!/usr/bin/env -S node --max-semi-space-size=8
'use strict';
// Runs the built server when it is made of the sources that are here, and else the sources. New objects get half of the memory that Node
// would give them, in MiB above: a server has room for its requests, and 45 MB less are resident under load.
require('./require-node.cjs');
const { existsSync } = require('node:fs');
const { join } = require('node:path');
const { pathToFileURL } = require('node:url');
const { setFlagsFromString } = require('node:v8');
const { isCurrent } = require('./current-build.cjs');
const { hasDevelopmentPackages, howToInstall } = require('./development-packages.cjs');

// Old objects are collected when they have grown by 40 % since the last time. V8 alone would let them grow to three or four times of what
// is in use: under load, pages of records then have 340 MB resident instead of 205. During a start nearly all objects stay, and to collect
// them again and again would take an eighth of its time.
setTimeout(setFlagsFromString, 2_000, '--heap-growing-percent=40').unref();

const root = join(__dirname, '..');
const sources = join(root, 'src/app/main.ts');

// A package has no sources, so that its build is always of its version.
if (!existsSync(sources) || isCurrent(root)) require('../dist/server/main.cjs');
else if (!hasDevelopmentPackages(root)) {
  console.error(`tessera: there is no build of these sources in dist/server, and ${howToInstall}.`);
  process.exitCode = 1;
} else {
  if (process.env.TESSERA_MODE === 'production')
    console.warn(
      'tessera: there is no build of these sources in dist/server, so the sources run, which takes more memory; `npm run build` builds them.',
    );
  void import(pathToFileURL(sources).href);
}

'use strict';
// Builds what is served. npm runs it also after an installation, where the development packages may be left out, or have been removed
// after a build; and in a package, which has been built and has no sources.
require('./require-node.cjs');
const { existsSync } = require('node:fs');
const { join } = require('node:path');
const { pathToFileURL } = require('node:url');
const { setFlagsFromString } = require('node:v8');
const { hasDevelopmentPackages, howToInstall } = require('./development-packages.cjs');

// A build lives for seconds: V8 would spend more on optimising the WebAssembly of the database that it fills than it saves.
setFlagsFromString('--no-wasm-tier-up');

const root = join(__dirname, '..');
const program = join(root, 'build.ts');

if (existsSync(program)) {
  if (hasDevelopmentPackages(root)) void import(pathToFileURL(program).href);
  else {
    console.error(`Nothing is built: ${howToInstall}.`);
    if (process.env.npm_lifecycle_event !== 'prepare') process.exitCode = 1;
  }
}

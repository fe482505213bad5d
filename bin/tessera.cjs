#!/usr/bin/env node
'use strict';
// Runs the sources where they are, so that an edit counts at once; the package of the machinery has them compiled, and serves the project
// in the working folder; and a built server has neither, but what `npm run build` made of them.
require('./require-node.cjs');
const { existsSync } = require('node:fs');
const { join } = require('node:path');
const { pathToFileURL } = require('node:url');

const sources = join(__dirname, '../src/app/main.ts');
const compiled = join(__dirname, '../src/app/main.js');

const run = (main) => void import(pathToFileURL(main).href);

if (existsSync(sources)) run(sources);
else if (existsSync(compiled)) {
  const isProject = existsSync('openapi/platform.yaml');
  if (isProject) require('./link.cjs').linkProject(process.cwd());
  run(compiled);
} else require('../dist/server/main.cjs');

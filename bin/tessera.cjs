#!/usr/bin/env node
'use strict';
// Runs the sources where they are, so that an edit counts at once; a package has none, and has what `npm run build` made of them.
require('./require-node.cjs');
const { existsSync } = require('node:fs');
const { join } = require('node:path');
const { pathToFileURL } = require('node:url');

const sources = join(__dirname, '../src/app/main.ts');

if (existsSync(sources)) void import(pathToFileURL(sources).href);
else require('../dist/server/main.cjs');

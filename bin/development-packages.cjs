'use strict';
// Whether a checkout has the packages that build the server and run its sources. A package of the server needs none of them.
const { existsSync } = require('node:fs');
const { join } = require('node:path');

/**
 * Whether the development packages are installed in the folder `root`; the bundler stands for all of them.
 * @type {(root: string) => boolean}
 */
const hasDevelopmentPackages = (root) => existsSync(join(root, 'node_modules/rolldown'));

/** What to do where they are missing, also with NODE_ENV=production, where npm leaves them out. */
const howToInstall = 'the development packages are not installed: run `npm ci --include=dev`';

module.exports = { hasDevelopmentPackages, howToInstall };

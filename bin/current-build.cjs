'use strict';
// Whether the server in `dist/server` is made of the sources that are here. It is JavaScript, because it decides what runs.
const { createHash } = require('node:crypto');
const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

/** Where a build writes down its files and their digest. */
const record = 'dist/server/sources.json';

/**
 * The digest of the contents of these files, in hexadecimal; their paths are relative to the folder `root`.
 * @type {(root: string, files: readonly string[]) => string}
 */
const digestOf = (root, files) => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
};

/**
 * Whether there is a built server below the folder `root`, and every file that it was made of is still the same.
 * @type {(root: string) => boolean}
 */
const isCurrent = (root) => {
  if (!existsSync(join(root, record))) return false;
  const { digest, files } = JSON.parse(readFileSync(join(root, record), 'utf8'));
  return files.every((file) => existsSync(join(root, file))) && digestOf(root, files) === digest;
};

module.exports = { digestOf, isCurrent };

'use strict';
// Whether a build is made of the sources that are here. It is JavaScript, because it decides what runs.
const { createHash } = require('node:crypto');
const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

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
 * Whether there is a build, by default the server, and every file below the folder `root` that it was made of is still the same. A
 * build writes down its files and their digest in the file `record`.
 * @type {(root: string, record?: string) => boolean}
 */
const isCurrent = (root, record = join(root, 'dist/server/sources.json')) => {
  if (!existsSync(record)) return false;
  const { digest, files } = JSON.parse(readFileSync(record, 'utf8'));
  return files.every((file) => existsSync(join(root, file))) && digestOf(root, files) === digest;
};

module.exports = { digestOf, isCurrent };

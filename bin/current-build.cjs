'use strict';
// Whether a build is made of the sources that are here. It is JavaScript, because it decides what runs.
const { createHash, hash } = require('node:crypto');
const { existsSync, readFileSync, statSync } = require('node:fs');
const { join } = require('node:path');

/**
 * The digest of the contents of these files, in hexadecimal; their paths are relative to the folder `root`.
 * @type {(root: string, files: readonly string[]) => string}
 */
const digestOf = (root, files) => {
  const digest = createHash('sha256');
  for (const file of files) digest.update(`${file}\n`).update(readFileSync(join(root, file)));
  return digest.digest('hex');
};

/**
 * A digest of the sizes and times of these files, which takes a tenth of the time of reading them; undefined when one is not there. The
 * time of the last change of a file's state cannot be set, so that who sets the other one is noticed.
 * @type {(root: string, files: readonly string[]) => string | undefined}
 */
const stampOf = (root, files) => {
  let lines = '';
  for (const file of files) {
    const found = statSync(`${root}/${file}`, { bigint: true, throwIfNoEntry: false });
    if (!found) return undefined;
    lines += `${file} ${found.ino} ${found.size} ${found.mtimeNs} ${found.ctimeNs}\n`;
  }
  return hash('sha256', lines);
};

/**
 * What a build writes down of the files that it was made of, for `isCurrent`.
 * @type {(root: string, files: readonly string[]) => { digest: string, stamp: string | undefined, files: readonly string[] }}
 */
const recordOf = (root, files) => ({ digest: digestOf(root, files), stamp: stampOf(root, files), files });

/**
 * Whether there is a build, by default the server, and every file below the folder `root` that it was made of is still the same. Files
 * that were touched since are read.
 * @type {(root: string, record?: string) => boolean}
 */
const isCurrent = (root, record = join(root, 'dist/server/sources.json')) => {
  if (!existsSync(record)) return false;
  const { digest, stamp, files } = JSON.parse(readFileSync(record, 'utf8'));
  const found = stampOf(root, files);
  return found !== undefined && (found === stamp || digestOf(root, files) === digest);
};

module.exports = { digestOf, isCurrent, recordOf };

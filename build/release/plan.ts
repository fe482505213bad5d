/** What a release changes in the files of the repository, as texts. */

const form = /^(\d+)\.(\d+)\.(\d+)(?:-([a-z]+)\.(\d+))?$/;

/** The parts of a version in the order in which they count. A version before a release, such as `1.0.0-rc.1`, comes before it. */
const partsOf = (version: string): (number | string)[] => {
  const found = form.exec(version);
  if (!found) throw new Error(`"${version}" is no version: it has the form 1.2.3, or 1.2.3-rc.1 before a release.`);
  const [, major, minor, patch, stage = '~', number = '0'] = found;
  return [Number(major), Number(minor), Number(patch), stage, Number(number)];
};

/** @throws Error unless the next version is one, and comes after the present one */
export const expectLater = (present: string, next: string): void => {
  const before = partsOf(present);
  const after = partsOf(next);
  const at = after.findIndex((part, place) => part !== before[place]);
  if (at < 0 || after[at]! < before[at]!) throw new Error(`${next} does not come after ${present}, the present version.`);
};

const heading = '## [Unreleased]\n';

/** The changelog with what was unreleased under the version and its day. @throws Error when nothing was */
export const datedChangelog = (changelog: string, version: string, day: string): string => {
  const at = changelog.indexOf(heading);
  if (at < 0) throw new Error('CHANGELOG.md has no heading "## [Unreleased]".');
  const rest = changelog.slice(at + heading.length);
  const [section = ''] = rest.split(/^## /m, 1);
  if (!/^- /m.test(section)) throw new Error('CHANGELOG.md has nothing under "Unreleased".');
  return `${changelog.slice(0, at)}${heading}\n## [${version}] - ${day}\n${rest}`;
};

/** What a changelog says of a version, for the tag and for release notes. */
export const notesOf = (changelog: string, version: string): string => {
  const [, section = ''] = changelog.split(`## [${version}]`);
  return section.slice(section.indexOf('\n')).split(/^## /m, 1)[0]!.trim();
};

const replaceOnce = (file: string, text: string, from: string, to: string): string => {
  if (text.split(from).length !== 2) throw new Error(`${file} has not exactly one ${from}.`);
  return text.replace(from, to);
};

const packages = ['package.json', 'clients/typescript/package.json'];
const label = (version: string): string => `org.opencontainers.image.version="${version}"`;
const archive = (version: string): string => `tessera-client-${version}.tgz`;

/** Our own packages in the lock file. */
const inLock = (text: string, version: string): string => {
  const lock = JSON.parse(text);
  lock.version = version;
  for (const folder of ['', 'clients/typescript']) lock.packages[folder].version = version;
  return `${JSON.stringify(lock, null, 2)}\n`;
};

/** The files that a release changes, by their paths. */
export const changedFiles = (read: (file: string) => string, version: string, day: string): ReadonlyMap<string, string> => {
  const present: string = JSON.parse(read('package.json')).version;
  expectLater(present, version);
  const inFile = (file: string, from: string, to: string): [string, string] => [file, replaceOnce(file, read(file), from, to)];
  return new Map([
    ...packages.map((file) => inFile(file, `"version": "${present}"`, `"version": "${version}"`)),
    ['package-lock.json', inLock(read('package-lock.json'), version)],
    ['CHANGELOG.md', datedChangelog(read('CHANGELOG.md'), version, day)],
    inFile('operations/Dockerfile', label(present), label(version)),
    ...['clients/typescript/README.md', 'examples/README.md'].map((file): [string, string] => [
      file,
      read(file).replaceAll(archive(present), archive(version)),
    ]),
  ]);
};

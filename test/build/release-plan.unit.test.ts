import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changedFiles, datedChangelog, expectLater, notesOf } from '../../build/release/plan.ts';

const read = (file: string): string => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

const changelog = '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A door.\n\n## [0.9.0] - 2026-01-01\n\n- A wall.\n';

describe('the version of a release', () => {
  it.each([
    ['0.1.0', '0.1.1'],
    ['0.9.0', '0.10.0'],
    ['1.9.9', '2.0.0'],
    ['0.9.0', '1.0.0-rc.1'],
    ['1.0.0-rc.9', '1.0.0-rc.10'],
    ['1.0.0-beta.2', '1.0.0-rc.1'],
    ['1.0.0-rc.1', '1.0.0'],
  ])('comes after the present one: %s, %s', (present, next) => {
    expect(() => expectLater(present, next)).not.toThrow();
    expect(() => expectLater(next, present)).toThrow(`${present} does not come after ${next}`);
  });

  it('is another one than the present one', () => {
    expect(() => expectLater('1.0.0', '1.0.0')).toThrow('does not come after');
  });

  it.each(['1.0', 'v1.0.0', '1.0.0-', 'latest', '1.0.0 --force'])('has the form of one: %s', (next) => {
    expect(() => expectLater('0.1.0', next)).toThrow('is no version');
  });
});

describe('the changelog of a release', () => {
  it('has what was unreleased under its version and day, and room for what comes', () => {
    const dated = datedChangelog(changelog, '1.0.0', '2026-02-03');
    expect(dated).toBe(changelog.replace('## [Unreleased]\n', '## [Unreleased]\n\n## [1.0.0] - 2026-02-03\n'));
    expect(notesOf(dated, '1.0.0')).toBe('### Added\n\n- A door.');
    expect(notesOf(dated, '0.9.0')).toBe('- A wall.');
  });

  it('says something', () => {
    const dated = datedChangelog(changelog, '1.0.0', '2026-02-03');
    expect(() => datedChangelog(dated, '1.0.1', '2026-02-04')).toThrow('nothing under "Unreleased"');
    expect(() => datedChangelog('# Changelog\n', '1.0.0', '2026-02-03')).toThrow('no heading');
  });
});

describe('the files of a release', () => {
  const present = JSON.parse(read('package.json')).version;
  const next = '99.0.0';
  const withNews = (file: string): string =>
    file === 'CHANGELOG.md' ? read(file).replace('## [Unreleased]\n', '## [Unreleased]\n\n- News.\n') : read(file);
  const files = changedFiles(withNews, next, '2026-02-03');

  it.each(['package.json', 'clients/typescript/package.json'])('change the version of %s and nothing else', (file) => {
    expect(files.get(file)).toBe(read(file).replace(`"version": "${present}"`, `"version": "${next}"`));
  });

  it('change our own two packages in the lock file and nothing else', () => {
    const before = read('package-lock.json').split('\n');
    const after = files.get('package-lock.json')!.split('\n');
    const changed = after.filter((line, at) => line !== before[at]).map((line) => line.trim());
    expect(after).toHaveLength(before.length);
    expect(changed).toEqual(Array.from({ length: 3 }, () => `"version": "${next}",`));
  });

  it('change the label of the image, and the names of archives in the documentation', () => {
    expect(files.get('operations/Dockerfile')).toContain(`org.opencontainers.image.version="${next}"`);
    for (const file of ['clients/typescript/README.md', 'examples/README.md']) {
      expect(files.get(file)).toContain(`tessera-client-${next}.tgz`);
      expect(files.get(file)).not.toContain(`tessera-client-${present}.tgz`);
    }
  });
});

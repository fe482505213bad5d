import type { Changelog } from '../core/changelog.ts';
import { readYaml } from './read-yaml.ts';

const isDay = (value: unknown): boolean => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** The changelog, which people edit. @throws when a release has no date, no changes, or is not older than the one above it */
export const readChangelog = (): Changelog => {
  const changelog = readYaml<Changelog>('openapi/changelog.yaml');
  for (const [at, { date, changes }] of changelog.releases.entries()) {
    const newer = changelog.releases[at - 1]?.date;
    if (!isDay(date) || (newer !== undefined && date >= newer))
      throw new Error(`openapi/changelog.yaml: release ${at + 1} needs a date before ${newer ?? 'all others'}, such as '2026-05-01'`);
    const lists = Object.values(changes ?? {});
    if (lists.length === 0 || !lists.every((list) => Array.isArray(list) && list.length > 0))
      throw new Error(`openapi/changelog.yaml: the release of ${date} needs sentences by contract`);
  }
  return changelog;
};

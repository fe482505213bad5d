import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { type Registry, readRegistry } from '../codegen/sources.ts';
import { notice } from '../contract/plans.ts';
import type { Located } from './breaks.ts';
import { placeInYaml } from './places.ts';

const file = 'openapi/versions.yaml';

/** The date some months after another, both as `2026-05-01`. */
const monthsAfter = (from: string, months: number): string => {
  const date = new Date(`${from}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
};

type Version = Registry['versions'][string];

/** What is wrong with the end of a stable version: a rule, the key in the registry, and the message. */
const faultOf = (name: string, version: Version | undefined, today: string): [rule: string, word: string, message: string] | undefined => {
  if (!version)
    return ['version-removed', '', `${name} is gone from the registry; a stable version must become Deprecated, and then Retired.`];
  const { stage, deprecated = '', sunset = '' } = version;
  if (stage === 'Preview') return ['version-removed', 'stage', `${name} was stable, and a preview promises nothing.`];
  if (stage === 'Stable') return undefined;
  const earliest = monthsAfter(deprecated, notice.months);
  if (sunset < earliest)
    return ['version-ends-early', 'sunset', `${name} is deprecated since ${deprecated}, and must not end before ${earliest}.`];
  if (stage === 'Retired' && sunset > today) return ['version-ends-early', 'stage', `${name} is served until ${sunset}.`];
  return undefined;
};

/** The versions with a released contract that end too early. */
export const versionBreaks = (today: string): Located[] => {
  const { versions } = readRegistry();
  const released = globSync('openapi/released/v*.json').map((path) => basename(path, '.json'));
  return released.flatMap((contract) => {
    const [rule, word = '', message = ''] = faultOf(contract, versions[contract], today) ?? [];
    if (!rule) return [];
    return [
      {
        ...placeInYaml(file, ['versions', contract, word].filter(Boolean)),
        rule,
        message,
        contract,
        touches: [`every operation of ${contract}`],
      },
    ];
  });
};

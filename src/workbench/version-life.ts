import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Registry, readRegistry } from '../codegen/sources.ts';
import { notice } from '../contract/plans.ts';
import type { Dialect } from '../documents/expand.ts';
import type { Located } from './breaks.ts';
import { type Finding, operationAt, placeInYaml, pointerOf } from './places.ts';
import { valueIn } from './source-files.ts';

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
        touches: ['every operation'],
      },
    ];
  });
};

/** The pagination forms and the error form of a version, which its document follows from. */
export const dialectOf = (name: string): Dialect | undefined => {
  const version = readRegistry().versions[name];
  return version && { pagination: version.pagination, errors: version.errors };
};

interface Promised {
  paths?: Record<string, Record<string, { parameters?: unknown }>>;
  'x-version'?: Dialect;
}

/**
 * What clients lose by another dialect of a version: for each operation, because each may be used.
 * @param base in the dialect that it had @param next in the one that it has
 */
export const dialectFindings = ({ paths = {}, 'x-version': before }: Promised, next: Promised): Finding[] => {
  const now = next['x-version'];
  if (!before || !now) return [];
  const lost = before.pagination.filter((form) => !now.pagination.includes(form)).map((form) => `\`${form}\``);
  const places = Object.entries(paths).flatMap(([path, item]) => Object.keys(item).map((method) => ['paths', path, method]));
  const lists = places.filter(
    (words) => !isDeepStrictEqual(...([{ paths }, next].map((one) => valueIn(one, [...words, 'parameters'])) as [unknown, unknown])),
  );
  const found = (words: string[], key: string, rule: string, message: string): Finding => ({
    where: operationAt(pointerOf(words)),
    rule,
    message,
    pointer: pointerOf(['x-version', key]),
  });
  return [
    ...(lost.length > 0
      ? lists.map((words) => found(words, 'pagination', 'pagination-removed', `Lists are no longer read by ${lost.join(' or ')}.`))
      : []),
    ...(now.errors === before.errors
      ? []
      : places.map((words) =>
          found(words, 'errors', 'error-form-changed', `Errors have the form \`${now.errors}\` instead of \`${before.errors}\`.`),
        )),
  ];
};

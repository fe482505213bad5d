import { existsSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { readChangelog } from '../codegen/changelog.ts';
import { sdlSources } from '../codegen/graphql.ts';
import { channelDocument } from '../codegen/messages.ts';
import { figureAt, readPlans } from '../codegen/plans.ts';
import { readSource, readYaml } from '../codegen/read-yaml.ts';
import { assertSdl } from '../codegen/sdl-errors.ts';
import { documentFromSources, readRegistry, readSharedFiles } from '../codegen/sources.ts';
import { compactJson } from '../core/compact-json.ts';
import { operatorsName } from '../documents/operators.ts';
import { sharedParts } from '../documents/shared.ts';
import { authorityFindings, authorityOf, operationsWith } from './authority-words.ts';
import { type Break, breaksOf, type Located } from './breaks.ts';
import { atChangedReferences } from './changed-references.ts';
import { channelFindings } from './channel-policy.ts';
import { documentFindings } from './compatibility.ts';
import { mayGoFrom, mayGoFromSdl, shortenedInSdl, undatedInSdl } from './deprecation.ts';
import { followsProperty, lostValues, onlyOf } from './derived-parameters.ts';
import { followsSubject, kindFindings, kindsOf } from './event-kinds.ts';
import { framesAsOperations } from './frames-as-operations.ts';
import { figuresOfNewParts } from './named-figures.ts';
import { placesIn } from './overlay-places.ts';
import { type Finding, placeInYaml, wordsOf } from './places.ts';
import { planFindings } from './plan-figures.ts';
import { policyFindings } from './policy-words.ts';
import { essentialsOf, promisedSdl } from './promised.ts';
import { reachIn } from './reach.ts';
import { linkFindings } from './response-links.ts';
import { sdlFindings } from './sdl-changes.ts';
import { sdlMap } from './sdl-map.ts';
import { inSharedLines } from './shared-lines.ts';
import { noticeFindings } from './shortened-notice.ts';
import type { Json } from './source-files.ts';
import { partsInDocument, partsInSdl } from './used-by.ts';
import { dialectFindings, dialectOf, versionBreaks } from './version-life.ts';
import { webhookFindings } from './webhook-headers.ts';

/** The contracts that have no versions. */
const unversioned = ['identity', 'account', 'channel', 'graphql', 'plans', operatorsName];

/** The stages of versions that keep their promises. */
const promising = ['Stable', 'Deprecated'];

/** The contracts that promise something: the stable and deprecated versions of the platform, and those without versions. */
export const contractNames = (): string[] => {
  if (!existsSync('openapi/versions.yaml')) throw new Error('openapi/versions.yaml does not exist here: run this in the project folder.');
  const { versions } = readRegistry();
  return [...Object.keys(versions).filter((name) => promising.includes(versions[name]!.stage)), ...unversioned];
};

/** The path of a contract's released promise. */
export const releasedPath = (name: string): string =>
  name === 'graphql' ? 'graphql/released/schema.graphql' : `openapi/released/${name}.json`;

/** Whether a contract has a released promise. */
export const isReleased = (name: string): boolean => existsSync(releasedPath(name));

/**
 * The contracts that nobody has relied on yet, because they were never released: all before the first release, then those without versions
 * that the changelog does not name.
 * @throws Error when the promise of a released contract is missing
 */
export const neverReleased = (names: readonly string[]): string[] => {
  const missing = names.filter((name) => !isReleased(name));
  const { releases } = readChangelog();
  for (const name of missing) {
    if (!unversioned.includes(name) && releases.length > 0)
      throw new Error(`${name} has no released contract; npx tessera contract release writes it`);
    const release = releases.find(({ changes }) => name in changes);
    if (release) throw new Error(`${name} was released on ${release.date}, but ${releasedPath(name)} is missing; restore it from Git`);
  }
  return missing;
};

/**
 * What programs rely on in a contract, from the files in `openapi` and `graphql`: an SDL, or a document as JSON.
 * @param dialect of its version, if it is to be another one than the registry has
 */
export const promiseOf = async (name: string, dialect = dialectOf(name)): Promise<string> => {
  const catalogue = () => sharedParts(readSharedFiles()).catalogue;
  if (name === 'graphql') return promisedSdl(sdlSources(catalogue(), await documentFromSources('v1')));
  if (name === 'plans') return `${compactJson(readPlans())}\n`;
  const document = name === 'channel' ? framesAsOperations(await channelDocument(catalogue())) : await documentFromSources(name, dialect);
  const meanings = {
    'x-authority': authorityOf(document, readYaml('openapi/authority.yaml')),
    'x-version': { ...dialect },
    'x-kinds': kindsOf(document, readSource),
  };
  const used = Object.entries(meanings).filter(([, meaning]) => Object.keys(meaning).length > 0);
  return `${compactJson({ ...(essentialsOf(document) as object), ...Object.fromEntries(used) })}\n`;
};

const locatedInSdl = async (base: string, next: string, today: string): Promise<Located[]> => {
  assertSdl([{ file: releasedPath('graphql'), text: base }]);
  const [placeOf, mayGo] = [await sdlMap(base), mayGoFromSdl(base, today)];
  return [...(await sdlFindings(base, next)), ...undatedInSdl(next), ...shortenedInSdl(base, next)].map((finding) => {
    const { where, rule, message } = finding;
    const parts = partsInSdl(finding);
    return { ...placeOf(finding), rule, message, contract: 'graphql', touches: [where], parts, mayGo: mayGo(finding) };
  });
};

/** The released documents that prose and bounds are in. */
const releasedDocuments = (): Json[] =>
  contractNames()
    .filter((name) => !['graphql', 'plans'].includes(name) && isReleased(name))
    .map((name) => JSON.parse(readFileSync(releasedPath(name), 'utf8')));

const locatedInPlans = (base: string, next: string): Located[] =>
  planFindings(base, next, figuresOfNewParts(releasedDocuments())).map(({ where, rule, message, pointer }) => {
    const figure = figureAt(wordsOf(pointer));
    const place = placeInYaml(`openapi/${figure.file}`, figure.words);
    return { ...place, rule, message, contract: 'plans', touches: [where] };
  });

const locatedInDocument = async (contract: string, base: string, next: string, today: string): Promise<Located[]> => {
  const before = JSON.parse(base);
  const inItsDialect = JSON.parse(next);
  // Documents are compared in the same dialect: what follows from another one is found there, at the registry.
  const compared = isDeepStrictEqual(before['x-version'], inItsDialect['x-version'])
    ? next
    : await promiseOf(contract, before['x-version']);
  const now = JSON.parse(compared);
  const { placeOf, sharedPlaceOf } = await placesIn(contract);
  const mayGo = mayGoFrom(before, today);
  const [reachBefore, reachNow] = [reachIn(before), reachIn(now)];
  const touchedBy = ({ where, pointer, gone }: Finding): string[] => {
    const [top, word = ''] = wordsOf(pointer);
    return top === 'x-authority' ? operationsWith(now, word) : (gone ? reachBefore : reachNow)(pointer, where);
  };
  const located = (finding: Finding): Located => {
    const { rule, message, gone } = finding;
    const document = gone ? before : now;
    const place = placeOf(document, finding);
    const shared = gone || rule === 'schema-replaced' ? sharedPlaceOf(before, finding) : undefined;
    const touches = touchedBy(finding);
    // Usage is counted under the former name of an operation.
    const isFormer = gone || finding.rule === 'operation-id-changed';
    const parts = partsInDocument(contract, isFormer ? before : now, finding, touches);
    return { ...place, shared, rule, message, contract, touches, parts, mayGo: mayGo(finding) };
  };
  const all = await documentFindings(base, compared);
  const follows = followsProperty(before, now, all);
  const documented = all.filter((finding) => !follows(finding));
  const findings = [
    ...documented.map(atChangedReferences(before, now)),
    ...dialectFindings(now, inItsDialect),
    ...policyFindings(before, now),
    ...authorityFindings(before, now),
    ...kindFindings(before, now),
    ...linkFindings(before, now),
    ...noticeFindings(before, now),
    ...(contract === 'channel' ? channelFindings(before, now) : webhookFindings(before, now)),
  ];
  /** What a list has lost, by where that is written. */
  const apart = (finding: Finding): Finding[] => {
    const values = lostValues(before, finding);
    const places = Map.groupBy(values, (value) => JSON.stringify(placeOf(finding.gone ? before : now, { ...finding, value })));
    const groups = [...places.values()].map(([value = '', ...more]) => ({ ...finding, ...onlyOf(finding, [value, ...more]) }));
    return groups.length > 0 ? groups : [finding];
  };
  return findings
    .filter((finding) => !followsSubject(finding))
    .flatMap(apart)
    .map(located);
};

const locatedBreaks = async (name: string, next: string, today: string): Promise<Located[]> => {
  const base = readFileSync(releasedPath(name), 'utf8');
  if (base === next) return [];
  if (name === 'graphql') return locatedInSdl(base, next, today);
  return name === 'plans' ? locatedInPlans(base, next) : locatedInDocument(name, base, next, today);
};

/** What programs rely on in contracts, by their names. */
export type Promises = ReadonlyMap<string, string>;

export const promisesOf = async (names: readonly string[]): Promise<Promises> =>
  new Map(await Promise.all(names.map(async (name) => [name, await promiseOf(name)] as const)));

/** Today in UTC, as `2026-05-01`. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** What clients lose since the last release: breaks including versions that end too early, and removals after deprecation. */
export const lossesSinceRelease = async (promises: Promises, today: string): Promise<{ breaks: Break[]; removed: Break[] }> => {
  const released = [...promises].filter(([name]) => isReleased(name));
  const all = inSharedLines((await Promise.all(released.map(([name, next]) => locatedBreaks(name, next, today)))).flat());
  const [removed = [], broken = []] = [true, false].map((due) => all.filter(({ mayGo = false }) => mayGo === due));
  return { breaks: breaksOf([...broken, ...versionBreaks(today)]), removed: breaksOf(removed) };
};

/** What clients that relied on the release lose. */
export const breaksSinceRelease = async (names: readonly string[], today = dayOf(new Date())): Promise<Break[]> =>
  (await lossesSinceRelease(await promisesOf(names), today)).breaks;

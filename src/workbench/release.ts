import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Migration } from '../core/changelog.ts';
import { divided } from './accepted-breaks.ts';
import { additionsTo } from './additions.ts';
import type { Break } from './breaks.ts';
import { clearAccepted, migrationsOf, recordRelease, writtenChangelog } from './changelog.ts';
import { guidesNow } from './guides.ts';
import { contractNames, dayOf, isReleased, lossesSinceRelease, promisesOf, releasedPath } from './released.ts';
import { writeInOneStep } from './write-documents.ts';

/** What the changelog says of changes that need no sentence of their own, such as wider bounds; people complete it. */
const unnamed = 'Bounds are wider, or details changed that no client relies on.';

/** The figure that a sentence is about: a lower one is a loss, and no addition. */
const figureIn = (sentence: string): string | undefined => /^`[\w.]+` is (?=\d)/.exec(sentence)?.[0];

const additionsSinceRelease = async (name: string, next: string): Promise<string[]> =>
  isReleased(name) ? additionsTo(name, readFileSync(releasedPath(name), 'utf8'), next) : ['This contract is released for the first time.'];

/** What a release did: the breaks that keep it from being made, or else the files that it wrote. */
export interface ReleaseResult {
  open: Break[];
  written: string[];
}

/** A loss with the operations or fields that it is about, unless it is a figure, which names itself. */
const withPlaces = ({ change, touches, examples }: Migration): string => {
  if (figureIn(change) !== undefined) return change;
  const more = touches - examples.length;
  return `${change} It is about ${examples.map((one) => `\`${one}\``).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
};

/** What the changelog says of a contract: what is new, and what clients have to change. */
const sentencesOn = async (name: string, next: string, migrations: readonly Migration[]): Promise<string[]> => {
  const losses = migrations.filter(({ contracts }) => contracts.includes(name));
  const isLoss = (sentence: string) =>
    losses.some(({ change }) => figureIn(change) !== undefined && figureIn(change) === figureIn(sentence));
  const sentences = [...(await additionsSinceRelease(name, next)).filter((sentence) => !isLoss(sentence)), ...losses.map(withPlaces)];
  return sentences.length > 0 ? sentences : [unnamed];
};

/**
 * Makes what programs rely on in all contracts now their released promises, and records that in the changelog with the accepted breaks,
 * with what clients have to change, and with the guides between versions. A release with breaks that nobody has accepted writes nothing;
 * one without changes neither.
 */
export const releaseContracts = async (today = dayOf(new Date())): Promise<ReleaseResult> => {
  const promises = await promisesOf(contractNames());
  const { breaks, removed } = await lossesSinceRelease(promises, today);
  const { open, accepted } = divided(breaks);
  if (open.length > 0) return { open, written: [] };
  const changed = [...promises].filter(([name, next]) => !isReleased(name) || readFileSync(releasedPath(name), 'utf8') !== next);
  const guides = await guidesNow(promises);
  const sameGuides = isDeepStrictEqual(guides, writtenChangelog().guides ?? []);
  if (changed.length === 0) return { open, written: sameGuides ? [] : [recordRelease(undefined, guides)] };
  const migrations = migrationsOf(accepted, removed);
  const changes = await Promise.all(changed.map(async ([name, next]) => [name, await sentencesOn(name, next, migrations)] as const));
  const release = { date: today, changes: Object.fromEntries(changes), ...(migrations.length > 0 ? { migrations } : {}) };
  const changelog = recordRelease(release, guides);
  clearAccepted();
  return { open, written: [...changed.map(([name, next]) => writeInOneStep(releasedPath(name), next)), changelog] };
};

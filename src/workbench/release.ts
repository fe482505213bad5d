import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Migration } from '../core/changelog.ts';
import { divideBreaks } from './accepted-breaks.ts';
import { additionsTo } from './additions.ts';
import type { Break } from './breaks.ts';
import { clearAccepted, migrationsOf, recordRelease, writtenChangelog } from './changelog.ts';
import { guidesNow } from './guides.ts';
import { contractNames, dayOf, isReleased, lossesSinceRelease, promisesOf, releasedPath } from './released.ts';
import { writeInOneStep } from './write-documents.ts';

/** What the changelog says about changes without a sentence of their own, such as wider bounds; people complete it. */
const unnamed = 'Bounds are wider, or details changed that no client relies on.';

/** The figure of a sentence: a lower one is a loss, not an addition. */
const figureIn = (sentence: string): string | undefined => /^`[\w.]+` is (?=\d)/.exec(sentence)?.[0];

const additionsSinceRelease = async (name: string, next: string): Promise<string[]> =>
  isReleased(name) ? additionsTo(name, readFileSync(releasedPath(name), 'utf8'), next) : ['This contract is released for the first time.'];

/** The result of a release: the breaks that prevent it, or the files that it wrote. */
export interface ReleaseResult {
  open: Break[];
  written: string[];
}

/** A loss with the operations or fields it affects, unless it is a figure, which names itself. */
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
 * Makes the current contracts the released promises, and records it in the changelog with the accepted breaks, the changes that clients have to make,
 * and the guides between versions. Writes nothing when there are unaccepted breaks, or no changes.
 */
export const releaseContracts = async (today = dayOf(new Date())): Promise<ReleaseResult> => {
  const promises = await promisesOf(contractNames());
  const { breaks, removed } = await lossesSinceRelease(promises, today);
  const { open, accepted } = divideBreaks(breaks);
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

import { notice } from '../../contract/plans.ts';
import { type Changelog, type Guide, type Migration, type Release, surfaceTitles } from '../../core/changelog.ts';
import { anchor, blocks, code, codes, entries, inline, lines, link, type Markdown, md } from '../md.ts';

/** The addresses of the page and of its feed. */
export const changelogAddress = '/docs/changelog';
export const feedAddress = `${changelogAddress}.atom`;

const titleOf = (contract: string): string => surfaceTitles[contract] ?? contract;

const migrationEntry = ({ change, contracts, touches, examples, hurts, migration, reason }: Migration): Markdown =>
  blocks(
    md`${inline(change)} *${contracts.map(titleOf).join(', ')}*`,
    md`${inline(hurts)} ${inline(migration)}`,
    md`${inline(reason)} It touches ${touches > examples.length && `${touches} operations or fields, such as `}${codes(examples, ', ')}.`,
  );

/** What a release changed, by contract, and what clients have to do. */
export const releaseBody = ({ date, changes, migrations = [] }: Release): Markdown =>
  blocks(
    ...Object.entries(changes).map(([contract, sentences]) => [md`### ${titleOf(contract)}`, lines(sentences.map(inline))]),
    migrations.length > 0 && [
      md`### ${anchor(`migration-${date}`, 'What clients have to change')}`,
      entries(migrations.map(migrationEntry)),
    ],
  );

/** The address of a guide. */
export const guideAddress = ({ from, to }: Guide): string => `/docs/guides/${from}-to-${to}`;

/** How to move from one version to another. */
export const migrationPage = ({ from, to, migrations }: Guide): Markdown =>
  blocks(
    md`# From ${from} to ${to}`,
    md`What clients of ${from} have to change for ${to}, found by comparing the two contracts. Paths begin with ${code(`/${to}`)}.`,
    entries(migrations.map(migrationEntry)),
    'What is not named here is the same in both.',
  );

/** What has changed in the contracts, newest first. */
export const changelogPage = ({ releases, guides = [] }: Changelog): Markdown =>
  blocks(
    md`# Changelog`,
    md`What has changed in the contracts, newest first. Programs can follow it as ${link('Atom', feedAddress)}.`,
    `A released contract only grows. What is deprecated is marked in the reference, and stays for at least ${notice.days} days. A stable version is served for at least ${notice.months} months after it is deprecated.`,
    ...releases.map((release) => [md`## ${release.date}`, releaseBody(release)]),
    guides.length > 0 && [md`## Guides`, lines(guides.map((guide) => link(`From ${guide.from} to ${guide.to}`, guideAddress(guide))))],
  );

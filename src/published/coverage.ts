import { operatorDocument, operatorsName } from '../contract/operators.ts';
import { platformName } from '../contract/platform-name.ts';
import type { OpenApi } from '../contract/read-openapi.ts';
import { catalogue } from './catalogue.ts';
import type { Documents } from './documents.ts';
import type { Page } from './page.ts';
import { coverageAddress, coverageOfDocumentPage, coveragePage, nothingNoted, type SeenCoverage } from './pages/coverage.ts';
import { withContents } from './sections.ts';

/** The folder where servers note which parts of the contracts they serve, and the function that reads it; undefined without notes. */
export interface CoverageSource {
  folder: string;
  read: (documents: Readonly<Record<string, object>>) => Promise<SeenCoverage | undefined>;
}

/** The coverage page at an address, from the current content of the folder; undefined where there is none. */
export const coverageAt = async (path: string, documents: Documents, { folder, read }: CoverageSource): Promise<Page | undefined> => {
  const entries = catalogue.filter(({ kind }) => kind === 'openapi');
  const names = [...entries.map(({ name }) => name), operatorsName];
  const named = names.find((name) => path === `${coverageAddress}/${name}`);
  if (path !== coverageAddress && !named) return undefined;
  const all: Record<string, OpenApi> = Object.fromEntries(entries.map((one) => [one.name, documents.parsed<OpenApi>(one)]));
  // This document has no pages of its own here, because it is published only on the operations port.
  all[operatorsName] = operatorDocument() as unknown as OpenApi;
  const seen = await read(all);
  const about = {
    title: `${named ? `Coverage of ${named}` : 'Coverage'} · ${platformName}`,
    description: 'Which parts of the contracts were served, and which were not.',
  };
  if (!seen) return { ...about, parts: [nothingNoted(folder)] };
  if (!named) return { ...about, ...withContents([coveragePage(seen, folder)]) };
  const document = all[named]!;
  const entry = entries.find(({ name }) => name === named);
  return { ...about, ...withContents([coverageOfDocumentPage(named, document, seen, entry)]) };
};

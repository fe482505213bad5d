import { familiesOf, type OpenApi } from '../../contract/read-openapi.ts';
import type { Entry } from '../catalogue.ts';
import { anchor, blocks, code, codeBlock, codes, link, type Markdown, md, table, terms, type Words } from '../md.ts';
import { operationAddress } from './operation-list.ts';

/** The address of the page; those of the documents are below it. */
export const coverageAddress = '/docs/coverage';

/** A group of parts: the names of those that were served, and of those that were not. */
export interface SeenGroup {
  title: string;
  seen: readonly string[];
  unseen: readonly string[];
}

/** What was seen of the contracts, for the pages. */
export interface SeenCoverage {
  /** When something was noted last, as ISO 8601. */
  at: string;
  /** All contracts, and each document. */
  totals: readonly {
    title: string;
    document?: string;
    groups: readonly { title: string; seen: number; documented: number; share: string }[];
  }[];
  /** By document and operation. */
  operations: Readonly<Record<string, Readonly<Record<string, readonly SeenGroup[]>>>>;
  /** What belongs to no operation: frames, kinds of events, fields of GraphQL. */
  others: readonly SeenGroup[];
}

/** The page where nothing is noted. */
export const nothingNoted = (folder: string): Markdown =>
  blocks(
    md`# Coverage`,
    md`Nothing is noted in ${code(folder)} yet.`,
    'This command runs the tests, whose servers note what they serve:',
    codeBlock('sh', `TESSERA_COVERAGE_DIR=${folder} npm test`, 'The command'),
    md`A server that was started with \`TESSERA_COVERAGE_DIR\` notes in that folder, and shows it here.`,
  );

const partsOf = ({ title, seen, unseen }: SeenGroup): (readonly [Words, Words])[] => [
  ...(unseen.length > 0 ? [[md`**${title}, not seen**`, codes(unseen, ', ')] as const] : []),
  ...(seen.length > 0 ? [[md`**${title}, seen**`, codes(seen, ', ')] as const] : []),
];

const total = ({ title, groups, document }: SeenCoverage['totals'][number]): Words => [
  md`## ${anchor(document ?? 'all', title)}`,
  document && link('Each operation', `${coverageAddress}/${document}`),
  table(
    ['What', 'Share', 'Seen', 'Documented'],
    groups.map((group) => [group.title, group.share, group.seen, group.documented]),
  ),
];

/** How much of each contract was served. */
export const coveragePage = ({ at, totals, others }: SeenCoverage, folder: string): Markdown =>
  blocks(
    md`# Coverage`,
    md`Which parts of the contracts the tests have seen, as noted in ${code(folder)}.`,
    md`The last note is of ${at.slice(0, 16).replace('T', ' at ')} UTC. A parameter is seen when a valid request has it, and a field of GraphQL when a valid document selects it. ${code(`npx tessera contract coverage ${folder}`)} prints the same.`,
    ...totals.map(total),
    ...others.map((group) => [md`## ${group.title}`, terms(partsOf(group))]),
  );

/** The page of one document: what was served of each of its operations. Operations are links if the document has pages. */
export const coverageOfDocumentPage = (name: string, document: OpenApi, { operations }: SeenCoverage, entry?: Entry): Markdown => {
  const ofDocument = operations[name] ?? {};
  const titleOf = (family: string, id: string): Words => (entry ? link(id, operationAddress(entry, family, id)) : id);
  return blocks(
    link('Coverage', coverageAddress),
    md`# Coverage of ${name}`,
    `What was seen of each operation of ${document.info.title}.`,
    ...familiesOf(document).map(({ name: family, operations: placed }) => [
      md`## ${family}`,
      placed
        .map(({ operation: { operationId } }) => operationId)
        .filter((id) => ofDocument[id])
        .map((id) => [md`### ${anchor(id, id)}`, titleOf(family, id), terms(ofDocument[id]!.flatMap(partsOf))]),
    ]),
  );
};

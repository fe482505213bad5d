const entities = { '#39': "'", quot: '"', lt: '<', gt: '>', amp: '&' } as const;

/** The text of markup. */
const textOf = (markup: string): string =>
  markup.replaceAll(/<[^>]+>/g, '').replaceAll(/&(#39|quot|lt|gt|amp);/g, (_, name: string) => entities[name as keyof typeof entities]);

/** The blocks of code of a page. */
export const blocksOf = (markup: string): string[] =>
  [...markup.matchAll(/<pre[^>]*>([\s\S]*?)<\/pre>/g)].map(([, block]) => textOf(block!));

/** A program of a page: what makes the client, and the call of an operation. */
export interface Program {
  setup: string;
  call: string;
}

const programsOf = (start: string, blocks: readonly string[]): Program[] =>
  blocks
    .filter((block) => block.startsWith(start))
    .flatMap((block) => {
      const [imports, client, ...call] = block.split('\n\n');
      return call.length > 0 ? [{ setup: `${imports}\n\n${client}`, call: call.join('\n\n') }] : [];
    });

/** The programs in Python among blocks of code. */
export const pythonPrograms = (blocks: readonly string[]): Program[] => programsOf('from tessera', blocks);

/** The programs in TypeScript among blocks of code. */
export const typescriptPrograms = (blocks: readonly string[]): Program[] => programsOf('import { createClient', blocks);

/** The addresses of the pages of operations that a page leads to. */
export const operationPagesIn = (markup: string): string[] => [
  ...new Set([...markup.matchAll(/href="(\/docs\/[\w-]+\/(?!schemas\/)[\w-]+\/\w+)"/g)].map(([, page]) => page!)),
];

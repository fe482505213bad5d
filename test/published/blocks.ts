const entities = { '#39': "'", quot: '"', lt: '<', gt: '>', amp: '&' } as const;

/** The text of markup. */
const textOf = (markup: string): string =>
  markup.replaceAll(/<[^>]+>/g, '').replaceAll(/&(#39|quot|lt|gt|amp);/g, (_, name: string) => entities[name as keyof typeof entities]);

/** The blocks of code of a page. */
export const blocksOf = (markup: string): string[] =>
  [...markup.matchAll(/<pre[^>]*>([\s\S]*?)<\/pre>/g)].map(([, block]) => textOf(block!));

/** Whether a block is a call by the Python client. */
export const isPythonCall = (block: string): boolean => /^(print\(|for one in )?tessera\.\w+\.\w+\(/.test(block) && !/;$/.test(block);

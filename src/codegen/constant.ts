import { compactJson } from '../core/compact-json.ts';

/** The source text of a constant with a value of the contract. */
export const constant = (name: string, comment: string, value: unknown): string =>
  `/** ${comment} */\nexport const ${name} = ${compactJson(value)} as const;\n`;

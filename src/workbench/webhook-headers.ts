import { type Finding, operationAt, pointerOf } from './places.ts';
import { type Json, resolvedIn, valueIn } from './source-files.ts';

interface Header {
  $ref?: string;
  name: string;
  required?: boolean;
}

const resolved = (document: Json, header: Header): Header => resolvedIn(document, header) as Header;

/** What webhook receivers lose: Redocly compares what clients send, but the headers of a webhook are what they receive. */
export const webhookFindings = (base: Json, next: Json): Finding[] =>
  Object.entries((base.webhooks ?? {}) as Record<string, { post: { parameters?: Header[] } }>).flatMap(([name, { post }]) => {
    const list = ['webhooks', name, 'post', 'parameters'];
    const sent = ((valueIn(next, list) ?? []) as Header[]).map((header) => ({ header: resolved(next, header), $ref: header.$ref }));
    const where = operationAt(pointerOf(list));
    return (post.parameters ?? []).flatMap((header, at): Finding[] => {
      const before = resolved(base, header);
      const now = sent.find((one) => one.header.name === before.name);
      const removed = { rule: 'webhook-header-removed', where };
      if (!now)
        return [
          {
            ...removed,
            message: `The header \`${before.name}\` is no longer sent.`,
            pointer: pointerOf([...list, String(at)]),
            gone: true,
          },
        ];
      if (!before.required || now.header.required) return [];
      return [{ ...removed, message: `The header \`${before.name}\` may be missing.`, pointer: now.$ref ?? pointerOf(list) }];
    });
  });

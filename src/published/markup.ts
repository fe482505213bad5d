import { unescapeHtml } from '../core/html.ts';

/** An element of a page. */
export interface Element {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: Node[];
}

/** An element, or a text without entities. */
export type Node = Element | string;

/** Elements without content, which have no end. */
const empty = new Set(['br', 'hr', 'input', 'wbr']);

const tokens = /<(\/?)([a-z][a-z0-9]*)((?:\s+[A-Za-z0-9-]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/g;

const attributesIn = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/\s([A-Za-z0-9-]+)(?:="([^"]*)")?/g)].map(([, name, value = '']) => [name!, unescapeHtml(value)]));

/** Reads markup of our own pages, in which every element ends and every text is escaped. @throws Error where that is not so */
export const parseMarkup = (markup: string): Node[] => {
  const root: Element = { tag: 'root', attributes: {}, children: [] };
  const open = [root];
  for (const [, end, tag, attributes, closed, text] of markup.matchAll(tokens)) {
    const inside = open.at(-1)!;
    if (text !== undefined) inside.children.push(unescapeHtml(text));
    else if (end) {
      if (inside.tag !== tag) throw new Error(`</${tag}> ends <${inside.tag}>.`);
      open.pop();
    } else {
      const element: Element = { tag: tag!, attributes: attributesIn(attributes!), children: [] };
      inside.children.push(element);
      if (!closed && !empty.has(tag!)) open.push(element);
    }
  }
  if (open.length > 1) throw new Error(`<${open.at(-1)!.tag}> does not end.`);
  return root.children;
};

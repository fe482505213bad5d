import { type Element, type Node, parseMarkup } from './markup.ts';

/** Where a link of a page leads in its Markdown; undefined for a place on the same page, which Markdown cannot name. */
export type LinkTarget = (href: string) => string | undefined;

const isElement = (node: Node): node is Element => typeof node !== 'string';

const elementsIn = ({ children }: Element): Element[] => children.filter(isElement);

const all = (node: Element, tag: string): Element[] => elementsIn(node).flatMap((one) => (one.tag === tag ? [one] : all(one, tag)));

const textOf = (node: Node): string => (isElement(node) ? node.children.map(textOf).join('') : node);

/** What only a browser can use: forms, drawings, and what waits for a script. */
const isForBrowsers = ({ tag, attributes }: Element): boolean => tag === 'svg' || tag === 'form' || attributes.hidden !== undefined;

/** Between words `_` marks nothing, so it stays as it is. */
const escaped = (text: string): string => text.replaceAll(/[\\`*[\]<>|]|(?<!\w)_|_(?!\w)/g, '\\$&');

/** A line that would begin a list or a heading by its first characters begins with a word. */
const withoutMarker = (text: string): string => text.replace(/^[-+#](?=\s)/, '\\$&').replace(/^(\d+)\.(?=\s)/, '$1\\.');

const fenceFor = (text: string, least: number): string =>
  '`'.repeat(Math.max(least, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));

const codeSpan = (text: string): string => {
  const fence = fenceFor(text, 1);
  return text.startsWith('`') || text.endsWith('`') ? `${fence} ${text} ${fence}` : fence + text + fence;
};

const codeBlock = (node: Element): string => {
  const text = textOf(node).replace(/\n$/, '');
  const fence = fenceFor(text, 3);
  return `${fence}\n${text}\n${fence}`;
};

const marked = (mark: string, text: string): string => (text.trim() === '' ? text : mark + text.trim() + mark);

/** The first line follows the marker; the others stand below it. */
const item = (marker: string, text: string): string => `${marker} ${text.replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(marker.length + 1)}`)}`;

/** A list, a heading, a table or a block of code, which begins on a line of its own. */
const isApart = (text: string): boolean => /^(?:[-|#]|`{3}|\d+\.)/.test(text);

/** Writes the body of a page as Markdown. The page itself is the source, so both say the same. */
export const asMarkdown = (body: string, target: LinkTarget): string => {
  const phrases: Record<string, (node: Element) => string> = {
    a: ({ attributes, children }) => {
      const to = attributes.class === 'quiet' ? undefined : target(attributes.href ?? '');
      return to === undefined ? inline(children) : `[${inline(children).trim()}](${to})`;
    },
    b: ({ children }) => marked('**', inline(children)),
    br: () => '\\\n',
    code: (node) => codeSpan(textOf(node)),
    del: ({ children }) => marked('~~', inline(children)),
    em: ({ children }) => marked('*', inline(children)),
    span: ({ children }) => inline(children),
    strong: ({ children }) => marked('**', inline(children)),
    wbr: () => '',
  };
  const phrase = (node: Node): string => {
    if (!isElement(node)) return escaped(node.replaceAll(/\s+/g, ' '));
    const write = phrases[node.tag];
    return write && !isForBrowsers(node) ? write(node) : '';
  };
  const inline = (nodes: readonly Node[]): string => nodes.map(phrase).join('');
  const line = (nodes: readonly Node[]): string => withoutMarker(inline(nodes).replaceAll(/ +/g, ' ').trim());

  const cell = ({ children }: Element): string => line(children).replaceAll(/(?<!\\)\|/g, '\\|');
  const cells = (row: Element): string => `| ${elementsIn(row).map(cell).join(' | ')} |`;
  const heading = ({ tag, children }: Element): string => `${'#'.repeat(Number(tag[1]))} ${line(children)}`;

  /** Terms and what is said of each, as items of a list. */
  const definitions = (node: Element): string => {
    const items: string[] = [];
    for (const part of elementsIn(node).flatMap((one) => (one.tag === 'div' ? elementsIn(one) : [one]))) {
      const said = part.tag === 'dt' ? '' : blocks(part.children);
      if (part.tag === 'dt') items.push(line(part.children));
      else if (said) items.push(items.pop() + (isApart(said) ? '\n' : ': ') + said);
    }
    return items.map((one) => item('-', one)).join('\n');
  };

  const written: Record<string, (node: Element) => string> = {
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, heading])),
    blockquote: ({ children }) => `> ${blocks(children).replaceAll('\n', '\n> ')}`,
    dl: definitions,
    hr: () => '---',
    ol: (node) =>
      elementsIn(node)
        .map(({ children }, index) => item(`${index + 1}.`, blocks(children)))
        .join('\n'),
    pre: codeBlock,
    table: (node) => {
      const [head, ...rows] = all(node, 'tr');
      return [cells(head!), `|${' --- |'.repeat(elementsIn(head!).length)}`, ...rows.map(cells)].join('\n');
    },
    ul: (node) =>
      elementsIn(node)
        .map(({ children }) => item('-', blocks(children)))
        .join('\n'),
  };
  const block = (node: Element): string => (isForBrowsers(node) ? '' : (written[node.tag]?.(node) ?? blocks(node.children)));

  /** Words that follow one another are a paragraph; everything else is a block of its own. */
  const blocks = (nodes: readonly Node[]): string => {
    const found: string[] = [];
    let words: Node[] = [];
    for (const node of nodes) {
      if (!isElement(node) || node.tag in phrases) words.push(node);
      else {
        found.push(line(words), block(node));
        words = [];
      }
    }
    return [...found, line(words)].filter(Boolean).join('\n\n');
  };

  return `${blocks(parseMarkup(body))}\n`;
};

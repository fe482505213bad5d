import { describe, expect, it } from 'vitest';
import type { OpenApi } from '../../src/contract/read-openapi.ts';
import { unescapeHtml } from '../../src/core/html.ts';
import { catalogue } from '../../src/published/catalogue.ts';
import {
  anchor,
  blocks,
  code,
  codeBlock,
  entries,
  example,
  fold,
  inline,
  lines,
  link,
  Markdown,
  md,
  prose,
  table,
  terms,
} from '../../src/published/md.ts';
import { schemaPage } from '../../src/published/pages/schema-pages.ts';
import { render } from '../../src/published/render.ts';
import { headingsOf, outlineOf } from '../../src/published/sections.ts';
import { forElsewhere } from '../../src/published/twins.ts';

const hostile = `<img src=x onerror="alert('&')">`;
const escaped = '&lt;img src=x onerror=&quot;alert(&#39;&amp;&#39;)&quot;&gt;';

/** Names that mean something in Markdown, in HTML, or in both. */
const names = [
  hostile,
  'a|b',
  '*a* **b** _c_ ~~d~~ a_b_c',
  '`a` ``b`` `',
  'a\nb\n\n# c',
  '# a',
  '- a',
  '+ a',
  '12. a',
  '=== a',
  '[a](https://elsewhere.example) ![b](c)',
  'a\\*b\\',
  '&lt;b&gt; &amp;',
  '<b>',
  '(a) [b] {c}',
  'https://elsewhere.example WWW.elsewhere.example a@elsewhere.example',
];

/** The text that a browser shows. */
const shown = (page: Markdown): string =>
  unescapeHtml(render(page).text.replaceAll(/<[^>]*>/g, ''))
    .replaceAll(/\s+/g, ' ')
    .trim();
const line = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

describe.each(names)('the name %j', (name) => {
  it('is shown as it is, as text and as code, wherever it stands', () => {
    expect(shown(md`${name}`)).toBe(line(name));
    expect(shown(md`a ${name} b`)).toBe(`a ${line(name)} b`);
    expect(shown(md`# ${name}`)).toBe(line(name));
    expect(shown(link(name, '/docs'))).toBe(line(name));
    expect(shown(lines([name, code(name)]))).toBe(`${line(name)} ${line(name)}`);
    expect(shown(terms([[code(name), name]]))).toBe(`${line(name)}${line(name)}`);
    expect(shown(entries([blocks(anchor(name, code(name)), name)]))).toBe(`${line(name)} ${line(name)}`);
    expect(shown(fold(name, name))).toBe(`${line(name)}${line(name)}`);
    expect(shown(table([name], [[code(name)]]))).toBe(`${line(name)} ${line(name)}`);
  });

  it('keeps its lines in a block of code, and ends no other block', () => {
    const html = render(blocks(codeBlock('text', name, name), '## end')).text;
    expect(unescapeHtml(/<code>([\s\S]*)<\/code>/.exec(html)![1]!)).toBe(name);
    expect(html).toContain('<p>## end</p>');
    expect(html.match(/<pre/g)).toHaveLength(1);
  });

  it('is a place on the page that its link leads to', () => {
    const html = render(entries([blocks(anchor(name, code(name)), 'a')])).text;
    const [, id, href] = /<li id="([^"]*)"><p class="head"><a href="#([^"]*)"/.exec(html)!;
    expect(unescapeHtml(id!)).toBe(name);
    expect(decodeURIComponent(unescapeHtml(href!))).toBe(name);
  });

  it('has the same text in Markdown for readers elsewhere', () => {
    const page = blocks(md`# ${name}`, md`${name} ${code(name)} ${link(name, '/docs')}`);
    const elsewhere = new Markdown(forElsewhere(page.text, (href) => `https://here${href}`));
    expect(shown(elsewhere)).toBe(shown(page));
    expect(elsewhere.text).toContain('](https://here/docs)');
  });

  it('is as it is on the page of a schema', () => {
    const schema = { type: 'object', properties: { [name]: { type: 'string', enum: [name], default: name, pattern: name } } };
    const document = { info: { title: name }, components: { schemas: { Odd: schema } }, tags: [], paths: {} } as unknown as OpenApi;
    const page = schemaPage({ entry: catalogue[0]!, document, root: '', base: '', schemaAt: (one) => one }, 'Odd');
    expect(shown(page)).toContain(`${line(name)} string ${line(name)} when left out pattern ${line(name)} One of ${line(name)}`);
    expect(render(page).text).not.toContain('<img');
  });
});

describe('Markdown of a contract', () => {
  it('brings no HTML, in either form', () => {
    expect(render(prose(hostile)).text).toBe(`<p>${escaped}</p>\n`);
    expect(render(md`a ${inline(`${hostile}\nb`)}`).text).toBe(`<p>a ${escaped} b</p>\n`);
    expect(prose(`${hostile} \`${hostile}\``).text).toBe(`\\${hostile} \`${hostile}\``);
    expect(prose('<https://www.rfc-editor.org>').text).toBe('<https://www.rfc-editor.org>');
  });

  it('links to the web and to this server, and to nothing that runs', () => {
    const html = (text: string) => render(inline(text)).text.trim();
    expect(html('[a](https://www.rfc-editor.org)')).toBe('<p><a href="https://www.rfc-editor.org">a</a></p>');
    expect(html('[a](javascript:alert(1)) [b](data:text/html,x) [c](//elsewhere.example)')).toBe('<p>a b c</p>');
    expect(html('![a](https://elsewhere.example/a.png)')).toBe('<p>a</p>');
  });

  it('links an error code to what it means, except within a link', () => {
    expect(render(inline('`already_exists` and `private`, [`not_found`](/docs), `constructor`')).text).toBe(
      '<p><a class="quiet" href="/docs/errors#already_exists"><code>already_exists</code></a> and <code>private</code>, <a href="/docs"><code>not_found</code></a>, <code>constructor</code></p>\n',
    );
  });
});

describe('an example', () => {
  it('is escaped, and comes back as the value it was', () => {
    const value = { [hostile]: [hostile, 1.5, 1e21, true, null, 'a "quoted" \\ text', -2] };
    const html = render(example(value, 'Title of "it"')).text;
    expect(html).not.toContain('<img');
    expect(html).toContain('<pre tabindex="0" role="group" aria-label="Title of it">');
    expect(html).toContain(`<span class="k">&quot;${escaped.replaceAll('&quot;', '\\&quot;')}&quot;</span>:`);
    const text = /<code>([\s\S]*)<\/code>/.exec(html)![1]!.replaceAll(/<\/?span[^>]*>/g, '');
    expect(JSON.parse(unescapeHtml(text))).toEqual(value);
  });
});

describe('a list', () => {
  const html = (list: Markdown) => render(list).text.trim();

  it.each([
    ['terms', terms([[code('a'), 'b']]), '<dl><dt><code>a</code></dt><dd>b</dd>\n</dl>'],
    ['lines', lines([md`\`a\` is b`]), '<ul><li><code>a</code> is b</li>\n</ul>'],
    ['fields', entries([blocks(code('a'), 'b')]), '<ul class="fields"><li><p class="head"><code>a</code></p>\n<p>b</p>\n</li>\n</ul>'],
    ['entries', entries([blocks('a', 'b')]), '<ul class="entries"><li><p>a</p>\n<p>b</p>\n</li>\n</ul>'],
    ['cards', entries([blocks(md`## a`, 'b')]), '<ul class="cards"><li><h2 id="a">a</h2>\n<p>b</p>\n</li>\n</ul>'],
    [
      'operations',
      lines([link(md`\`GET /a\` b`, '/docs/v1/as/getA')]),
      '<ul class="operations"><li id="getA"><a href="/docs/v1/as/getA"><span class="route"><span class="method get">GET</span> <code>/a</code></span> b</a></li>\n</ul>',
    ],
  ])('of %s is known by what its items are', (_name, list, wanted) => expect(html(list)).toBe(wanted));

  it('of lines is not continued by one of blocks', () => {
    expect(html(blocks(lines(['a']), entries([blocks(code('b'), 'c')])))).toMatch(/^<ul><li>a<\/li>\n<\/ul>\n<ul class="fields">/);
  });
});

describe('a page', () => {
  const page = blocks(
    md`# Title`,
    md`## ${anchor('first', 'The first')} *kind*`,
    entries([blocks(anchor('a', code('a')), 'b')]),
    md`### Not named`,
    md`### ${anchor('deep', 'Deep')}`,
    fold('More', 'folded'),
    md`## Last`,
    entries([blocks(anchor('Last', code('Last')), 'b'), blocks(anchor('last', code('last')), 'c')]),
  );

  it('has a table of contents by its headings and places', () => {
    const inside = [
      { href: '#a', title: 'a' },
      { href: '#deep', title: 'Deep' },
    ];
    expect(outlineOf(page.text)[0]).toEqual({ href: '#first', title: 'The first', inside });
    expect(headingsOf(page.text)).toEqual([
      { href: '#first', title: 'The first' },
      { href: '#last', title: 'Last' },
    ]);
  });

  it('folds what is under a heading of the sixth level, up to the next heading', () => {
    expect(render(page).text).toContain('<details><summary>More</summary><p>folded</p>\n</details>\n<h2 id="last">Last</h2>');
  });

  it('gives no place twice', () => {
    const html = render(page).text;
    expect(html.match(/ id="last"/g)).toHaveLength(1);
    expect(html).toContain('<h2 id="last">');
  });
});

describe('Markdown for readers elsewhere', () => {
  const written = (text: string) => forElsewhere(text, (href) => `https://here${href}.md`);

  it.each([
    ['[a](/docs) and [`b`](/docs/b)', '[a](https://here/docs.md) and [`b`](https://here/docs/b.md)'],
    ['## [`a`](#a) *b*', '## `a` *b*'],
    ['`[a](/docs)` \\`[a](/docs)\\`', '`[a](/docs)` \\`[a](https://here/docs.md)\\`'],
    ['```json\n"[a](/docs)"\n```', '```json\n"[a](/docs)"\n```'],
    ['[a](https://elsewhere.example)', '[a](https://elsewhere.example)'],
  ])('%j', (text, wanted) => expect(written(text)).toBe(wanted));
});

import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isScalar, parseDocument, visit } from 'yaml';
import { plans } from '#generated/plans';
import { limits } from '../../src/contract/frames.ts';

const units = { KiB: 1024, MiB: 1024 ** 2, seconds: 1, minutes: 60, hours: 3600, days: 86_400 } as const;

/** The figures of the contract by their names. */
const figuresIn = (node: unknown, name: string): [name: string, figure: number][] => {
  if (typeof node === 'number') return [[name, node]];
  return typeof node === 'object' && node !== null ? Object.entries(node).flatMap(([key, one]) => figuresIn(one, `${name}.${key}`)) : [];
};

const figures = [...figuresIn(plans, 'plans'), ...figuresIn(limits, 'limits')];

/** Words whose figures are times or bytes, so that they may be written in a unit. */
const isMeasured = (name: string): boolean =>
  /lifetimes|outbound|deliveries\.failing|retries|bodies|files|metadata\.bytes|imports\.bytes|_seconds|_bytes/.test(name);

/** The figures of the contract that a text repeats: large numbers, and times and bytes in a unit. */
const repeatedIn = (text: string): string[] => {
  // What a figure is written as once more stands in code, an address or a placeholder.
  const prose = text.replaceAll(/`[^`]*`|\{(?:plans|limits)\.[^}]*\}|https?:\S+/g, '');
  return [...prose.matchAll(/(?<![\w.,/-])(\d[\d,]*)(?:[ -](KiB|MiB|second|minute|hour|day)s?)?(?![\w,.]*\d)/g)].flatMap(
    ([words, digits, unit]) => {
      const number = Number(digits!.replaceAll(',', ''));
      const size = unit ? units[(unit.endsWith('iB') ? unit : `${unit}s`) as keyof typeof units] : undefined;
      const found = figures.filter(([name, figure]) =>
        size ? isMeasured(name) && figure === number * size : number >= 1000 && figure === number,
      );
      return found.length > 0 ? [`${words.trim()}: ${found.map(([name]) => name).join(', ')}`] : [];
    },
  );
};

/** The prose of a file: descriptions and sentences of errors in YAML, and everything else as it stands. */
const proseOf = (file: string): string[] => {
  const text = readFileSync(file, 'utf8');
  if (!file.endsWith('.yaml')) return [text];
  const found: string[] = [];
  visit(parseDocument(text), {
    Pair: (_, { key, value }) => {
      if (!isScalar(key) || !/^(description|summary|message|error_description|x-pattern-says)$/.test(String(key.value))) return;
      if (isScalar(value) && typeof value.value === 'string') found.push(value.value);
    },
  });
  return found;
};

const files = globSync([
  'openapi/{platform,identity,account}.yaml',
  'openapi/{platform,identity,account,messages,shared}/*.yaml',
  'graphql/**/*.graphql',
  'src/published/guides/*.md',
]).filter((file) => !file.includes('released'));

/** Figures of other things that are the same by chance. */
const others: Readonly<Record<string, RegExp>> = {
  // The waits between two attempts of a client to connect, and milliseconds and a close code in its program.
  'openapi/messages/channel.yaml': /^(30 seconds|1000):/,
  // What the time of a code of an authenticator app may differ.
  'openapi/identity/second-factors.yaml': /^30 seconds:/,
  // The bits of keys.
  'openapi/account/applications.yaml': /^2048:/,
};

describe('a figure of the contract', () => {
  it.each(files)('is named in prose and never repeated: %s', (file) => {
    const repeated = proseOf(file).flatMap(repeatedIn);
    expect(repeated.filter((one) => !others[file]?.test(one))).toEqual([]);
    if (others[file]) expect(repeated).not.toEqual([]);
  });

  it.each([
    ['A session lasts 24 hours.', 'plans.lifetimes.session'],
    ['Up to 10,000 it is exact.', 'plans.totals.exact'],
    ['At most 64 KiB.', 'plans.metadata.bytes'],
    ['May have 1048576 bytes.', 'plans.bodies.json'],
    ['No pong within 8 seconds.', 'limits.pong_seconds'],
  ])('is found where it is repeated: %s', (text, name) => {
    expect(repeatedIn(text).join()).toContain(name);
  });

  it.each(['{plans.lifetimes.session hours}', '`10000`', 'On 2026-10-05.', 'In 10 ways.', 'At /v1/10000.'])(
    'is not found in %s',
    (text) => {
      expect(repeatedIn(text)).toEqual([]);
    },
  );

  /** Numbers of code that only a figure of the contract can mean. */
  const telling = [plans.metadata.bytes, plans.lifetimes.used_parts, plans.lifetimes.request_log, plans.deliveries.failing];

  /** Characters at the end of a file, which are as many as the bytes of metadata by chance. */
  const byChance = ['src/app/commands/accounts.ts'];

  it('stands in no source either', () => {
    const repeated = globSync('src/**/*.{ts,tsx}').flatMap((file) => {
      const numbers = [...readFileSync(file, 'utf8').matchAll(/(?<![\w.])\d[\d_]*\b/g)].map(([digits]) =>
        Number(digits.replaceAll('_', '')),
      );
      return numbers.some((number) => telling.includes(number as never)) ? [file] : [];
    });
    expect(repeated).toEqual(byChance);
  });
});

const boundKeys = /^(min|max)(imum|Length|Items|Properties)$|^default$/;

/** The bounds of schemas that repeat a figure which the prose beside them names. */
const repeatedBounds = (file: string): string[] => {
  const found: string[] = [];
  visit(parseDocument(readFileSync(file, 'utf8')), {
    Map: (_, map) => {
      const description = map.get('description');
      if (typeof description !== 'string') return;
      const named = new Map(
        [...description.matchAll(/\{(plans\.[\w.]+)(?: (\w+))?\}/g)].map(([, name, unit]) => {
          const figure = figures.find(([one]) => one === name)?.[1] ?? Number.NaN;
          return [figure / (units[unit as keyof typeof units] ?? 1), name!];
        }),
      );
      const look = (node: unknown): void =>
        visit(node as never, {
          Pair: (_key, { key, value }) => {
            if (!isScalar(key) || !isScalar(value) || !boundKeys.test(String(key.value))) return;
            const name = named.get(value.value as number);
            if (name) found.push(`${key.value}: ${name}`);
          },
        });
      look(map);
    },
  });
  return [...new Set(found)];
};

describe('a bound of a schema', () => {
  it.each(files.filter((file) => file.endsWith('.yaml')))('names the figure that its prose names, and does not repeat it: %s', (file) => {
    expect(repeatedBounds(file)).toEqual([]);
  });
});

/** The figures that these pages repeat, which nothing writes, in their order; without a name, something else that is the same by chance. */
const inPages: Readonly<Record<string, readonly [words: string, name?: string][]>> = {
  'docs/configure.md': [['1000'], ['3600']],
  'clients/typescript/README.md': [['1,000'], ['10,000']],
  'graphql/README.md': [
    ['10,485,760', 'plans.graphql.response'],
    ['24 hours', 'plans.lifetimes.idempotency_key'],
    ['1 MiB', 'limits.send_queue_bytes'],
    ['8 seconds', 'limits.pong_seconds'],
    ['16,384,', 'plans.graphql.connection_init'],
    ['10,000', 'plans.bodies.values'],
    ['30 seconds', 'limits.authenticate_seconds'],
    ['1 MiB', 'plans.bodies.json'],
    ['10,000', 'plans.totals.exact'],
  ],
};

const pages = globSync([
  'README.md',
  'docs/*.md',
  '{openapi,graphql,src,operations,examples,clients}/README.md',
  'clients/*/README.md',
]).sort();

describe('a figure of the contract in a page of the repository', () => {
  it.each(pages)('is that of the contract: %s', (file) => {
    const found = repeatedIn(readFileSync(file, 'utf8'));
    const known = inPages[file] ?? [];
    expect(found.map((one) => one.split(': ')[0])).toEqual(known.map(([words]) => words));
    for (const [at, [, name]] of known.entries()) if (name) expect(found[at]!.split(/[:,] /)).toContain(name);
  });

  it.each(pages)('is one that there is, where it is named, and costs are named: %s', (file) => {
    const text = readFileSync(file, 'utf8');
    const named = [...text.matchAll(/`((?:plans|limits)\.[\w.]+)`/g)].map(([, name]) => name).filter((name) => name !== 'plans.yaml');
    expect(named.filter((name) => !figures.some(([one]) => one === name))).toEqual([]);
    expect(text.match(/\b(?:adds|costs?)(?: more than)? \d+/g) ?? []).toEqual([]);
  });

  it('is that of the contract in the dashboard, too', () => {
    const text = readFileSync('src/dashboard/account/views.ts', 'utf8');
    expect(/const overlap = ([\d_]+);/.exec(text)?.[1]?.replace('_', '')).toBe(String(plans.lifetimes.overlap));
    expect(text.match(/overlap_seconds: overlap,? /g)).toHaveLength(2);
  });
});

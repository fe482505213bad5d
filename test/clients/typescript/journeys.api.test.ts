import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Tessera, until } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as platform from '../../../clients/typescript/generated/platform/index.ts';
import { createClient, TesseraError } from '../../../clients/typescript/src/index.ts';
import { Pages } from '../../../clients/typescript/src/list.ts';
import { type Answer, filled, holds, journeys, type Known, outputOf, type Step } from './arazzo.ts';
import { places } from './places.ts';

const contract = JSON.parse(readFileSync(join(import.meta.dirname, '../../../generated/platform/contract.json'), 'utf8')) as {
  paths: Record<string, Record<string, { operationId?: string; 'x-pagination'?: string[] }>>;
};

interface Method {
  family: string;
  name: string;
  /** The words of the client's table: `GET /v1/files list call:listFiles`. */
  line: string;
  ids: string[];
  /** Whether the list has numbered pages. */
  isNumbered: boolean;
}

const lines = Object.entries(platform as Record<string, Readonly<Record<string, string>>>).flatMap(([family, methods]) =>
  Object.entries(methods).map(([name, line]) => ({ family, name, line })),
);

/** The client's method for each operation of the contract. */
const methods = new Map<string, Method>(
  Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([verb, { operationId, 'x-pagination': forms }]) => {
      const found = lines.find(({ line }) => line.startsWith(`${verb.toUpperCase()} ${path} `) || line === `${verb.toUpperCase()} ${path}`);
      if (!operationId || !found) return [];
      const ids = [...path.matchAll(/\{(\w+)\}/g)].map(([, id]) => id!);
      return [[operationId, { ...found, ids, isNumbered: forms?.includes('page') ?? true }] as const];
    }),
  ),
);

const operators = /^(.+?)(?:\[(eq|neq|nin|all|like|in|gt|gte|lt|lte)\]|_(contains|starts_with|in|all|gte|gt|lte|lt|after|before|exists))$/;
const lists = new Set(['in', 'nin', 'all']);

/** A parameter of the list language as the client's query says it: `name_contains=T` is `{ name: { contains: 'T' } }`. */
const inQuery = (name: string, value: unknown): [string, unknown] => {
  if (['sort', 'expand', 'fields'].includes(name)) return [name, String(value).split(',')];
  const [, field, bracketed, suffixed] = operators.exec(name) ?? [];
  const operator = bracketed ?? suffixed;
  if (!field || !operator) return [name, value];
  return [field, { [operator]: lists.has(operator) ? String(value).split(',') : value }];
};

const optionOf: Readonly<Record<string, string>> = { 'Idempotency-Key': 'idempotencyKey', 'If-Match': 'ifMatch', Range: 'range' };

/** What a step gives the client's method: ids, query or body, and options. */
const argumentsOf = ({ operationId, parameters = [], requestBody }: Step, known: Known): unknown[] => {
  const { line, ids, isNumbered } = methods.get(operationId)!;
  const all = parameters.map((one) => ({ ...one, value: filled(one.value, known) }));
  const where = (place: string) => all.filter((one) => one.in === place);
  const headers = where('header');
  const options: Record<string, unknown> = {
    ...Object.fromEntries(headers.filter(({ name }) => optionOf[name]).map(({ name, value }) => [optionOf[name], value])),
    headers: Object.fromEntries(headers.filter(({ name }) => !optionOf[name]).map(({ name, value }) => [name, value])),
    ...(line.includes(' bytes') && { contentType: requestBody?.contentType }),
  };
  const asked: Record<string, unknown> = Object.fromEntries(where('query').map(({ name, value }) => inQuery(name, value)));
  // Where a list is not told how to page, the contract begins with page 1, and the client with a cursor.
  const paged = !line.includes(' list') || !isNumbered || 'after' in asked || 'page' in asked ? asked : { page: 1, ...asked };
  const takesBody = / (body|bytes)/.test(line);
  const query = / (list|query)/.test(line) ? [paged] : [];
  const input = takesBody ? [filled(requestBody?.payload, known)] : query;
  return [...ids.map((id) => where('path').find(({ name }) => name === id)?.value), ...input, options];
};

/** Reads the answers that the client gets. */
const listening = () => {
  let last: Answer | undefined;
  return {
    fetch: async (...request: Parameters<typeof fetch>) => {
      const response = await fetch(...request);
      const text = await response.clone().text();
      const isJson = response.headers.get('content-type')?.includes('json') ?? false;
      last = { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
      return response;
    },
    last: () => last!,
  };
};

/** What the caller of a method gets: the data of the answer, or its error. */
const received = async (result: unknown): Promise<unknown> => {
  try {
    if (result instanceof Pages) return (await result.page()).data;
    const value = await (result as Promise<unknown>);
    return value instanceof Response ? await value.text() : value;
  } catch (error) {
    return error;
  }
};

/** Whether that is what the server answered. */
const fits = (got: unknown, { status, body }: Answer): boolean => {
  if (got instanceof TesseraError) return got.status === status && (status === 304 || got.code === at(body)?.error?.code);
  if (got instanceof Error || status >= 300) return false;
  return isDeepStrictEqual(got, typeof body === 'object' ? at(body)?.data : body || undefined);
};

const at = (body: unknown) => body as { data?: unknown; error?: { code?: string } } | undefined;

describe.each(places)('the journeys of the contract, with the client %s', (_, boot) => {
  let tessera: Tessera;
  beforeAll(async () => {
    tessera = await boot({ env: { TESSERA_ALLOW_PRIVATE_NETWORKS: 'true' } });
  });
  afterAll(() => tessera.close());

  it.each(journeys)('$name', async ({ steps, defaults }) => {
    const { fetch: listeningFetch, last } = listening();
    const client = createClient({
      baseUrl: tessera.url,
      credentials: { apiKey: tessera.admin.key },
      families: platform,
      fetch: listeningFetch,
    }) as unknown as Record<string, Record<string, (...given: unknown[]) => unknown>>;
    const list_url = `${tessera.url}/openapi/identity.json`;
    const known: Known = { inputs: { ...defaults, key: tessera.admin.key, hook_url: `${tessera.url}/hook`, list_url }, outputs: {} };

    const take = async (step: Step) => {
      const { family, name } = methods.get(step.operationId)!;
      const got = await received(client[family]![name]!(...argumentsOf(step, known)));
      return { got, now: { ...known, answer: last() } };
    };

    for (const step of steps) {
      let taken = await take(step);
      const retried = step.onFailure?.flatMap(({ criteria }) => criteria) ?? [];
      if (retried.length > 0)
        await until(async () => {
          const again = retried.every((one) => holds(one, taken.now));
          if (again) taken = await take(step);
          return !again;
        });
      const failed = step.successCriteria.filter((one) => !holds(one, taken.now)).map(({ condition }) => condition);
      expect({ step: step.stepId, failed, status: taken.now.answer.status }).toMatchObject({ failed: [] });
      expect([step.stepId, fits(taken.got, taken.now.answer), taken.got]).toEqual([step.stepId, true, taken.got]);
      known.outputs[step.stepId] = Object.fromEntries(
        Object.entries(step.outputs ?? {}).map(([name, from]) => [name, outputOf(from, taken.now)]),
      );
    }
  });

  it('have an operation of the client for each step', () => {
    const missing = journeys.flatMap(({ steps }) => steps).filter(({ operationId }) => !methods.has(operationId));
    expect(missing).toEqual([]);
  });
});

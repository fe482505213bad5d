import { bodyOfAnswerViolations } from '../../src/contract/own-answers.ts';
import type { OperationId } from '../../src/contract/types.ts';

/** What is compared of two answers to the same request. */
export interface Shape {
  status: number;
  type: string | null;
  /** The names at the top of the body and of the parts below it; of a list's records, those of the first. */
  names: string;
  /** The code of an error. */
  code: string;
  /** The names of the headers, without those of HTTP itself. */
  headers: string;
  /** What the contract does not allow about it. */
  wrong: string;
}

const namesIn = (body: unknown): string => {
  const parts = Object.entries((body ?? {}) as Record<string, unknown>).map(([name, part]) => {
    const one = Array.isArray(part) ? (part[0] ?? {}) : part;
    return `${name}{${typeof one === 'object' ? Object.keys(one ?? {}).sort() : ''}}`;
  });
  return parts.sort().join(' ');
};

const codeIn = (body: unknown): string => {
  const { error, code } = Object(body) as { error?: string | { code?: string }; code?: string };
  return String((typeof error === 'object' ? error.code : error) ?? code ?? '');
};

/** Those that say how the bytes came, and not what was answered; which ones are compressed depends on their number. */
const ofTransport = new Set(['connection', 'content-encoding', 'content-length', 'date', 'keep-alive', 'transfer-encoding']);

/** Reads an answer. Of a version with other records, the body is not held against the contract. */
export const shapeOf = async (operationId: OperationId, response: Response): Promise<Shape> => {
  const type = response.headers.get('content-type')?.split(';')[0] ?? null;
  const text = await response.text();
  const body = /json$/.test(type ?? '') && text ? JSON.parse(text) : undefined;
  const isBytes = type !== null && body === undefined;
  const isOther =
    type === 'application/problem+json' ||
    response.url.includes('/v2-preview/') ||
    !/^v1$|^$/.test(response.headers.get('x-api-version') ?? '');
  const wrong = isBytes || isOther ? undefined : bodyOfAnswerViolations(operationId, response.status, body);
  const headers = [...response.headers.keys()].filter((name) => !ofTransport.has(name)).sort();
  return {
    status: response.status,
    type,
    names: namesIn(body),
    code: codeIn(body),
    headers: headers.join(),
    wrong: JSON.stringify(wrong ?? []),
  };
};

/** How the answer of a mock differs from that of the server, in these parts, and what the contract does not allow about either. */
export const differencesOf = (
  mock: Shape,
  server: Shape,
  parts: readonly Exclude<keyof Shape, 'status' | 'wrong'>[] = ['type', 'names'],
): string[] => [
  ...(mock.status === server.status ? [] : [`status ${mock.status} ${mock.code}, not ${server.status} ${server.code}`]),
  ...(mock.status === server.status ? parts : []).flatMap((part) =>
    mock[part] === server[part] ? [] : [`${part} ${mock[part]}, not ${server[part]}`],
  ),
  ...(mock.wrong === '[]' ? [] : [`its answer: ${mock.wrong}`]),
  ...(server.wrong === '[]' ? [] : [`the server's answer: ${server.wrong}`]),
];

/** A difference that is known, with its reason: a test fails where it no longer occurs. */
export interface KnownDifference {
  /** The variation of the request. */
  what: string;
  because: string;
  difference: (mock: Shape, server: Shape) => boolean;
}

/** The differences that nobody knows of, and the known ones that are not there. */
export const unknownDifferences = (
  known: readonly KnownDifference[],
  what: string,
  mock: Shape,
  server: Shape,
  parts?: Parameters<typeof differencesOf>[2],
): string[] => {
  const one = known.find((entry) => entry.what === what);
  if (!one) return differencesOf(mock, server, parts);
  return one.difference(mock, server) ? [] : [`no longer so: ${one.because}`, ...differencesOf(mock, server, parts)];
};

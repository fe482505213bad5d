import { Readable } from 'node:stream';
import type { Lines } from '../contract/binary-bodies.ts';
import { records } from '../contract/operations.ts';
import { csvLine } from '../core/csv.ts';
import { rangesIn, weightOf } from '../core/media-ranges.ts';
import type { Authenticate } from '../core/principal.ts';
import type { Position } from '../core/query/list-query.ts';
import type { Answer } from '../request/answer.ts';
import { header, originOf } from '../request/incoming.ts';
import { callerOf, type Ready } from '../request/states.ts';
import { onBehalfOfAccount } from '../rules/attribution.ts';
import { authorize } from '../rules/authorize.ts';
import { disposition } from './content.ts';

/** How records are written as lines. */
interface Form {
  extension: string;
  /** What stands before the records, which have these fields. */
  head: (fields: readonly string[]) => string;
  line: (record: Readonly<Record<string, unknown>>, fields: readonly string[]) => string;
}

const forms: Readonly<Record<string, Form>> = {
  'application/jsonl': { extension: 'jsonl', head: () => '', line: (record) => `${JSON.stringify(record)}\n` },
  'text/csv': { extension: 'csv', head: csvLine, line: (record, fields) => csvLine(fields.map((field) => record[field])) },
};

/** The type that the caller prefers among those of the operation; the first one if several are as good. */
const preferredType = (request: Ready): string => {
  const ranges = rangesIn(header(request, 'accept') ?? '*/*');
  return request.facts.answers.toSorted((one, other) => weightOf(ranges, other) - weightOf(ranges, one))[0]!;
};

/** Reads the next records for a caller who may still read them: their credential may have ended since the last ones. */
const nextPage = async (request: Ready, { page }: Lines, after: Position, authenticate: Authenticate) => {
  const { credential, facts } = request;
  const caller = await authenticate(credential!, { ...originOf(request), revalidation: true });
  authorize({ facts, caller });
  return page(after);
};

/**
 * Answers records as lines. The first page is read before the answer begins, so that a failure is a normal error. Each further page
 * is read when the caller has received the one before, with a deadline of its own.
 */
export const linesAnswer = async (request: Ready, lines: Lines, authenticate: Authenticate): Promise<Answer> => {
  const type = preferredType(request);
  const { extension, head, line } = forms[type]!;
  const { fields } = request.difference?.record ?? records[request.facts.record!]!;
  const textOf = (found: readonly object[]): string => {
    const own = (request.difference ? request.difference.ownData(found) : found) as readonly Record<string, unknown>[];
    return own.map((record) => line(record, fields)).join('');
  };
  const first = await lines.page(undefined);
  const read = async function* () {
    yield head(fields) + textOf(first.records);
    for (let { next } = first; next !== null; ) {
      const after: Position = next;
      const found = await onBehalfOfAccount(callerOf(request), () => nextPage(request, lines, after, authenticate));
      yield textOf(found.records);
      ({ next } = found);
    }
  };
  const stream = request.method === 'HEAD' ? undefined : Readable.from(read(), { objectMode: false });
  const headers = { 'Content-Disposition': disposition(`${lines.name}.${extension}`) };
  return { status: 200, headers, bytes: { type, length: undefined, stream } };
};

import { Readable } from 'node:stream';
import type { Lines } from '../contract/binary-bodies.ts';
import type { Authenticate } from '../core/principal.ts';
import type { Position } from '../core/query/list-query.ts';
import type { Answer } from '../request/answer.ts';
import { originOf } from '../request/incoming.ts';
import { callerOf, type Ready } from '../request/states.ts';
import { onBehalfOfAccount } from '../rules/attribution.ts';
import { authorize } from '../rules/authorize.ts';
import { disposition } from './content.ts';

/** JSON lines: one JSON text in each line, each line with a line feed at its end. */
const textOf = (records: readonly object[]): string => records.map((record) => `${JSON.stringify(record)}\n`).join('');

/** Reads the next records for a caller who may still read them: their credential may have ended since the last ones. */
const nextPage = async (request: Ready, { page }: Lines, after: Position, authenticate: Authenticate) => {
  const { credential, facts } = request;
  const caller = await authenticate(credential!, { ...originOf(request), revalidation: true });
  authorize({ facts, caller });
  return page(after);
};

/**
 * Answers records as JSON lines. The first page is read before the answer begins, so that a failure is a normal error. Each further page
 * is read when the caller has received the one before, with a deadline of its own.
 */
export const linesAnswer = async (request: Ready, lines: Lines, authenticate: Authenticate): Promise<Answer> => {
  const first = await lines.page(undefined);
  const read = async function* () {
    yield textOf(first.records);
    for (let { next } = first; next !== null; ) {
      const after: Position = next;
      const found = await onBehalfOfAccount(callerOf(request), () => nextPage(request, lines, after, authenticate));
      yield textOf(found.records);
      ({ next } = found);
    }
  };
  const [type] = request.facts.answers;
  const stream = request.method === 'HEAD' ? undefined : Readable.from(read(), { objectMode: false });
  return { status: 200, headers: { 'Content-Disposition': disposition(lines.name) }, bytes: { type: type!, length: undefined, stream } };
};

import { Readable } from 'node:stream';
import type { Lines } from '../contract/binary-bodies.ts';
import { records } from '../contract/operations.ts';
import { csvLine } from '../core/csv.ts';
import { rangesIn, weightOf } from '../core/media-ranges.ts';
import type { Authenticate } from '../core/principal.ts';
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

type Page = Awaited<ReturnType<Lines['page']>>;

/** Characters that are sent before the credential is checked again. */
const piece = 60_000;

/** Refuses a caller who may no longer read the records: their credential may have ended since the last ones. */
const expectReader = async (request: Ready, authenticate: Authenticate): Promise<void> => {
  const { credential, facts } = request;
  const caller = await authenticate(credential!, { ...originOf(request), revalidation: true });
  authorize({ facts, caller });
};

/**
 * Answers records as lines. The first page is read before the answer begins, so that a failure is a normal error. Each further page
 * is read when the caller has received the one before, with a deadline of its own. A page may be large and its reader slow, so it is sent
 * in pieces, each for a caller who may still read it. What streams hold ahead of the connection is about four pieces.
 */
export const linesAnswer = async (request: Ready, lines: Lines, authenticate: Authenticate): Promise<Answer> => {
  const type = preferredType(request);
  const { extension, head, line } = forms[type]!;
  const { fields } = request.difference?.record ?? records[request.facts.record!]!;
  const own = (found: readonly object[]) =>
    (request.difference ? request.difference.ownData(found) : found) as readonly Record<string, unknown>[];
  const asReader = <Result>(work: () => Promise<Result>): Promise<Result> => onBehalfOfAccount(callerOf(request), work);
  const first = await lines.page(undefined);
  const following = ({ next }: Page): Promise<Page> | undefined => (next === null ? undefined : asReader(() => lines.page(next)));
  const read = async function* () {
    let text = head(fields);
    for (let page: Page | undefined = first; page; page = await following(page)) {
      for (const record of own(page.records)) {
        text += line(record, fields);
        if (text.length < piece) continue;
        yield text;
        text = '';
        await asReader(() => expectReader(request, authenticate));
      }
    }
    yield text;
  };
  const stream = request.method === 'HEAD' ? undefined : Readable.from(read(), { objectMode: false });
  const headers = { 'Content-Disposition': disposition(`${lines.name}.${extension}`) };
  return { status: 200, headers, bytes: { type, length: undefined, stream } };
};

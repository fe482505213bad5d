import { useState } from 'react';
import { tessera } from '../data/client.ts';
import type { Collection } from '../data/collection.ts';
import { type Filter, queryOf } from '../data/list.ts';
import { showDone, showFailure } from './toasts.tsx';

const lineFeed = '\n'.charCodeAt(0);
const quotationMark = '"'.charCodeAt(0);

/** A table where there is one, because people open it in a spreadsheet; JSON lines otherwise. */
const preferred = { headers: { Accept: 'text/csv, application/jsonl;q=0.5' } };

/** Counts the line feeds that end a record of a table: those that are not within quotation marks. */
const createTableCounter = () => {
  let isQuoted = false;
  return (bytes: Uint8Array): number => {
    let count = 0;
    for (const byte of bytes) {
      if (byte === quotationMark) isQuoted = !isQuoted;
      else if (byte === lineFeed && !isQuoted) count += 1;
    }
    return count;
  };
};

const countLines = (bytes: Uint8Array): number => bytes.filter((byte) => byte === lineFeed).length;

/** Reads lines to the end and counts their records. Fails when they break off, since the result is then incomplete. */
const linesOf = async ({ body, headers }: Response, onCount: (count: number) => void) => {
  const type = headers.get('content-type') ?? '';
  const isTable = type.startsWith('text/csv');
  const countIn = isTable ? createTableCounter() : countLines;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  // The first line of a table has the names of its columns.
  let count = isTable ? -1 : 0;
  for (const reader = body!.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return { lines: new Blob(chunks, { type }), count, extension: isTable ? 'csv' : 'jsonl' };
    chunks.push(value);
    count += countIn(value);
    onCount(Math.max(count, 0));
  }
};

/** Saves a filtered list as a file with one record per line. */
export const ExportButton = ({ collection, filters }: { collection: Collection; filters: readonly Filter[] }) => {
  const [count, setCount] = useState<number>();
  const { id, family, exported, plural, title } = collection;
  if (exported === undefined) return null;
  const save = async () => {
    setCount(0);
    try {
      const read = Reflect.get(Reflect.get(tessera, family), exported);
      const { lines, count: records, extension } = await linesOf(await read(queryOf(filters), preferred), setCount);
      const address = URL.createObjectURL(lines);
      Object.assign(document.createElement('a'), { href: address, download: `${id}.${extension}` }).click();
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
      showDone(`Exported ${records.toLocaleString()} ${plural ?? title}.`);
    } catch (failure) {
      showFailure('The export failed', failure);
    } finally {
      setCount(undefined);
    }
  };
  return (
    <button type="button" disabled={count !== undefined} onClick={() => void save()}>
      {count === undefined ? 'Export' : `Exporting, ${count.toLocaleString()} so far`}
    </button>
  );
};

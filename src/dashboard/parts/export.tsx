import { useState } from 'react';
import { tessera } from '../data/client.ts';
import type { Collection } from '../data/collections.ts';
import { type Filter, queryOf } from '../data/list.ts';
import { sayDone, sayFailed } from './toasts.tsx';

const lineFeed = '\n'.charCodeAt(0);

/** Reads JSON lines to their end, and tells how many there are. It fails when they break off: what is there then is not the whole. */
const linesOf = async ({ body }: Response, onCount: (count: number) => void): Promise<{ lines: Blob; count: number }> => {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let count = 0;
  for (const reader = body!.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return { lines: new Blob(chunks, { type: 'application/jsonl' }), count };
    chunks.push(value);
    count += value.filter((byte) => byte === lineFeed).length;
    onCount(count);
  }
};

/** Saves what a list has, with its filters, as a file in which each line is a record in JSON. */
export const ExportButton = ({ collection, filters }: { collection: Collection; filters: readonly Filter[] }) => {
  const [count, setCount] = useState<number>();
  const { id, family, exported, plural, title } = collection;
  if (exported === undefined) return null;
  const save = async () => {
    setCount(0);
    try {
      const read = Reflect.get(Reflect.get(tessera, family), exported);
      const found = await linesOf(await read(queryOf(filters)), setCount);
      const address = URL.createObjectURL(found.lines);
      Object.assign(document.createElement('a'), { href: address, download: `${id}.jsonl` }).click();
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
      sayDone(`${found.count.toLocaleString()} ${plural ?? title} were exported.`);
    } catch (failure) {
      sayFailed('The export failed', failure);
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

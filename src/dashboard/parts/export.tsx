import { useState } from 'react';
import { tessera } from '../data/client.ts';
import type { Collection } from '../data/collection.ts';
import { type Filter, queryOf } from '../data/list.ts';
import { showDone, showFailure } from './toasts.tsx';

const lineFeed = '\n'.charCodeAt(0);

/** Reads JSON lines to the end and counts them. Fails when they break off, since the result is then incomplete. */
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

/** Saves a filtered list as a file with one JSON record per line. */
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
      showDone(`Exported ${found.count.toLocaleString()} ${plural ?? title}.`);
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

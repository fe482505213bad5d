/** The answer that a record came with. */
export interface Came {
  status: number;
  headers: Headers;
}

const answers = new WeakMap<object, Came>();

/** Remembers the answer of a record as long as there is the record. */
export const remember = <T>(record: T, { status, headers }: Came): T => {
  if (typeof record === 'object' && record !== null) answers.set(record, { status, headers });
  return record;
};

/** Status and headers of the answer that a record came with. Undefined for records of lists, and for what is no answer. */
export const answerOf = (record: object): Came | undefined => answers.get(record);

/** The `ETag` of a record. @throws TypeError when it did not come with one */
export const tagOf = (record: object): string => {
  const tag = answerOf(record)?.headers.get('etag');
  if (tag) return tag;
  throw new TypeError('This record has no ETag: get it by its id, or use what a write has answered.');
};

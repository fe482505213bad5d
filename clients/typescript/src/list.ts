import { type Parameters, parametersIn } from './query.ts';

/** A part of a list. */
export interface Page<T> {
  data: T[];
  hasMore: boolean;
  /** Where the next page begins: `after` of a later call. Lists of events have one at their end, too. Only in lists by cursor. */
  cursor: string | undefined;
  /** How many records match; lists by cursor do not count them. */
  total: number | undefined;
  /** Whether there may be more than `total`. */
  totalIsMinimum: boolean;
}

/** A list as the server answers it, in one of its three forms. */
interface Envelope<T> {
  data: T[];
  meta: {
    has_more?: boolean;
    next_cursor?: string | null;
    total?: number;
    total_is_minimum?: boolean;
    pagination?: { total: number; total_is_minimum?: boolean; next: string | null };
  };
  links?: { next: string | null };
}

/** Reads one page. */
export type ReadPage = (parameters: Parameters) => Promise<unknown>;

const pageOf = <T>({ data, meta }: Envelope<T>, next: unknown): Page<T> => {
  const { total, total_is_minimum = false } = meta.pagination ?? meta;
  return { data, hasMore: next !== null, cursor: meta.next_cursor ?? undefined, total, totalIsMinimum: total_is_minimum };
};

/** What reads a list. Nothing is sent before it is asked for a page or a record. */
export class Pages<T> implements AsyncIterable<T> {
  readonly #read: ReadPage;
  readonly #parameters: Parameters;

  constructor(read: ReadPage, parameters: Parameters) {
    this.#read = read;
    this.#parameters = parameters;
  }

  /** Page after page. */
  async *pages(): AsyncGenerator<Page<T>, void, undefined> {
    for (let parameters: Parameters | undefined = this.#parameters; parameters; ) {
      const envelope = (await this.#read(parameters)) as Envelope<T>;
      const next: string | null = (envelope.links ?? envelope.meta.pagination)?.next ?? null;
      yield pageOf(envelope, next);
      parameters = next === null ? undefined : parametersIn(next);
    }
  }

  /** The first page. */
  async page(): Promise<Page<T>> {
    const { value } = await this.pages().next();
    return value!;
  }

  /** The records of all pages. */
  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    for await (const { data } of this.pages()) yield* data;
  }
}

const starts = ['after', 'page', 'offset'];

/** A list by cursor unless the query says otherwise: that form costs least and misses nothing. */
export const listOf = <T>(read: ReadPage, parameters: Parameters): Pages<T> =>
  new Pages(read, starts.some((name) => name in parameters) ? parameters : { ...parameters, after: '' });

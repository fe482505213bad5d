import { type Parameters, parametersIn } from './query.ts';
import { isObject } from './readable.ts';

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

const starts = ['after', 'page', 'offset'];

/** The parameters in the address of a page; undefined where they cannot be read. */
const readAddress = (address: string): Parameters | undefined => {
  try {
    return parametersIn(address);
  } catch {
    return undefined;
  }
};

/** Where the next page begins: by its address, and else by its cursor. Null at the end; undefined where the answer does not say it. */
const nextIn = ({ meta, links }: Envelope<unknown>, parameters: Parameters): Parameters | null | undefined => {
  const { has_more, next_cursor, pagination } = meta;
  const address = (links ?? pagination)?.next;
  if (typeof address === 'string') return readAddress(address);
  if (has_more === false || pagination?.next === null) return null;
  if (!has_more || typeof next_cursor !== 'string' || next_cursor === '') return undefined;
  const others = Object.entries(parameters).filter(([name]) => !starts.includes(name));
  return { ...Object.fromEntries(others), after: next_cursor };
};

/** Whether something is a page that says where the next one begins: elsewhere than this one, which was asked for with these parameters. */
export const isPage = (body: Record<string, unknown>, parameters: Parameters): boolean => {
  if (!Array.isArray(body.data) || !isObject(body.meta)) return false;
  const next = nextIn(body as unknown as Envelope<unknown>, parameters);
  return next === null || starts.some((name) => next?.[name] !== undefined && next[name] !== parameters[name]);
};

/** Reads one page. @throws TesseraError for what is none */
export type ReadPage = (parameters: Parameters) => Promise<unknown>;

const pageOf = <T>({ data, meta }: Envelope<T>, hasMore: boolean): Page<T> => {
  const { total, total_is_minimum = false } = meta.pagination ?? meta;
  return { data, hasMore, cursor: meta.next_cursor ?? undefined, total, totalIsMinimum: total_is_minimum };
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
    for (let parameters: Parameters | null | undefined = this.#parameters; parameters; ) {
      const envelope = (await this.#read(parameters)) as Envelope<T>;
      parameters = nextIn(envelope, parameters);
      yield pageOf(envelope, Boolean(parameters));
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

/** A list by cursor unless the query says otherwise: that form costs least and misses nothing. */
export const listOf = <T>(read: ReadPage, parameters: Parameters): Pages<T> =>
  new Pages(read, starts.some((name) => name in parameters) ? parameters : { ...parameters, after: '' });

import { groupsName, parseQueryString } from '../core/query/query-string.ts';
import { shape } from '../rest/envelope.ts';

type Query = Record<string, string | string[] | undefined>;

interface ListBody {
  data: Record<string, unknown>[];
  meta: Record<string, unknown>;
  links?: Record<string, unknown>;
}

const isList = (body: unknown): body is ListBody => Array.isArray((body as ListBody | undefined)?.data);

const wordsOf = (value: string | string[] | undefined): string[] | undefined =>
  value === undefined ? undefined : [value].flat().flatMap((part) => part.split(','));

const aboutNoRecord = new Set(['page', 'limit', 'offset', 'after', 'sort', 'fields', 'expand', 'api_key']);

/** The filters and sort to repeat in the answer. */
const applied = (query: Query) => {
  const given = Object.entries(query).filter(([name]) => !aboutNoRecord.has(name));
  const filters = Object.fromEntries(
    given.map(([name, value = '']) => [name, name === groupsName ? [value].flat().map(parseQueryString) : value]),
  );
  const sort = wordsOf(query.sort)?.map((field) => (field.includes(':') ? field : `${field}:asc`));
  return { ...(Object.keys(filters).length > 0 ? { filters } : {}), ...(sort ? { sort } : {}) };
};

/** The example of a list is one complete page; this gives it the requested form of pagination. */
const inForm = ({ data, meta, links }: ListBody, query: Query) => {
  const { filters: _filters, sort: _sort, total = data.length, ...others } = meta;
  const { request_id } = meta;
  const limit = Number(query.limit ?? meta.limit ?? 20);
  if (query.offset !== undefined) {
    const pagination = { total, limit, offset: Number(query.offset), next: null, previous: null };
    return { data, meta: { pagination, request_id, ...applied(query) } };
  }
  if (query.after !== undefined && 'page' in meta)
    return {
      data,
      meta: { limit, next_cursor: null, has_more: false, request_id, ...applied(query) },
      links: { self: links?.self, next: null },
    };
  const page = 'page' in meta ? { page: Number(query.page ?? meta.page), total } : {};
  return { data, meta: { ...others, ...page, limit, ...applied(query) }, links };
};

/** Applies the requested pagination, filters, sort and fields to an example. */
export const applyListQuery = (body: unknown, query: Query): unknown =>
  shape(isList(body) ? inForm(body, query) : body, wordsOf(query.fields), wordsOf(query.expand) ?? []);

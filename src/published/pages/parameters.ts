import { type Parameter, resolved, type Schema } from '../../contract/read-openapi.ts';
import { blocks, code, codes, entries, fold, type Markdown, md, table } from '../md.ts';
import { field, type Source, typeOf } from './schema.ts';

interface Filter {
  name: string;
  schema: Schema;
  suffixes: string[];
  brackets: string[];
}

const bracketed = /^(.+)\[(\w+)\]$/;

/** The filters of a list by field: `status_in` and `status[in]` become one row of a table. */
export const filtersOf = (parameters: readonly Parameter[]): { filters: Filter[]; others: Parameter[] } => {
  const fields = [...new Set(parameters.flatMap(({ name }) => bracketed.exec(name)?.[1] ?? []))];
  // The longest name first, so that `name_contains` belongs to `name`, and `created_at_gt` to `created_at`.
  const longest = fields.toSorted((a, b) => b.length - a.length);
  const fieldOf = (name: string) => longest.find((one) => name === one || name.startsWith(`${one}_`) || name.startsWith(`${one}[`));
  const isFilter = ({ name, in: where }: Parameter) => where === 'query' && fieldOf(name) !== undefined;
  const filters = fields.map((name) => {
    const own = parameters.filter((one) => isFilter(one) && fieldOf(one.name) === name);
    return {
      name,
      schema: own.find((one) => one.name === name)?.schema ?? {},
      suffixes: own.map((one) => one.name).filter((one) => one.startsWith(`${name}_`)),
      brackets: own.flatMap((one) => bracketed.exec(one.name)?.[2] ?? []).filter((operator) => operator !== 'eq'),
    };
  });
  return { filters, others: parameters.filter((one) => !isFilter(one)) };
};

const filterTable = (source: Source, filters: Filter[]): Markdown =>
  fold(
    md`Filters: ${codes(filters.map(({ name }) => name))}`,
    md`Equality is \`field=value\`. Every other comparison has two spellings with one meaning; several filters must all be true.`,
    table(
      ['Field', 'Spelt with a suffix', md`Spelt with brackets: \`field[suffix]\``],
      filters.map(({ name, schema, suffixes, brackets }) => [
        md`${code(name)} ${typeOf(source, schema)}`,
        codes(suffixes),
        codes(brackets),
      ]),
    ),
  );

const titles = { path: 'In the path', query: 'In the query', header: 'Headers', cookie: 'Cookies' } as const;

/** The headers of every operation; they are shown last and folded. */
const commonHeaders = new Set(['X-Request-ID', 'X-API-Version']);

const fieldsOf = (source: Source, parameters: readonly Parameter[]): Markdown =>
  entries(
    parameters.map(({ name, schema = {}, required, description }) =>
      field(source, name, schema, required === true, description ?? resolved<Schema>(source.document, schema).description),
    ),
  );

/** The parameters of an operation by place, with the filters of a list grouped by field. */
export const parametersOf = (source: Source, parameters: readonly Parameter[]): Markdown => {
  const { filters, others } = filtersOf(parameters);
  const places = (['path', 'query', 'header', 'cookie'] as const).map(
    (place) => [place, others.filter((one) => one.in === place && !commonHeaders.has(one.name))] as const,
  );
  const common = others.filter(({ name }) => commonHeaders.has(name));
  return blocks(
    ...places.map(([place, own]) => own.length > 0 && [md`## ${titles[place]}`, fieldsOf(source, own)]),
    filters.length > 0 && filterTable(source, filters),
    common.length > 0 && fold(md`Headers of every operation: ${codes(common.map(({ name }) => name))}`, fieldsOf(source, common)),
  );
};

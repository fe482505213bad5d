import { camelCase, pascalCase } from '../../core/client-names.ts';
import type { ClientOperation } from './operations.ts';

const comment = ({ place: { operation } }: ClientOperation): string => {
  const text = [operation.summary, '', ...(operation.description ?? '').trim().split('\n')].join('\n').trim().replaceAll('*/', '*\\/');
  const tags = operation.deprecated ? ['', '@deprecated'] : [];
  const lines = [...text.split('\n'), ...tags].map((line) => `   * ${line}`.trimEnd());
  return ['  /**', ...lines, '   */'].join('\n');
};

const union = (codes: readonly string[]): string => codes.map((code) => `'${code}'`).join(' | ') || 'never';

const plainOptions = ({ guarded, stream, input, idempotent }: ClientOperation): string => {
  if (stream) return 'StreamOptions';
  if (input === 'bytes') return 'UploadOptions';
  if (guarded) return 'GuardedOptions';
  return idempotent ? 'WriteOptions' : 'Options';
};

/** Selects properties and related records among the options; a read selects them in its query. */
const optionsType = (operation: ClientOperation): string =>
  operation.record && operation.input !== 'query' ? `${plainOptions(operation)} & Selection<F, E>` : plainOptions(operation);

const inputParameter = ({ input, body, bodyRequired, rewritable, record, lines, answer, query }: ClientOperation): string[] => {
  if (input === undefined) return [];
  if (input === 'bytes') return ['bytes: Bytes'];
  if (input === 'body') return [`body${bodyRequired ? '' : '?'}: ${rewritable ? `Change<${answer}, ${body}>` : body}`];
  if (lines) return [`query?: FiltersOf<${lines}List>`];
  if (query) return [`query${query.schema.required!.length > 0 ? '' : '?'}: ${query.name} & Selection<F, E>`];
  const { name, list } = record!;
  return [`query?: ${list ? `${name}List & ` : ''}Selection<F, E>`];
};

/** Selects properties and related records, so that the answer's type reflects the selection. */
const typeParameters = ({ record }: ClientOperation): string =>
  record ? `<F extends ${record.name}FieldName = ${record.name}FieldName, E extends ${record.name}Expansion = never>` : '';

const answerType = ({ record, answer, codes }: ClientOperation, common: ReadonlySet<string>): string => {
  const own = union(codes.filter((code) => !common.has(code)));
  const type = record ? `Selected<${record.name}, F | E>` : answer;
  return record?.list ? `List<${type}, ${own}>` : `Answer<${type}, ${own}>`;
};

const signature = (operation: ClientOperation, common: ReadonlySet<string>): string => {
  const parameters = [
    ...operation.ids.map((id) => `${id}: string`),
    ...inputParameter(operation),
    `options?: ${optionsType(operation)}`,
  ].join(', ');
  return `${comment(operation)}\n  ${operation.name}${typeParameters(operation)}(${parameters}): ${answerType(operation, common)};`;
};

/** Whether the channel supports an operation: those of the platform, except for bytes. */
const isCall = (document: string, { input, stream }: ClientOperation): boolean => document === 'platform' && input !== 'bytes' && !stream;

/** The row of an operation in its family's table: method, path, and the flags that `clients/typescript/src/operation.ts` reads. */
const row = (document: string, one: ClientOperation): string => {
  const { method, path, operation } = one.place;
  const words = [
    method.toUpperCase(),
    path,
    one.record?.list ? 'list' : one.input,
    one.record && one.input !== 'query' && 'shaped',
    one.stream && 'stream',
    one.answer === 'void' && 'nothing',
    one.idempotent && 'idempotent',
    one.rewritable && 'rewritable',
    isCall(document, one) && `call:${operation.operationId}`,
  ];
  return `  ${one.name}: '${words.filter(Boolean).join(' ')}',`;
};

const runtimeTypes = [
  'Answer',
  'Bytes',
  'Change',
  'Family',
  'FiltersOf',
  'GuardedOptions',
  'List',
  'Options',
  'Selected',
  'Selection',
  'StreamOptions',
  'UploadOptions',
  'WriteOptions',
];

const importLine = (names: readonly string[], from: string): string[] =>
  names.length > 0 ? [`import type { ${names.join(', ')} } from '${from}';`] : [];

/** The module of a family: the types of its operations, and the table of them. */
export const familyModule = (
  document: string,
  family: string,
  operations: readonly ClientOperation[],
  common: ReadonlySet<string>,
  declared: ReadonlySet<string>,
): string => {
  const api = `${pascalCase(family)}Api`;
  const signatures = operations.map((operation) => signature(operation, common));
  const code = signatures.map((text) => text.slice(text.lastIndexOf('*/'))).join('\n');
  const used = new Set(code.match(/\b[A-Z]\w*/g));
  return [
    ...importLine(
      runtimeTypes.filter((name) => name === 'Family' || used.has(name)),
      '../../src/types.ts',
    ),
    ...importLine([...declared].filter((name) => used.has(name)).sort(), './types.ts'),
    '',
    `/** The operations of the family \`${family}\`. */`,
    `export interface ${api} {`,
    signatures.join('\n'),
    '}',
    '',
    `/** The family \`${family}\`, for \`createClient\`. */`,
    `export const ${camelCase(family)}: Family<${api}> = {`,
    ...operations.map((one) => row(document, one)),
    '};\n',
  ].join('\n');
};

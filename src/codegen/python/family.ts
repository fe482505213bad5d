import { pascalCase, snakeCase } from '../../core/client-names.ts';
import type { Place, Schema } from '../../documents/document.ts';
import type { ClientOperation } from '../client/operations.ts';
import { docstring, pythonName } from './types.ts';

const idsOf = ({ place: { path } }: ClientOperation): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => pythonName(name!));

/** A list may have a filter with the same name, so ids are positional in calls. */
const idParameters = (operation: ClientOperation): string[] => {
  const ids = idsOf(operation);
  return ids.length > 0 ? [...ids.map((id) => `${id}: str`), '/'] : [];
};

const pathText = ({ place: { path } }: ClientOperation): string =>
  path.includes('{') ? `f"${path.replaceAll(/\{(\w+)\}/g, '{_id($1)}')}"` : `"${path}"`;

const idsText = ({ place: { path } }: ClientOperation): string =>
  `{${[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `"${name}": ${pythonName(name!)}`).join(', ')}}`;

const plainOptions = ({ input, stream, guarded, place }: ClientOperation): string => {
  if (stream) return 'StreamOptions';
  if (input === 'bytes') return 'UploadOptions';
  if (guarded) return 'GuardedOptions';
  return place.method === 'get' ? 'Options' : 'WriteOptions';
};

/** The options of a write whose answer `fields` and `expand` shape: the name of their type, and of the type without these two. */
export const shapedOptions = (operation: ClientOperation): { name: string; plain: string } | undefined => {
  const plain = plainOptions(operation);
  return operation.record && operation.input !== 'query' ? { name: `${operation.record.name}${plain}`, plain } : undefined;
};

const optionsType = (operation: ClientOperation): string => {
  const { input, record, lines, query } = operation;
  if (lines) return `${lines}Lines`;
  if (query) return query.name;
  if (input === 'query') return `${record!.name}${record!.list ? 'List' : 'Selection'}`;
  return shapedOptions(operation)?.name ?? plainOptions(operation);
};

const inputParameter = ({ input, body, bodyRequired, rewritable, answer }: ClientOperation): string[] => {
  if (input === 'bytes') return ['content: Bytes'];
  if (input !== 'body') return [];
  const type = rewritable ? `Change[${body}, ${answer}]` : body!;
  return [bodyRequired ? `body: ${type}` : `body: ${type} | None = None`];
};

const call = (operation: ClientOperation): string => {
  const { input, place, record, lines, rewritable, stream, answer, inBatch } = operation;
  const path = pathText(operation);
  const method = `"${place.method.toUpperCase()}"`;
  if (record?.list) return `self._list(${path}, query)`;
  if (lines) return `self._lines(${path}, query)`;
  if (input === 'query') return `self._read(${path}, query)`;
  if (stream) return `self._download(${path}, options)`;
  if (place.method === 'get') return `self._read(${path}, options)`;
  if (input === 'bytes') return `self._upload(${method}, ${path}, content, options)`;
  const given = [
    ...[method, `"${place.path}"`, idsText(operation), 'options'],
    ...(input === 'body' ? ['body'] : []),
    ...(answer === 'void' ? ['answers="nothing"'] : []),
    ...(inBatch ? [`call="${place.operation.operationId}"`] : []),
  ];
  return `self.${rewritable ? '_rewrite' : '_write'}(${given.join(', ')})`;
};

/** The Python type of what an operation answers. */
type AnswerType = (place: Place) => Schema | undefined;

const answerType = (
  { answer, record, stream, place }: ClientOperation,
  schemaOf: AnswerType,
  typeOf: (schema: Schema) => string,
): string => {
  if (stream) return 'http.client.HTTPResponse';
  if (answer === 'void') return 'None';
  const type = typeOf(schemaOf(place)!);
  return record?.list ? `Pages[${type.replace(/^list\[(.*)\]$/, '$1')}]` : type;
};

const method = (operation: ClientOperation, answer: string): string => {
  const { name, place, input } = operation;
  const { summary, description = '', deprecated } = place.operation;
  const named = `**${input === 'query' ? 'query' : 'options'}: Unpack[${optionsType(operation)}]`;
  const parameters = ['self', ...idParameters(operation), ...inputParameter(operation), named].join(', ');
  const text = [summary + (deprecated ? ' (deprecated)' : ''), ...(description ? ['', description] : [])].join('\n');
  return [
    `    def ${pythonName(snakeCase(name))}(${parameters}) -> ${answer}:`,
    docstring(text, '        '),
    `        return ${call(operation)}`,
  ].join('\n');
};

/** The class of a family, with a method for each operation. */
export const familyClass = (
  family: string,
  operations: readonly ClientOperation[],
  schemaOf: AnswerType,
  typeOf: (schema: Schema) => string,
): string =>
  [
    `class ${familyClassName(family)}(_Family):`,
    docstring(`The operations of the family \`${family}\`.`),
    ...operations.map((operation) => `\n${method(operation, answerType(operation, schemaOf, typeOf))}`),
  ].join('\n');

/** The name of the class of a family. */
export const familyClassName = (family: string): string => `${pascalCase(family)}Family`;

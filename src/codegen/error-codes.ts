import { type Document, operationsOf, type Place, type Response, resolve } from '../documents/document.ts';
import { idsInBatch } from './batch-operations.ts';
import { commonItems } from './common-items.ts';
import { constant } from './constant.ts';

/** The status of each code. */
const statusesOf = ({ components }: Document): Readonly<Record<string, number>> =>
  components.schemas.ErrorCode!['x-statuses'] as Record<string, number>;

/** The codes mentioned in a text as code, or in an example. */
const namedIn = (text: string): string[] =>
  [...text.matchAll(/`([a-z_]+)`|"code":"([a-z_]+)"/g)].map(([, inText, inExample]) => inText ?? inExample!);

const textOf = ({ description = '', content = {} }: Response): string =>
  [description, ...Object.values(content).map(({ example }) => JSON.stringify(example))].join(' ');

/** The codes of the operations that can be in a batch: the first that is refused is the error of the whole batch. */
const codesInBatch = (document: Document, { operation }: Place): string[] => {
  if (operation['x-batch'] !== 'operations') return [];
  const ids = idsInBatch(document);
  return operationsOf(document)
    .filter((place) => ids.includes(place.operation.operationId))
    .flatMap((place) => errorCodes(document, place));
};

/**
 * The error codes of an operation: those named by its description, parameters or responses, those of the operations in a batch, and
 * `contract_violation`, which a server outside production returns instead of an answer that breaks the contract.
 */
export const errorCodes = (document: Document, place: Place): string[] => {
  const { item, operation } = place;
  const statuses = statusesOf(document);
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) => resolve(document, parameter));
  const ofOperation = [operation, ...parameters].flatMap(({ description = '' }) => namedIn(String(description)));
  const ofResponses = Object.entries(operation.responses).flatMap(([status, response]) =>
    [...ofOperation, ...namedIn(textOf(resolve(document, response)))].filter((code) => String(statuses[code]) === status),
  );
  return [...new Set([...ofResponses, ...codesInBatch(document, place), 'contract_violation'])].sort();
};

/** Operations with the general errors; pages have none. */
const withGeneralErrors = (document: Document) => operationsOf(document).filter(({ operation }) => operation.responses.default);

/** The module with the statuses of errors, and the meanings of those that families add. */
export const errorStatusTable = (document: Document, added: Readonly<Record<string, { description: string }>>): string =>
  [
    constant('errorStatuses', 'The HTTP status of each code of an error.', statusesOf(document)),
    constant(
      'familyErrors',
      'What each error that only one family has means, and what a client can do.',
      Object.fromEntries(Object.entries(added).map(([code, { description }]) => [code, description])),
    ),
  ].join('\n');

/** The source text of a table with the codes of each operation's errors. */
export const errorCodeTable = (document: Document): string => {
  const { constant: common, write } = commonItems(
    'common',
    withGeneralErrors(document).map((place) => errorCodes(document, place)),
  );
  const rows = operationsOf(document).map((place) => `  ${place.operation.operationId}: ${write(errorCodes(document, place))},`);
  return [
    common,
    '',
    '/** The codes of the errors of each operation. */',
    'export const errorCodes: Readonly<Record<string, readonly string[]>> = {',
    ...rows,
    '};\n',
  ].join('\n');
};

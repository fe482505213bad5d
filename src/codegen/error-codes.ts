import { type ErrorCode, errorTable } from '../core/errors.ts';
import { type Document, operationsOf, type Place, type Response, resolve } from '../documents/document.ts';
import { commonItems } from './common-items.ts';

const statusOf = (code: ErrorCode): string => String(errorTable[code][0]);

/** The codes mentioned in a text as code, or in an example. */
const namedIn = (text: string): ErrorCode[] =>
  [...text.matchAll(/`([a-z_]+)`|"code":"([a-z_]+)"/g)]
    .map(([, inText, inExample]) => (inText ?? inExample) as ErrorCode)
    .filter((code) => code in errorTable);

const textOf = ({ description = '', content = {} }: Response): string =>
  [description, ...Object.values(content).map(({ example }) => JSON.stringify(example))].join(' ');

/**
 * The error codes of an operation: those named by its description, parameters or responses, and `contract_violation`, which a server
 * outside production returns instead of an answer that breaks the contract.
 */
export const errorCodes = (document: Document, { item, operation }: Place): ErrorCode[] => {
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) => resolve(document, parameter));
  const ofOperation = [operation, ...parameters].flatMap(({ description = '' }) => namedIn(String(description)));
  const ofResponses = Object.entries(operation.responses).flatMap(([status, response]) =>
    [...ofOperation, ...namedIn(textOf(resolve(document, response)))].filter((code) => statusOf(code) === status),
  );
  return [...new Set<ErrorCode>([...ofResponses, 'contract_violation'])].sort();
};

/** Operations with the general errors; pages have none. */
const withGeneralErrors = (document: Document) => operationsOf(document).filter(({ operation }) => operation.responses.default);

/** The source text of a table with the codes of each operation's errors. */
export const errorCodeTable = (document: Document): string => {
  const { constant, write } = commonItems(
    'common',
    withGeneralErrors(document).map((place) => errorCodes(document, place)),
  );
  const rows = operationsOf(document).map((place) => `  ${place.operation.operationId}: ${write(errorCodes(document, place))},`);
  return [
    constant,
    '',
    '/** The codes of the errors of each operation. */',
    'export const errorCodes: Readonly<Record<string, readonly string[]>> = {',
    ...rows,
    '};\n',
  ].join('\n');
};

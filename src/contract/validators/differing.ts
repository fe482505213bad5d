import { type Document, type Operation, resolve } from '../../documents/document.ts';

/** The parts of an operation in which two contracts may differ. */
export type DifferingPart = 'parameters' | 'body' | 'answer';

const withGoodAnswers = (document: Document, operation: Operation): Operation => {
  const good = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
  return { ...operation, responses: Object.fromEntries(good.map(([status, one]) => [status, resolve(document, one)])) };
};

/** The document with only some of the operations, and only their success answers. */
export const onlyDiffering = (document: Document, differs: (operationId: string) => boolean): Document => ({
  ...document,
  webhooks: {},
  paths: Object.fromEntries(
    Object.entries(document.paths).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(item).flatMap(([key, value]) => {
          if (key === 'parameters') return [[key, value]];
          const operation = value as Operation;
          return differs(operation.operationId) ? [[key, withGoodAnswers(document, operation)]] : [];
        }),
      ),
    ]),
  ),
});

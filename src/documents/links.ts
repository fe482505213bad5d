import { type Document, operationsOf, type Place, type Response, resolve } from './document.ts';
import { answeredRecord } from './list-language.ts';

/** The path of a record: its collection's, and the name of the parameter that has its id. */
const itemPath = /^(?<collection>.+)\/\{(?<parameter>\w+)\}$/;

const add = (document: Document, response: Response | undefined, parameter: string, { operation }: Place): void => {
  const found = response && resolve(document, response);
  if (!found?.content?.['application/json']) return;
  found.links ??= {};
  found.links[operation.operationId] ??= {
    operationId: operation.operationId,
    parameters: { [parameter]: '$response.body#/data/id' },
    description: `${operation.summary}.`,
  };
};

/**
 * Links each answer that has one record to the lists under the record, and the answer that has a new one to what may be added under it. The
 * files state other links. Mutates the document.
 */
export const withLinks = (document: Document): void => {
  const places = operationsOf(document);
  for (const item of places.filter(({ method }) => method === 'get')) {
    const { collection, parameter } = itemPath.exec(item.path)?.groups ?? {};
    if (!collection || !parameter) continue;
    const isUnder = ({ path }: Place) => path.startsWith(`${item.path}/`) && /^[\w-]+$/.test(path.slice(item.path.length + 1));
    const creation = places.find(({ method, path }) => method === 'post' && path === collection);
    for (const under of places.filter(isUnder)) {
      if (under.method === 'get' && answeredRecord(document, under.operation)?.list)
        add(document, item.operation.responses['200'], parameter, under);
      if (under.method === 'post' && under.operation.responses['201'])
        add(document, creation?.operation.responses['201'], parameter, under);
    }
  }
};

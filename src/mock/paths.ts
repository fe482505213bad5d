import findMyWay from 'find-my-way';
import { openapiDocument, openapiNames } from '../contract/openapi-document.ts';
import type { Document } from '../documents/document.ts';
import { documentOfPath } from '../documents/document-of-path.ts';

/** Reads a document into the operations that it describes. */
type Read<Operation> = (document: Document) => Promise<Operation[]>;

type Load<Operation> = () => Promise<Operation[]>;

/**
 * The operations of a path of any OpenAPI document; none for an unknown path. Each path is parsed on first use: Prism takes five seconds to parse all
 * of them.
 */
export const operationsByPath = <Operation>(read: Read<Operation>) => {
  const tree = findMyWay({ maxParamLength: 200 });
  for (const document of openapiNames.map(openapiDocument))
    for (const path of Object.keys(document.paths)) {
      let operations: Promise<Operation[]> | undefined;
      const load: Load<Operation> = () => {
        operations ??= read(documentOfPath(document, path));
        return operations;
      };
      tree.on('GET', path.replaceAll(/\{(\w+)\}/g, ':$1'), () => undefined, load);
    }
  return async (path: string): Promise<Operation[]> => (tree.find('GET', path)?.store as Load<Operation> | undefined)?.() ?? [];
};

import type { Document } from '../../documents/document.ts';
import { catalogue, type Entry } from '../catalogue.ts';
import type { Roots } from '../documents.ts';
import { postmanCollection } from './postman.ts';
import { foldersOf } from './requests.ts';

/** The path of the collection. */
export const collectionAddress = '/openapi/postman.json';

/** The name of the collection as a file. */
export const collectionFile = 'tessera.postman_collection.json';

const names = ['v1', 'account', 'identity'];

/** The documents whose operations have a request in the collection. */
export const collected: readonly Entry[] = catalogue.filter(({ name }) => names.includes(name));

/** The collection as JSON: one request for each operation of the documents, to be sent to the server at the roots. */
export const collectionText = (documents: ReadonlyMap<Entry, Document>, roots: Roots): string => {
  const folders = [...documents].flatMap(([{ root }, document]) => foldersOf(document, root === 'auth' ? 'authUrl' : 'baseUrl'));
  return `${JSON.stringify(postmanCollection(folders, roots), null, 2)}\n`;
};

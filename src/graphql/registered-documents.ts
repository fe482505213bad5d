import { ServiceError } from '../core/errors.ts';
import { excerpt } from '../core/excerpt.ts';
import type { Principal } from '../core/principal.ts';
import { isDocumentId } from './document-id.ts';
import { keptTexts } from './documents.ts';
import { recent } from './recent.ts';

/** The account of a caller, and its application. */
type Of = Pick<Principal, 'accountId' | 'application'>;

/** Finds the text of a document that is registered for a caller's application. */
export type FindDocument = (caller: Of, id: string) => Promise<string | undefined>;

const notFound = (code: 'not_found' | 'invalid_parameters', message: string) =>
  new ServiceError(code, message, { details: [{ field: 'documentId', message, code: 'unknown_reference' }] });

const notRegistered = (id: string, { application }: Of): ServiceError =>
  application
    ? notFound('not_found', `No document ${excerpt(id)} is registered for this application.`)
    : notFound('invalid_parameters', 'Documents are registered for applications: send documentId with the token of one, or send query.');

/**
 * The registered documents, by account, application and id. A text never changes, so it is cached without a time limit. Ids that were not
 * found are not cached: a document can be used on every node as soon as it is registered.
 */
export const createRegisteredDocuments = (find: FindDocument) => {
  const texts = recent<string>(keptTexts);

  /** The text of a caller's document. @throws ServiceError `not_found`; `invalid_parameters` for a caller without an application */
  return async (id: string, caller: Of): Promise<string> => {
    const { accountId, application } = caller;
    const key = `${accountId} ${application?.id} ${id}`;
    const known = texts.get(key);
    if (known !== undefined) return known;
    const found = isDocumentId(id) ? await find(caller, id) : undefined;
    if (found === undefined) throw notRegistered(id, caller);
    texts.set(key, found, found.length, accountId);
    return found;
  };
};

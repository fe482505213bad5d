import { setImmediate } from 'node:timers/promises';
import type { OperatorCall, OperatorReply } from '../contract/operators.ts';
import { registeredDocumentLimits as limits } from '../contract/plans.ts';
import type { Clock } from '../core/clock.ts';
import { type ErrorDetail, maxDetails, notFound, ServiceError } from '../core/errors.ts';
import type { Queries } from '../data/connection/database.ts';
import { transaction } from '../data/connection/transaction.ts';
import {
  findDocuments,
  insertDocuments,
  lockRegistered,
  type RegisteredDocument,
  sizeOfDocuments,
} from '../identity/applications/registered-documents.ts';
import { audit, byOperator } from '../rules/audit.ts';
import type { OperatorSource } from './operator-keys.ts';

/** Checks documents: all that is wrong with one, each with its id, its operation and the place. */
export type CheckDocument = (document: RegisteredDocument) => readonly string[];

interface Dependencies {
  db: Queries;
  clock: Clock;
  /** Prepares the check of documents. */
  openCheck: () => Promise<CheckDocument>;
}

type Call = OperatorCall<'registerDocuments'>;

const placeOf = (at: number): string => `documents[${at}]`;

/** @throws ServiceError `unprocessable` with a detail for each error, up to the maximum */
const refuseAny = (details: ErrorDetail[], { length }: readonly RegisteredDocument[]): void => {
  if (details.length === 0) return;
  const { size } = new Set(details.map(({ field }) => field));
  const rest = details.length > maxDetails ? ` These are ${maxDetails} of ${details.length} errors.` : '';
  throw new ServiceError('unprocessable', `${size} of ${length} documents cannot be registered, so none was.${rest}`, { details });
};

/** Documents whose id already has another text. */
const changedTexts = (documents: readonly RegisteredDocument[], known: ReadonlyMap<string, string>): ErrorDetail[] =>
  documents.flatMap(({ id, text }, at) => {
    if ((known.get(id) ?? text) === text) return [];
    const message = `${id}: The id is registered with another text. Use a new id for a new text.`;
    return { field: placeOf(at), message, code: 'conflict' };
  });

/** @throws ServiceError `limit_reached` */
const expectWithin = (size: Record<'documents' | 'characters', number>): void => {
  const { documents, characters } = size;
  if (documents > limits.documents)
    throw new ServiceError('limit_reached', `The application would have ${documents} documents; the maximum is ${limits.documents}.`);
  if (characters > limits.characters)
    throw new ServiceError(
      'limit_reached',
      `The application's documents would have ${characters} characters together; the maximum is ${limits.characters}.`,
    );
};

/** What an operator can do with the GraphQL documents of applications. */
export const createDocumentOperations = ({ db, clock, openCheck }: Dependencies) => ({
  /** Checks each document in a turn of the event loop of its own, because all of them take seconds. @throws ServiceError `unprocessable` */
  expectValid: async ({ body: { documents } }: Pick<Call, 'body'>): Promise<void> => {
    const check = await openCheck();
    const ids = new Set<string>();
    const details: ErrorDetail[] = [];
    for (const [at, document] of documents.entries()) {
      await setImmediate();
      const messages = ids.has(document.id) ? [`${document.id || '(no id)'}: The id is there twice.`] : check(document);
      details.push(...messages.map((message) => ({ field: placeOf(at), message, code: 'not_allowed' })));
      ids.add(document.id);
    }
    refuseAny(details, documents);
  },

  /** Registers valid documents. */
  register: (source: OperatorSource, { path, body: { documents } }: Call): Promise<OperatorReply<'registerDocuments'>> =>
    transaction(db, async (tx) => {
      const application = await lockRegistered(tx, path.application_id);
      if (!application) throw notFound('registered application', path.application_id);
      const ids = documents.map(({ id }) => id);
      const known = await findDocuments(tx, application, ids);
      refuseAny(changedTexts(documents, known), documents);
      const now = clock();
      const added = documents.filter(({ id }) => !known.has(id));
      await insertDocuments(tx, application, added, now.toISOString());
      expectWithin(await sizeOfDocuments(tx, application));
      const { accountId, applicationId } = application;
      const counts = { new: added.length, known: known.size };
      const entry = { ...byOperator, ...source, accountId, subjectId: applicationId, changes: counts, at: now };
      await audit(tx, { ...entry, action: 'registerDocuments' });
      return { data: { account_id: accountId, application_id: applicationId, ...counts } };
    }),
});

export type DocumentOperations = ReturnType<typeof createDocumentOperations>;

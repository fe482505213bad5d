import { operations } from '../../contract/operations.ts';
import type { OperationId } from '../../contract/types.ts';
import {
  accountOperations,
  differingOperations,
  identityOperations,
  otherVersions,
  type PublishedOperation,
  publishedOperations,
  resolve,
  secretOperations,
} from '../contract/published.ts';
import { changesNothingTwice, emptiesByNull, saysWhatPatchesItTakes } from './changes.ts';
import { hasOtherRequest } from './documented.ts';
import { costsWithoutKeys, does, hasItsHead, succeeds } from './effects.ts';
import { hasReferences, ofForeignRecords, ofForeignReferences } from './others.ts';
import {
  ofAnotherVersion,
  ofBrokenBodies,
  ofBrokenParameters,
  ofKeysGivenTwice,
  ofNothing,
  toViewers,
  withoutCoding,
  withoutCredentials,
} from './refusals.ts';
import type { Visit } from './visit.ts';

type Which = (operation: PublishedOperation) => boolean;

/** A rule, which operations owe it, and what holds one of them to it. */
interface Owed {
  rule: string;
  by: Which;
  holds: (visit: Visit) => Promise<void>;
}

/** Operations of the platform and of the account; of another version those that it has otherwise. */
const ours = new Set([...publishedOperations, ...accountOperations, ...differingOperations]);
const ofEachVersion = new Set([...ours, ...otherVersions]);
const identity = new Set(identityOperations);

const all: Which = (operation) => ours.has(operation);
/** Without batches, whose operations are those that do something. */
const act: Which = (operation) => all(operation) && operations[operation.operationId as OperationId].batch !== 'operations';
const reads: Which = (operation) => all(operation) && operation.method === 'GET';
const writes: Which = (operation) => all(operation) && operation.method !== 'GET';
const replaces: Which = (operation) => all(operation) && ['PUT', 'PATCH'].includes(operation.method);
const patches: Which = (operation) => all(operation) && operation.method === 'PATCH';
/** Not of the caller's own marks, which people of every role set. */
const changesMore: Which = ({ operationId }) => !operations[operationId as OperationId].scopes.every((scope) => scope.startsWith('read:'));
const namesRecords: Which = ({ path }) => path.includes('{');
const hasBody: Which = ({ body }) => body !== undefined && resolve(body.schema).properties !== undefined;
const guarded: Which = ({ parameters }) => parameters.some(({ name }) => name === 'If-Match');
const hasQuery: Which = ({ parameters }) => parameters.some((one) => one.in === 'query');
const hasExample: Which = ({ body }) => Object.keys(body?.example ?? {}).length > 0;
const is =
  (...rules: Which[]): Which =>
  (operation) =>
    rules.every((rule) => rule(operation));

/** What an operation owes its callers. Refusals come first: they leave the valid request unused. */
const owed: readonly Owed[] = [
  { rule: 'answers 401 without credentials and with bad ones', by: (one) => ofEachVersion.has(one), holds: withoutCredentials },
  { rule: 'answers 404 for a record that is not there', by: (one) => ofEachVersion.has(one) && namesRecords(one), holds: ofNothing },
  { rule: 'is refused to a viewer', by: is(writes, act, changesMore), holds: toViewers },
  { rule: 'answers 406 for a coding that there is not', by: all, holds: withoutCoding },
  { rule: 'refuses a body with each constraint broken, and says where', by: is(all, hasBody), holds: ofBrokenBodies },
  {
    rule: 'refuses a key that stands twice in its body, and says which one',
    by: (one) => hasExample(one) && (all(one) || secretOperations.includes(one)),
    holds: ofKeysGivenTwice,
  },
  { rule: 'refuses each parameter with each constraint broken, and unknown ones', by: is(all, hasQuery), holds: ofBrokenParameters },
  { rule: 'answers 404 for a record of another account, and nothing changes', by: is(all, namesRecords), holds: ofForeignRecords },
  {
    rule: 'takes no reference to a record of another account, and nothing changes',
    by: is(all, hasReferences),
    holds: ofForeignReferences,
  },
  { rule: 'answers 412 for another version, and nothing changes', by: is(all, guarded), holds: ofAnotherVersion },
  { rule: 'is answered as documented, with what was sent and the id of the request', by: act, holds: succeeds },
  { rule: 'needs each of its scopes', by: act, holds: does('without') },
  { rule: 'needs no other scope, unless its x-authority asks for more', by: act, holds: does('refused') },
  { rule: 'costs what x-rate-cost says', by: act, holds: does('cost') },
  { rule: 'records the events of x-emits, each as its schema says', by: act, holds: does('emits', 'invalidEvents') },
  { rule: 'has no effects but those of x-causes', by: all, holds: does('undeclared') },
  { rule: 'writes the audit entries of x-audits', by: all, holds: does('audits') },
  {
    rule: 'is done once under an Idempotency-Key, and its answer replayed',
    by: writes,
    holds: does('repeated', 'repeatedEmits', 'repeatedAudits'),
  },
  {
    rule: 'refuses another request under the same Idempotency-Key',
    by: is(writes, hasOtherRequest),
    holds: does('reused'),
  },
  { rule: 'answers HEAD as GET, without the body', by: reads, holds: hasItsHead },
  { rule: 'makes no new version and no event of a change that changes nothing', by: replaces, holds: changesNothingTwice },
  { rule: 'takes null for each list and each object, which empties it', by: patches, holds: emptiesByNull },
  { rule: 'refuses a merge patch, and says what it takes', by: patches, holds: saysWhatPatchesItTakes },
  { rule: 'costs what x-rate-cost says, without an API key', by: (one) => identity.has(one), holds: costsWithoutKeys },
];

/** The operations that owe something. */
export const walked: PublishedOperation[] = [...ofEachVersion, ...identity].filter((operation) => owed.some(({ by }) => by(operation)));

/** What an operation owes. */
export const owedBy = (operation: PublishedOperation): Owed[] => owed.filter(({ by }) => by(operation));

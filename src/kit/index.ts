// What the families of a platform are written with: the package, by its name.
export type { Content, Received, RepeatableUpload, Upload } from '../contract/binary-bodies.ts';
export { allFields, changedFields, fieldNames } from '../contract/body-fields.ts';
export type { EventData } from '../contract/events.ts';
export { nodeTypeOf } from '../contract/graphql.ts';
export { named } from '../contract/graphql-arguments.ts';
export { accepted, created, defineHandlers, exported, noContent, ok, readThenWrite, unfilled } from '../contract/handlers.ts';
export { operations } from '../contract/operations.ts';
export { figuresOf, lifetimes } from '../contract/plans.ts';
export type { FamilyOf, Schemas } from '../contract/types.ts';
export { bodyViolations, validateBody } from '../contract/validate.ts';
export { defineMapping, type Mappings } from '../contract/version-mapping.ts';
export { sealAddress } from '../core/address-tokens.ts';
export type { Clock } from '../core/clock.ts';
export { type ErrorDetail, formB, notFound, ServiceError } from '../core/errors.ts';
export { idAt, newId } from '../core/ids.ts';
export { storedInstant } from '../core/instants.ts';
export { isObject } from '../core/is-object.ts';
export { valueAt } from '../core/json-pointer.ts';
export { hasMoreValues } from '../core/json-values.ts';
export { excessOf } from '../core/metadata.ts';
export { normalForm } from '../core/normal-form.ts';
export { oncePer } from '../core/once-per.ts';
export type { AddressGrant, Principal } from '../core/principal.ts';
export type { WindowQuery } from '../core/query/connection.ts';
export type { ListQuery } from '../core/query/list-query.ts';
export type { Sealer } from '../core/sealing.ts';
export { parseExactly, unstorableIn } from '../core/storable-json.ts';
export type { Queries } from '../data/connection/database.ts';
export { violatedConstraint } from '../data/connection/errors.ts';
export { longRunning } from '../data/connection/long-running.ts';
export { type Tx, transaction } from '../data/connection/transaction.ts';
export type { ObjectStore } from '../data/objects/object-store.ts';
export { reclaimOne } from '../data/objects/reclaim.ts';
export { announceObject, claimObject, discardObject } from '../data/objects/unclaimed-objects.ts';
export type { Viewer } from '../data/query/cached-statements.ts';
export { collectionOf } from '../data/query/collection.ts';
export { byCodePoints } from '../data/query/compared-texts.ts';
export type { Build } from '../data/query/find-by-id.ts';
export { lockedRow } from '../data/query/locked-row.ts';
export type { Base } from '../data/query/untyped.ts';
export type { Filter } from '../data/query/where.ts';
export { parent, windowsOf } from '../data/query/window.ts';
export { accountsWithOld, byAccount } from '../data/sweeping/aged-rows.ts';
export type { Sweep } from '../data/sweeping/sweep.ts';
export type { Json, JsonWithDefault, Timestamp } from '../data/tables/column-types.ts';
export type { Tables } from '../data/tables/index.ts';
export { type LeasedOperation, renewLease } from '../operations/leases.ts';
export { type Outbound, type OutboundAnswer, OutboundError, type OutboundReason } from '../outbound/outbound.ts';
export { batchedByAccount } from '../rules/account-batches.ts';
export { expectRoom } from '../rules/account-limits.ts';
export { expectAdmin } from '../rules/administrators.ts';
export { orNull, related } from '../rules/batched.ts';
export { expectCallable } from '../rules/callable-addresses.ts';
export { changeOf, holdsAll } from '../rules/changes.ts';
export { listed, listedUnder } from '../rules/graphql-lists.ts';
export type { FindNode } from '../rules/graphql-nodes.ts';
export type { FamiliesResolvers, FamilyResolvers } from '../rules/graphql-resolvers.ts';
export { written } from '../rules/graphql-writes.ts';
export { withoutVersions, withVersion } from '../rules/if-match.ts';
export {
  changeEventOf,
  changeEventsOf,
  eventOf,
  type NewEvent,
  recordEffects,
  recordEvent,
  systemAuthor,
  unversioned,
} from '../rules/record-event.ts';
export { referringBy } from '../rules/references.ts';
export { days, iso, nameOf, type Person, type Rows, type Surroundings, type Undertaking } from '../seed/invention.ts';
export type { SeededRandom } from '../seed/seeded-random.ts';
export { cities, type Theme } from '../seed/words.ts';
export type { Family, Given } from './family.ts';
export { complete } from './in-order.ts';
export type { PlaceReaders, Reader } from './readers.ts';
export { type InAccount, listing, readsOf, recordColumns } from './reads.ts';
export { type Problem, type SceneKind, type SceneRecord, textProblems } from './scene.ts';
export { sceneMembers } from './scene-members.ts';
export type { FamilySeed } from './seed.ts';
export { expectVersion, foundAs, type IfMatch, type OnDelete, serviceKit, together, type Versioned } from './service.ts';
export { inSteps } from './steps.ts';
export { tableOf } from './table.ts';

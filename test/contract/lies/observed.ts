import type { Outside, Tessera } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { type OperationFacts, operations, spellings } from '../../../src/contract/operations.ts';
import type { OperationId } from '../../../src/contract/types.ts';
import type { Queries } from '../../../src/data/connection/database.ts';
import { publishedOperations } from '../../../src/testing/contract/published.ts';
import { documentedWords } from '../../../src/testing/walk/documented.ts';
import { stageOn, visitOn } from '../../../src/testing/walk/stage.ts';
import { requests } from '../../support/requests.ts';
import { listing } from '../listing.ts';
import type { Lie } from './lie.ts';

/** A lie that is planted in the server's own tables, and the part of what is observed that differs from the contract. */
interface ObservedLie extends Lie {
  operationId: OperationId;
  seenIn: string;
  facts?: Partial<OperationFacts>;
}

/** Lies that no single answer shows. */
export const observedLies: ObservedLie[] = [
  { of: 'cost', what: 'five requests for one', operationId: 'createWebhook', facts: { cost: 5 }, seenIn: 'cost' },
  { of: 'cost', what: 'one request for five', operationId: 'recoverWebhook', facts: { cost: 1 }, seenIn: 'cost' },
  { of: 'policy', what: 'a key that is not asked for its scope', operationId: 'getWebhook', facts: { scopes: [] }, seenIn: 'without' },
  {
    of: 'header',
    what: 'an Idempotency-Key that is passed over',
    operationId: 'createResource',
    facts: { idempotent: false },
    seenIn: 'repeated',
  },
  { of: 'event', what: 'nothing, where something has happened', operationId: 'deleteWebhook', seenIn: 'emits' },
  { of: 'event', what: 'data that was changed behind its check', operationId: 'updateWebhook', seenIn: 'invalidEvents' },
  { of: 'policy', what: 'a filter that passes its value over', operationId: 'listWebhooks', seenIn: 'description_starts_with=OF' },
  {
    of: 'policy',
    what: 'another order than it documents',
    operationId: 'listResources',
    facts: { defaultSort: 'created_at:asc' },
    seenIn: 'created_at:desc',
  },
];

const ignoredFilter = { field: 'description', kind: 'text', operator: 'exists' } as const;

/** Plants all of them before a server starts; the answer takes them back. */
export const plantLies = (): (() => void) => {
  const spelled = spellings.Webhook!.listed as Map<string, object>;
  const filter = spelled.get('description_starts_with')!;
  const kept = observedLies.map(({ operationId, facts }) => {
    const before = { ...operations[operationId] };
    Object.assign(operations[operationId], facts);
    return () => void Object.assign(operations[operationId], before);
  });
  spelled.set('description_starts_with', ignoredFilter);
  return () => {
    for (const back of kept) back();
    spelled.set('description_starts_with', filter);
  };
};

/** What handlers would do that forget an event, or record it past its check. */
export const plantInDatabase = async (db: Queries): Promise<void> => {
  await sql`
    create function lie() returns trigger language plpgsql as $$
    begin
      if new.type = 'WEBHOOK_DELETED' then return null; end if;
      if new.type = 'WEBHOOK_UPDATED' then new.data = new.data || '{"description": 7}'; end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger lie before insert on events for each row execute function lie()`.execute(db);
};

/** Compares what is observed with what is documented; the parts that differ. */
export const comparing = async (tessera: Tessera, outside: Outside) => {
  const stage = await stageOn(tessera, outside, requests);
  const lists = await listing(tessera);
  const partsOf = async (operationId: OperationId): Promise<[seen: object, documented: object][]> => {
    const operation = publishedOperations.find((one) => one.operationId === operationId)!;
    const { defaultSort } = operation;
    if (!defaultSort) return [[(await visitOn(stage, operation).observation()).seen, documentedWords(operation)]];
    const compared = [await lists.filtered(operation), await lists.sorted(operation, [defaultSort], true)];
    return compared.map(({ seen, documented }) => [seen, documented]);
  };
  return async (operationId: OperationId): Promise<string[]> => {
    const parts = await partsOf(operationId);
    return parts.flatMap(([seen, documented]) =>
      Object.entries(seen).flatMap(([name, value]) =>
        JSON.stringify(value) === JSON.stringify(documented[name as keyof typeof documented]) ? [] : [name],
      ),
    );
  };
};

import { afterAll, beforeAll, describe, it } from 'vitest';
import { operations } from '../../contract/operations.ts';
import { accountOperations, nameOf, publishedOperations } from '../contract/published.ts';
import { type FamilyRequests, requestsOf } from '../requests/requests.ts';
import { bootWithOutside } from '../requests/with-outside.ts';
import { owedBy, walked } from './owed.ts';
import { ofUnfilled } from './refusals.ts';
import { stageOn, visitOn } from './stage.ts';
import type { Stage } from './visit.ts';

/**
 * Declares tests that every operation of the contract does what its document says: its answers, headers and errors, its scopes and cost,
 * its events, effects and audit entries, repetitions under an `Idempotency-Key`, and that no other account is reached.
 * @param families what the contract does not say of their requests
 */
export const walkContract = (families: readonly FamilyRequests[] = []): void => {
  let stage: Stage;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const server = await bootWithOutside();
    close = server.close;
    stage = await stageOn(server.tessera, server.outside, requestsOf(families));
  });
  afterAll(() => close?.());

  describe.each(walked.map((operation) => [nameOf(operation), operation] as const))('%s', (_name, operation) => {
    let visit: ReturnType<typeof visitOn>;
    beforeAll(() => {
      visit = visitOn(stage, operation);
    });

    it.each(owedBy(operation).map(({ rule, holds }) => [rule, holds] as const))('%s', (_rule, holds) => holds(visit));
  });

  it('an operation that nobody has filled yet answers 501', async () => {
    const { unfilled } = stage.tessera;
    const asked = [...publishedOperations, ...accountOperations].filter(
      ({ operationId: id, body }) => unfilled.includes(id) && (body || operations[id].takes.length === 0),
    );
    for (const operation of asked) await ofUnfilled(visitOn(stage, operation));
  });
};

import { afterAll, beforeAll, describe, it } from 'vitest';
import { operations } from '../../src/contract/operations.ts';
import { bootWithOutside } from '../support/with-outside.ts';
import { accountOperations, nameOf, publishedOperations } from './published.ts';
import { owedBy, walked } from './walk/owed.ts';
import { ofUnfilled } from './walk/refusals.ts';
import { type Stage, stageOn, visitOn } from './walk/visit.ts';

let stage: Stage;
let close: () => Promise<void>;
beforeAll(async () => {
  const server = await bootWithOutside();
  close = server.close;
  stage = await stageOn(server.tessera, server.outside);
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

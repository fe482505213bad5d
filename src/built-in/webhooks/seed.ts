import { eventTypesByFamily } from '../../contract/events.ts';
import type { Schemas } from '../../contract/types.ts';
import { idAt } from '../../core/ids.ts';
import type { FamilySeed } from '../../kit/seed.ts';
import { type Few, iso, type SeededUser, type Surroundings, type Window } from '../../seed/invention.ts';
import type { SeededRandom } from '../../seed/seeded-random.ts';
import { companyWords } from '../../seed/words.ts';
import { newSecret } from './record.ts';
import { webhookScene } from './scene.ts';

const count = 8;

/** There is no receiver at the address, so the webhook is disabled. */
const webhookFrom = (random: SeededRandom, { from, until }: Window, users: readonly SeededUser[]): Schemas['Webhook'] => {
  const created = random.between(from, until);
  return {
    id: idAt('webhook', created, random.bytes()),
    url: `https://${random.pick(companyWords)}.example/hooks/${random.pick(companyWords)}`,
    events: random.pick(eventTypesByFamily()).slice(0, 3),
    conditions: {},
    description: null,
    status: 'disabled',
    disabled_reason: random.pick(['gone', 'failing']),
    created_by: random.pick(users).id,
    created_at: iso(created),
    updated_at: iso(created),
  };
};

const few = (
  random: SeededRandom,
  { accountId, window }: Pick<Surroundings, 'accountId' | 'window'>,
  users: readonly SeededUser[],
): Few => ({
  rows: { webhooks: Array.from({ length: count }, () => ({ account_id: accountId, ...webhookFrom(random, window, users) })) },
});

export const webhookSeed: FamilySeed = {
  kind: webhookScene,
  examples: ({ example }) => [{ ...example('getWebhook'), status: 'disabled', disabled_reason: 'gone', secret: newSecret() }],
  few,
};

/** The deliveries of the example, which follow its event. */
export const deliverySeed: FamilySeed = {
  kind: { name: 'deliveries', isLast: true },
  examples: ({ example }) => [{ ...example('getWebhookDelivery'), resource_id: example('getEvent').resource_id }],
};

import { inFile, type Mutant } from '../mutant.ts';

/** The order of deliveries, their claims, records and schedule. */
export const webhooks: readonly Mutant[] = [
  ...inFile(
    'src/delivery/webhooks/order.ts',
    ['test/delivery/webhooks-queues.data.test.ts'],
    [
      {
        rule: 'deliveries are locked in one order',
        text: 'placeOf(a) < placeOf(b) ? -1 : 1',
        becomes: 'placeOf(a) > placeOf(b) ? -1 : 1',
        tests: ['test/delivery/webhooks-locks.unit.test.ts'],
      },
      {
        rule: 'queues are locked in the order of deliveries',
        text: '.sort(([a], [b]) => (a < b ? -1 : 1))',
        becomes: '.sort(([a], [b]) => (a > b ? -1 : 1))',
        tests: ['test/delivery/webhooks-locks.unit.test.ts'],
      },
      {
        rule: 'a queue is locked once',
        text: 'new Map(queues.map((queue) => [queueKey(queue), queue]))',
        becomes: 'queues.map((queue) => [queueKey(queue), queue] as const)',
        tests: ['test/delivery/webhooks-locks.unit.test.ts'],
      },
      {
        rule: 'a record without an id has a place in the order of locks',
        text: "resourceId: event.resource_id ?? ''",
        becomes: "resourceId: event.resource_id ?? 'zzz'",
        tests: ['test/delivery/webhooks-locks.unit.test.ts'],
      },
      {
        rule: 'queues belong to a webhook',
        text: '`${webhookId} ${resourceId}`',
        becomes: '`${resourceId}`',
        tests: ['test/delivery/webhooks-locks.unit.test.ts'],
      },
      { rule: 'tests are in no queue', text: "status = 'pending' and deliveries.position is not null`", becomes: "status = 'pending'`" },
      {
        rule: 'a queue has pending deliveries only',
        text: "and deliveries.status = 'pending' and deliveries.position is not null",
        becomes: 'and deliveries.position is not null',
      },
      {
        rule: 'the first delivery of a queue is freed',
        text: 'where ${waiting(accountId)} order by position limit 1) as first\n      where first.blocked',
        becomes: 'where ${waiting(accountId)} order by position desc limit 1) as first\n      where first.blocked',
      },
      {
        rule: 'one delivery of a queue is freed',
        text: 'order by position limit 1) as first\n      where first.blocked',
        becomes: 'order by position limit 2) as first\n      where first.blocked',
      },
      { rule: 'a queue whose first delivery is free is left alone', text: 'as first\n      where first.blocked\n', becomes: 'as first\n' },
      {
        rule: 'a queue that changed meanwhile is looked at again',
        text: 'freed.length < found ?',
        becomes: 'freed.length > found ?',
        tests: ['test/delivery/webhooks-locks.unit.test.ts'],
      },
      {
        rule: 'a webhook is named once where several of its deliveries are freed',
        text: 'return [...new Set([...freed, ...more])];',
        becomes: 'return [...freed, ...more];',
      },
      {
        rule: 'a delivery that was overtaken is blocked',
        text: 'where free.position > first.position',
        becomes: 'where free.position < first.position',
      },
      {
        rule: 'the first delivery is freed where it was blocked',
        text: 'overtaken.id`.execute(tx);\n  await unblockHeads(tx, accountId, queues);',
        becomes: 'overtaken.id`.execute(tx);',
      },
      { rule: 'a test is not ended with the other deliveries', text: "status = 'pending' and not test\n", becomes: "status = 'pending'\n" },
      {
        rule: 'the latest deliveries are ended first',
        text: 'order by created_at desc, id desc limit',
        becomes: 'order by created_at, id limit',
      },
      {
        rule: 'a delivery that is ended is blocked no more',
        text: "set status = 'failed', blocked = false,",
        becomes: "set status = 'failed',",
      },
      { rule: 'a delivery that is ended has no next attempt', text: 'next_attempt_at = null, lease = null,', becomes: 'lease = null,' },
      {
        rule: 'an attempt at a delivery that is ended does not count as its lease',
        text: 'next_attempt_at = null, lease = null,',
        becomes: 'next_attempt_at = null,',
      },
      {
        rule: 'where more deliveries are left than are ended at once, the first ones are free',
        text: 'if (rows.length < failBatchSize) return;',
        becomes: 'if (rows.length <= failBatchSize) return;',
      },
    ],
  ),
  ...inFile(
    'src/delivery/webhooks/fan-out.ts',
    ['test/delivery/webhooks-fan-out.data.test.ts'],
    [
      {
        rule: 'a test wakes its webhook',
        text: '[...testedIn(events), ...due]',
        becomes: 'due',
      },
      {
        rule: 'a webhook is woken once',
        text: '[...new Set([...testedIn(events), ...due])].map',
        becomes: '[...testedIn(events), ...due].map',
      },
      {
        rule: 'one process fans out an account at a time',
        text: 'if (!(await tryLockFanOut(tx, accountId))) return undefined;',
        becomes: '',
        elsewhere: 'An embedded database has one connection, so that no two transactions run at a time; npm run test:services sees it.',
        tests: ['test/delivery/webhooks-order.data.test.ts'],
      },
      {
        rule: 'a step continues after the last event',
        text: 'undefined : events.at(-1)!.position + 1',
        becomes: 'undefined : events.at(-1)!.position + 2',
      },
      {
        rule: 'a step evaluates few conditions',
        text: '${conditionsAtOnce} / count(*)',
        becomes: '${conditionsAtOnce}',
        tests: ['test/delivery/webhooks-conditions.data.test.ts'],
      },
      { rule: 'a step that was not full is the last one', text: 'isWhole ? undefined', becomes: 'events.length === 0 ? undefined' },
      {
        rule: 'a step takes a limited number of events',
        text: 'order by position limit (select most from bound)',
        becomes: 'order by position',
      },
      {
        rule: 'what was taken is not in the outbox any more',
        text: 'delete from outbox where ctid = any(array(select place from batch))',
        becomes: 'select place from batch',
      },
      {
        rule: 'an account waits when its events have positions',
        text: 'select events.position is not null from events where',
        becomes: 'select true from events where',
      },
      {
        rule: 'all accounts with events are named',
        text: 'where outbox.account_id > accounts.account_id order by',
        becomes: 'where outbox.account_id < accounts.account_id order by',
      },
    ],
  ),
  ...inFile(
    'src/delivery/webhooks/created-deliveries.ts',
    ['test/delivery/webhooks-fan-out.data.test.ts'],
    [
      {
        rule: 'a delivery that waits for an earlier one is not created as claimed',
        text: 'if (isBlocked[at] || ',
        becomes: 'if (',
      },
      {
        rule: 'no more deliveries are created as claimed than can be sent',
        text: ' || count === limitOf(key)) return false;',
        becomes: ') return false;',
      },
      {
        rule: 'a webhook that is paused or has asked for a pause, and a suspended account, have nothing created as claimed',
        text: 'if (!isOpen(webhook) || webhook.suspended) return undefined;',
        becomes: '',
      },
      {
        rule: 'nobody else sends what was created as claimed',
        text: 'case when claimed then ${leaseMs} else 0 end',
        becomes: '0',
      },
      {
        rule: 'a secret that cannot be opened keeps no other webhook waiting',
        text: '  } catch {\n    return undefined;',
        becomes: '  } catch (error) {\n    throw error;',
      },
      {
        rule: 'what was not created as claimed is due',
        text: '!isBlocked[at] && !isClaimed[at]',
        becomes: '!at',
      },
      {
        rule: 'a test goes to its own webhook only',
        text: 'events.filter(({ type }) => type !== TEST)',
        becomes: 'events.filter(({ type }) => type)',
      },
      { rule: 'a webhook gets nothing from before its creation', text: 'event.position >= webhook.since && ', becomes: '' },
      { rule: 'a webhook gets the types that it subscribes to', text: ' && webhook.events.includes(event.type)', becomes: '' },
      {
        rule: 'a webhook whose creation has no position yet gets nothing from before',
        text: 'then ${Number.MAX_SAFE_INTEGER}::bigint else 0 end',
        becomes: 'then 0::bigint else 0 end',
        tests: ['test/delivery/webhooks-order.data.test.ts'],
      },
      {
        rule: 'a delivery to a disabled webhook is in no queue',
        text: "event.resource_id === null || webhook.status === 'disabled' ? undefined",
        becomes: 'event.resource_id === null ? undefined',
      },
      {
        rule: 'an event about no record is in no queue',
        text: "event.resource_id === null || webhook.status === 'disabled' ? undefined",
        becomes: "webhook.status === 'disabled' ? undefined",
      },
      { rule: 'a delivery waits for an earlier one of its queue', text: 'if (taken.has(name)) return true;', becomes: '' },
      { rule: 'a delivery waits for an earlier one of the same step', text: 'taken.add(name);\n', becomes: '\n' },
      {
        rule: 'a delivery to a disabled webhook has failed',
        text: "(webhook.status === 'disabled' ? 'failed' : 'pending')",
        becomes: "'pending'",
      },
      {
        rule: 'a delivery to a paused webhook is pending',
        text: "(webhook.status === 'disabled' ? 'failed' : 'pending')",
        becomes: "(webhook.status === 'enabled' ? 'pending' : 'failed')",
      },
      {
        rule: 'a delivery that failed has no next attempt',
        text: "case status when 'pending' then ${now}",
        becomes: 'case when true then ${now}',
      },
      {
        rule: 'what a disabled webhook misses is not counted',
        text: "const gotten = found.filter(({ webhook }) => webhook.status !== 'disabled');",
        becomes: 'const gotten = [...found];',
      },
      {
        rule: 'what a paused webhook will get is counted',
        text: "const gotten = found.filter(({ webhook }) => webhook.status !== 'disabled');",
        becomes: "const gotten = found.filter(({ webhook }) => webhook.status === 'enabled');",
      },
      {
        rule: 'only enabled webhooks are woken',
        text: "webhook.status === 'enabled' && !isBlocked[at]",
        becomes: '!isBlocked[at]',
      },
    ],
  ),
  ...inFile(
    'src/delivery/webhooks/relay.ts',
    ['test/delivery/webhooks-order.data.test.ts'],
    [
      {
        rule: 'what was created as claimed is sent',
        text: 'claimed = step?.claimed ?? [];',
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/delivery/webhooks/claims.ts',
    ['test/delivery/webhooks-dispatcher.unit.test.ts'],
    [
      {
        rule: 'deliveries that are due go before those that are about to be created',
        text: 'ready.has(address) || isPausing(address) ? 0',
        becomes: 'isPausing(address) ? 0',
      },
      {
        rule: 'nothing is created as claimed for an address that asked for a pause',
        text: 'ready.has(address) || isPausing(address) ? 0',
        becomes: 'ready.has(address) ? 0',
      },
    ],
  ),
  ...inFile(
    'src/delivery/webhooks/endpoints.ts',
    ['test/delivery/webhooks-claims.data.test.ts'],
    [
      { rule: 'attempts are counted from one', text: "${column('tries')} + 1 as tries", becomes: "${column('tries')} as tries" },
      { rule: 'a lease ends', text: 'const leaseMs = 30_000;', becomes: 'const leaseMs = 3_000_000;' },
      { rule: 'a secret that expired signs no more', text: "(slot = 'current' or expires_at > ${now}::timestamptz)", becomes: 'true' },
      { rule: 'the current secret signs first', text: 'order by slot) as sealed', becomes: 'order by slot desc) as sealed' },
      {
        rule: 'a pause ends',
        text: 'coalesce(paused_until > ${now}::timestamptz, false) as waits',
        becomes: 'paused_until is not null as waits',
      },
      {
        rule: 'a paused address gets no deliveries',
        text: "webhook?.status === 'enabled' && !webhook.waits",
        becomes: "webhook?.status === 'enabled'",
      },
      {
        rule: 'a disabled webhook gets no deliveries',
        text: "webhook?.status === 'enabled' && !webhook.waits",
        becomes: '!webhook?.waits',
      },
      {
        rule: 'a paused webhook gets no deliveries',
        text: "webhook?.status === 'enabled' && !webhook.waits",
        becomes: "webhook?.status !== 'disabled' && !webhook?.waits",
      },
    ],
  ),
  ...inFile(
    'src/delivery/webhooks/queue.ts',
    ['test/delivery/webhooks-claims.data.test.ts'],
    [
      {
        rule: 'the deliveries of a paused webhook stay pending',
        text: "if (status === 'disabled') await failPending",
        becomes: "if (status !== 'enabled') await failPending",
      },
      {
        rule: 'a disabled webhook has its pending deliveries ended',
        text: "if (status === 'disabled') await failPending(tx, accountId, webhookId, now);",
        becomes: 'void status;',
      },
      { rule: 'a suspended account gets nothing', text: '!webhooks.get(nameOf(key))?.suspended', becomes: 'webhooks' },
      {
        rule: 'a delivery that is blocked is not claimed',
        text: 'sql`not blocked and due_at <= ${now}::timestamptz order by due_at, position`',
        becomes: 'sql`due_at <= ${now}::timestamptz order by due_at, position`',
      },
      {
        rule: 'the delivery that is due first is claimed first',
        text: 'order by due_at, position`;',
        becomes: 'order by due_at desc, position`;',
      },
      {
        rule: 'of deliveries that are due at once the earlier event is claimed first',
        text: 'order by due_at, position`;',
        becomes: 'order by due_at, position desc`;',
      },
      {
        rule: 'a delivery that is not due is not claimed',
        text: 'and next_attempt_at <= ${now}::timestamptz and ${which} limit requested.most',
        becomes: 'and ${which} limit requested.most',
      },
      {
        rule: 'no more is claimed than was asked for',
        text: '${which} limit requested.most',
        becomes: '${which} limit requested.most + 1',
      },
      {
        rule: 'a claim holds for the time of a lease',
        text: "+ ${leaseMs} * interval '1 millisecond'",
        becomes: "+ ${leaseMs} * interval '1 microsecond'",
      },
      {
        rule: 'a test is claimed as a test',
        text: 'and position is null and test order by position`',
        becomes: 'and position is null and not test order by position`',
      },
      {
        rule: 'an address is due when the first of its deliveries is',
        text: 'where due_at <= ${now}::timestamptz and (next_attempt_at',
        becomes: 'where due_at > ${now}::timestamptz and (next_attempt_at',
      },
      {
        rule: 'an address is due where others are due than the one that is attempted',
        text: 'and next_attempt_at <= ${now}::timestamptz and ${firstDue(now)} limit 1\n      ))',
        becomes: 'and next_attempt_at <= ${now}::timestamptz and false limit 1\n      ))',
      },
      {
        rule: 'the address of a suspended account is not due',
        text: 'and not exists (select from accounts where accounts.id = endpoints.account_id and suspended_at is not null) and (',
        becomes: 'and (',
      },
      {
        rule: 'an address that requested a pause is not due',
        text: "select status <> 'paused' and coalesce(paused_until <= ${now}::timestamptz, true) from",
        becomes: "select status <> 'paused' from",
      },
      {
        rule: 'a paused webhook is not due',
        text: "select status <> 'paused' and coalesce(paused_until <= ${now}::timestamptz, true) from",
        becomes: 'select coalesce(paused_until <= ${now}::timestamptz, true) from',
      },
      {
        rule: 'a paused address with a test is due',
        text: 'and next_attempt_at <= ${now}::timestamptz and ${testsOf(sql`endpoints.webhook_id`)} limit 1',
        becomes: 'and false limit 1',
      },
      {
        rule: 'the addresses of one account are those of that account',
        text: 'accountId === undefined ? waiting : sql`${waiting} and account_id = ${accountId}`',
        becomes: 'waiting',
      },
      {
        rule: 'what is given back is due at once',
        text: 'update deliveries set lease = null, next_attempt_at = ${clock().toISOString()}::timestamptz',
        becomes: 'update deliveries set lease = null',
      },
      {
        rule: 'what another process has claimed meanwhile is not given back',
        text: 'and deliveries.lease = given.lease',
        becomes: 'and given.lease is not null',
      },
      { rule: 'what has ended is not given back', text: "given.lease\n        and status = 'pending'", becomes: 'given.lease' },
    ],
  ),
  ...inFile(
    'src/delivery/webhooks/settle.ts',
    ['test/delivery/webhooks-settle.data.test.ts'],
    [
      {
        rule: 'what a former address answered does not end the delivery',
        text: "former.has(one) ? { verdict: 'failed' as const, retryAfterMs: undefined } : one",
        becomes: 'one',
      },
      {
        rule: 'what a former address answered is not counted for the new one',
        text: 'addressesOf(done.filter((one) => !former.has(one)))',
        becomes: 'addressesOf(done)',
      },
      {
        rule: 'a success at a former address counts',
        text: "done.filter(({ verdict }) => verdict !== 'delivered')",
        becomes: 'done.filter(({ verdict }) => verdict)',
      },
      { rule: 'the result of a test does not matter for its address', text: 'done.filter((one) => !one.delivery.test)', becomes: 'done' },
      {
        rule: 'one success among failures counts',
        text: "reached: address.reached || verdict === 'delivered'",
        becomes: "reached: verdict === 'delivered'",
      },
      { rule: 'one answer 410 among others counts', text: "gone: address.gone || verdict === 'gone'", becomes: "gone: verdict === 'gone'" },
      {
        rule: 'addresses are locked in one order',
        text: '.sort((a, b) => (a.webhookId < b.webhookId ? -1 : 1))',
        becomes: '.sort((a, b) => (a.webhookId > b.webhookId ? -1 : 1))',
      },
      { rule: 'an address that answered 410 is disabled', text: "await disableAt(one, 'gone');", becomes: 'void one;' },
      {
        rule: 'a success ends the time of failures',
        text: 'update webhooks set failing_since = null',
        becomes: 'update webhooks set failing_since = failing_since',
      },
      {
        rule: 'a failure begins the time of failures',
        text: 'set failing_since = ${now}::timestamptz',
        becomes: 'set failing_since = null',
      },
      {
        rule: 'a further failure does not begin it again',
        text: 'if (since) return Date.parse(since);',
        becomes: 'if (since) return Date.parse(now);',
      },
      { rule: 'an address that was reached does not fail', text: '!arrived && !gone', becomes: '!gone' },
      {
        rule: 'deliveries are locked in the order of queues',
        text: 'done.toSorted((a, b) => byLockOrder(a.delivery, b.delivery))',
        becomes: 'done.toReversed()',
      },
      { rule: 'a lost lease changes no state', text: 'lease === done.delivery.lease ||', becomes: 'true ||' },
      {
        rule: 'a success counts for a delivery that was ended meanwhile',
        text: "|| (status === 'failed' && next.status === 'succeeded')",
        becomes: '',
      },
      {
        rule: 'a success does not count for a delivery that was made due again',
        text: "(status === 'failed' && next.status === 'succeeded')",
        becomes: "next.status === 'succeeded'",
      },
      {
        rule: 'a hundred attempts are kept',
        text: 'jsonb_array_length(attempts) < 100 then attempts',
        becomes: 'jsonb_array_length(attempts) < 1000 then attempts',
      },
      { rule: 'the oldest attempt goes first', text: 'else attempts - 0 end', becomes: 'else attempts - 1 end' },
      {
        rule: 'an attempt that ended late is put in its place',
        text: "coalesce(attempts -> -1 ->> 'at' <= ${sentAt}, true)",
        becomes: 'true',
      },
      {
        rule: 'attempts stand in the order of their beginning',
        text: "filter (where one ->> 'at' <= ${sentAt})",
        becomes: "filter (where one ->> 'at' > ${sentAt} and false)",
      },
      {
        rule: 'an attempt that ended late does not say the last status',
        text: 'last_response_status = case when ${isLater} then given.code else last_response_status end',
        becomes: 'last_response_status = given.code',
      },
      {
        rule: 'an attempt is counted in the schedule',
        text: 'tries = case when applies then deliveries.tries + 1',
        becomes: 'tries = case when applies then deliveries.tries',
      },
      {
        rule: 'a delivery that waits for its next attempt is due then',
        text: 'due_at = case when applies then coalesce(given.next_attempt_at::timestamptz, due_at) else due_at end',
        becomes: 'due_at = due_at',
      },
      {
        rule: 'an attempt that is recorded ends the lease',
        text: 'lease = case when applies then null else deliveries.lease end',
        becomes: 'lease = deliveries.lease',
      },
      { rule: 'every attempt is counted', text: 'attempt_count = attempt_count + 1', becomes: 'attempt_count = attempt_count' },
      {
        rule: 'a delivery that ended frees the next one',
        text: "return test || event.resource_id === null || next.status === 'pending' ? []",
        becomes: "return next.status !== 'pending' || test || event.resource_id === null ? []",
      },
      { rule: 'the addresses of what was freed are named', text: 'freed.push({ accountId, webhookId });', becomes: 'void webhookId;' },
      {
        rule: 'accounts are freed one by one',
        text: 'Map.groupBy(ended, ({ accountId }) => accountId)',
        becomes: "Map.groupBy(ended, () => ended[0]?.accountId ?? '')",
      },
      { rule: 'waits vary', text: 'random: random() })', becomes: 'random: 0.5 })' },
    ],
  ),
  ...inFile(
    'src/delivery/webhooks/requested-pauses.ts',
    ['test/delivery/webhooks-settle.data.test.ts'],
    [
      {
        rule: 'only a failure asks for a pause',
        text: "verdict === 'failed' ? (retryAfterMs ?? 0) : 0",
        becomes: "verdict !== 'gone' ? (retryAfterMs ?? 0) : 0",
      },
      { rule: 'the longest pause counts', text: 'if (until > (pauses.get(name)?.until ?? at))', becomes: 'if (until > at)' },
      { rule: 'no pause is no pause', text: '(pauses.get(name)?.until ?? at)', becomes: '(pauses.get(name)?.until ?? 0)' },
      {
        rule: 'pauses are locked in one order',
        text: '.sort((a, b) => (a.webhookId < b.webhookId ? -1 : 1))',
        becomes: '.sort((a, b) => (a.webhookId > b.webhookId ? -1 : 1))',
      },
      { rule: 'a pause is for the address that asked for it', text: 'and webhooks.url = given.url', becomes: '' },
      {
        rule: 'a shorter pause does not replace a longer one',
        text: 'and (paused_until is null or paused_until < given.until)',
        becomes: '',
      },
      {
        rule: 'a longer pause replaces a shorter one',
        text: '(paused_until is null or paused_until < given.until)',
        becomes: 'paused_until is null',
      },
    ],
  ),
  ...inFile(
    'src/delivery/webhooks/paused-sweep.ts',
    ['test/delivery/webhooks-paused-sweep.data.test.ts'],
    [
      {
        rule: 'the next of a record waits no longer for what was deleted',
        text: 'await unblockHeads(tx, accountId, queues);',
        becomes: 'void queues;',
      },
      { rule: 'what has ended is none of this sweep', text: "status = 'pending' and created_at", becomes: 'created_at' },
      { rule: 'what is kept waits', text: 'and created_at < ${kept}::timestamptz', becomes: '' },
      {
        rule: 'the deliveries of other webhooks stay',
        text: '          and webhook_id = any(${paused.map(({ id }) => id)}::text[])\n',
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/rules/event-conditions.ts',
    ['test/delivery/webhooks-conditions.data.test.ts'],
    [
      { rule: 'an event matches all filters of a condition', text: 'sql` and `)})`', becomes: 'sql` or `)})`' },
      { rule: 'a condition is for its own type', text: 'sql`type = ${type}`, ...filters', becomes: 'sql`type is not null`, ...filters' },
      {
        rule: 'a filter of a change matches only where the event tells the value',
        text: '(${json(filter)} is not null and ${matches})',
        becomes: '${matches}',
      },
      {
        rule: 'patterns ignore case',
        text: 'patternOperators.has(operator) ?',
        becomes: 'patternOperators.has(operator) && !value ?',
      },
      { rule: 'e-mail addresses ignore case', text: 'sql`lower(${text}) collate "C"`', becomes: 'sql`${text} collate "C"`' },
      {
        rule: 'a stored condition that the contract does not have any more excludes nothing',
        text: 'if (error instanceof ServiceError) return undefined;',
        becomes: '',
      },
      {
        rule: 'the database reads the values of a condition before it is stored',
        text: 'if (Object.keys(conditions).length > 0) await',
        becomes: 'if (Object.keys(conditions).length < 0) await',
        tests: ['test/families/webhooks/conditions.api.test.ts'],
      },
      { rule: 'the former and the new value are told apart', text: '[property, part, ...inside]', becomes: "[property, 'to', ...inside]" },
    ],
  ),
  ...inFile(
    'src/contract/event-conditions.ts',
    ['test/families/webhooks/conditions.api.test.ts'],
    [
      {
        rule: 'a condition is for a type that the webhook receives',
        text: 'if (!types.includes(type)) throw',
        becomes: 'if (types.length === 0) throw',
      },
      { rule: 'only an event with changes has filters by them', text: 'if (!events[type].changes) return undefined;', becomes: '' },
      { rule: 'a condition has a filter', text: '  expectSomeFilter(parameters);\n', becomes: '' },
      { rule: 'a condition has few filters', text: "  expectFewFilters([Object.keys(parameters).length], '');\n", becomes: '' },
      {
        rule: 'a condition searches in few texts',
        text: "  expectFewPatterns(Object.values(filters), '', '_contains, _starts_with, [like]');\n",
        becomes: '',
      },
      {
        rule: 'no condition waits for a change of updated_at',
        text: "changed !== 'updated_at' && fields.includes(changed)",
        becomes: 'fields.includes(changed)',
      },
      { rule: 'conditions are short', text: 'if (length > most) throw', becomes: 'if (length < 0) throw' },
      {
        rule: 'lists of words in a condition are divided at encoded commas, too',
        text: 'dividedWords(parameter, value, kind)',
        becomes: 'value',
        tests: ['test/delivery/webhooks-conditions.data.test.ts'],
      },
      { rule: '`me` in a condition is the caller', text: "filters[name]!.kind === 'user'", becomes: "filters[name]!.kind === 'enum'" },
    ],
  ),
  ...inFile(
    'src/delivery/webhooks/schedule.ts',
    ['test/delivery/webhooks-schedule.unit.test.ts'],
    [
      { rule: 'only 2xx is a success', text: 'status >= 200 && status < 300', becomes: 'status >= 200 && status < 400' },
      { rule: 'a longer Retry-After is respected', text: 'retryAfterMs ?? 0);', becomes: '0);' },
      { rule: 'a Retry-After has a longest time', text: 'Math.min(Math.max(wait, 0), longestRetryAfter)', becomes: 'Math.max(wait, 0)' },
      { rule: 'a test is attempted once', text: "test || verdict === 'gone' ? undefined", becomes: "verdict === 'gone' ? undefined" },
      {
        rule: 'a webhook is given up after a time of failures',
        text: 'now - failingSince >= maxAge',
        becomes: 'now - failingSince < maxAge',
      },
    ],
  ),
  ...inFile(
    'src/delivery/webhooks/signed-message.ts',
    ['test/delivery/webhook-message.unit.test.ts', 'test/delivery/webhooks-signatures.data.test.ts'],
    [
      {
        rule: 'a message is signed with each of the secrets',
        text: "secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' ')",
        becomes: 'new Webhook(secrets[0]!).sign(id, at, body)',
      },
      { rule: 'the time of a message is in seconds', text: 'Math.floor(at.getTime() / 1000)', becomes: 'Math.floor(at.getTime())' },
    ],
  ),
];

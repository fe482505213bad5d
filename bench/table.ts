import { batches } from './benches/batches.ts';
import { channel } from './benches/channel.ts';
import { credentials } from './benches/credentials.ts';
import { deletions } from './benches/deletions.ts';
import { graphql } from './benches/graphql.ts';
import { growth } from './benches/growth.ts';
import { large } from './benches/large.ts';
import { modes } from './benches/modes.ts';
import { neighbours } from './benches/neighbours.ts';
import { operations } from './benches/operations.ts';
import { pages } from './benches/pages.ts';
import { processes } from './benches/processes.ts';
import { reads } from './benches/reads.ts';
import { routing } from './benches/routing.ts';
import { start } from './benches/start.ts';
import { telemetry } from './benches/telemetry.ts';
import { usedPartsOfRequests } from './benches/used-parts.ts';
import { webhooks } from './benches/webhooks.ts';
import { writes } from './benches/writes.ts';
import { accounts } from './grounds/accounts.ts';
import { empty } from './grounds/database.ts';
import { events } from './grounds/events.ts';
import { filled } from './grounds/operations.ts';
import { pagesGround } from './grounds/pages.ts';
import { records } from './grounds/records.ts';
import { resources } from './grounds/resources.ts';
import { type Bench, on, type Pace } from './machinery/bench.ts';

const pace = (rounds: number, seconds: number, connections: number, size: number, warmup = 2): Pace => ({
  rounds,
  seconds,
  warmup,
  connections,
  size,
});

/** All benches. Contestants in one row take turns in one run; an aim is a ratio between two of them, where it names no unit. */
export const benches: Record<string, Bench> = {
  operations: {
    compares:
      'reads, lists, creates, updates, actions and deletes of all families, GraphQL and the channel: one statement by node:http with pg, and Tessera',
    aim: 'the worst of each kind at least 0.7 of bare, and half of the best of its kind',
    pace: pace(3, 2, 32, 500, 1),
    ...on(filled, operations),
  },
  modes: {
    compares: 'a read, a list, creates and an update in production mode, and in development mode',
    aim: 'development at least half of production',
    pace: pace(3, 2, 32, 500, 1),
    ...on(filled, modes),
  },
  reads: {
    compares: 'one record and pages: node:http with pg, Express with pg, Tessera',
    aim: 'at least 1.2 of bare by id, 0.75 over one connection, 0.8 for pages',
    pace: pace(5, 4, 32, 10_000),
    ...on(records, reads),
  },
  writes: {
    compares: 'creates: one insert by node:http with pg, Tessera, Tessera with Idempotency-Key',
    aim: 'at least 0.4 of bare for one account, 0.5 for many, 0.7 of a create with a key; 0.9 as events grow',
    pace: pace(5, 2, 32, 100),
    ...on(accounts, writes),
  },
  batches: {
    compares: 'single creates, and batches of 100 of them',
    aim: 'batches at least 0.1 of the rate of creates: a batch costs at most ten',
    pace: pace(5, 2, 1, 1),
    ...on(accounts, batches),
  },
  graphql: {
    compares: 'the same reads by PostGraphile, by REST and by GraphQL',
    aim: 'GraphQL at least 1.2 of PostGraphile by id, 1 for a page',
    pace: pace(5, 4, 16, 10_000, 3),
    ...on(resources, graphql),
  },
  channel: {
    compares: 'events to sockets: a bare broadcast by ws, and the channel',
    aim: "bare's time to the last of many sockets at least 0.8 of Tessera's; at most 6 KiB of heap an idle socket",
    pace: pace(5, 2, 1000, 5000, 1),
    ...on(empty, channel),
  },
  webhooks: {
    compares: 'deliveries: a queue with SKIP LOCKED, a loop that loses, Tessera',
    aim: 'a backlog of one endpoint at least 0.6 of the queue',
    pace: pace(3, 3, 16, 4000, 0),
    ...on(empty, webhooks),
  },
  neighbours: {
    compares: 'the p99 of a small account while the server is idle, and while another account floods it',
    aim: 'flooded at most 3 times idle',
    pace: pace(5, 4, 100, 100_000),
    ...on(resources, neighbours),
  },
  deletions: {
    compares: 'what others in an account notice while nothing else happens, and while a user with many resources is deleted',
    aim: 'the p99 of reads and of writes at most 5 times idle',
    pace: pace(5, 3, 4, 10_000, 1),
    ...on(empty, deletions),
  },
  large: {
    compares: 'reads of an account with 10,000 resources and of a large one in the same tables',
    aim: 'the large one at least half of the rate',
    pace: pace(5, 2, 4, 1_000_000, 1),
    ...on(resources, large),
  },
  growth: {
    compares: 'the logs of an account with 10,000 events and of one with a year of many; sweeps of what is too old',
    aim: 'the large one at least half of the rate',
    pace: pace(3, 1, 4, 1_000_000, 1),
    ...on(events, growth),
  },
  credentials: {
    compares: 'reads with each kind of credential, and by the same server that looks at none',
    aim: 'at least 0.9 of the server that looks at none',
    pace: pace(7, 2, 32, 2000),
    ...on(records, credentials),
  },
  telemetry: {
    compares: 'reads without telemetry, with a tenth of the traces, with all',
    aim: 'at most 1.1 times the processor time',
    pace: pace(5, 3, 32, 2000),
    isBuilt: true,
    ...on(records, telemetry),
  },
  processes: {
    compares: 'reads by one process and by two',
    aim: 'two at least 1.7 of one, on a machine with cores to spare',
    pace: pace(5, 3, 64, 2000),
    isBuilt: true,
    ...on(records, processes),
  },
  start: {
    compares: 'time until ready, and resident memory: bare, the build, the sources',
    aim: 'the build ready after 400 ms on PostgreSQL, 2,000 ms in an empty folder; 250 MB under load',
    pace: pace(7, 3, 32, 2000),
    isBuilt: true,
    ...on(records, start),
  },
  pages: {
    compares: "Lighthouse's scores of the pages on a slow phone and on a desktop; frames of a long table on both",
    pace: pace(1, 0, 1, 1700, 0),
    isBuilt: true,
    ...on(pagesGround, pages),
  },
  routing: {
    compares: "finding an operation: openapi-backend's router, and the radix tree",
    data: 'none',
    pace: pace(5, 1, 1, 0, 1),
    measure: routing,
  },
  'used-parts': {
    compares: 'the processor time of a request, and of counting which parts of the contracts it uses',
    aim: 'counting at most 0.03 of the request',
    pace: pace(5, 2, 16, 2000),
    ...on(records, usedPartsOfRequests),
  },
};

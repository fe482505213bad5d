import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import autocannon from 'autocannon';

/** Whom the flood is for, what it sends again and again, and on how many connections. */
export interface Flood {
  url: string;
  headers: Record<string, string>;
  requests: { path: string; body?: string }[];
  connections: number;
  /** Whether it leaves the processor to others. */
  isPolite: boolean;
}

/** How many answers the flood got, by their status. */
export type Flooded = Record<string, number>;

const [{ url, headers, requests, connections, isPolite }] = (await once(process, 'message')) as [Flood];

// Whoever floods has a machine of their own: theirs must not take the processor that the server and its neighbours have here.
if (isPolite) setPriority(constants.priority.PRIORITY_LOW);

/** Nobody reads the answers: who floods does not wait when told to. */
const instance = autocannon(
  {
    url,
    headers: { ...headers, 'Content-Type': 'application/json' },
    connections,
    duration: 3600,
    requests: requests.map(({ path, body }) => ({ path, body, method: body === undefined ? 'GET' : 'POST' })),
  },
  // It ends with this process.
  () => undefined,
);

const answers: Flooded = {};
instance.on('response', (_client: unknown, status: number) => {
  answers[status] = (answers[status] ?? 0) + 1;
});

process.on('message', () => process.send!(answers));
process.on('disconnect', () => process.exit());
process.on('SIGINT', () => undefined);

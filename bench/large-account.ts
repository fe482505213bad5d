import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Account, createLargeGround } from './large-ground.ts';
import { type Contestant, enter, load, type Run } from './load.ts';
import { inTurn, median } from './rounds.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    warmup: { type: 'string', default: '1' },
    connections: { type: 'string', default: '4' },
    small: { type: 'string', default: '10000' },
    large: { type: 'string', default: '1000000' },
  },
});

const serverUrl = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const interrupt = new AbortController();
process.once('SIGINT', () => interrupt.abort(new Error('Interrupted.')));

const headersOf = ({ key }: Account) => ({ 'X-API-Key': key, 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '127.0.0.1' });

/** Rounds of both accounts in turn, since neighbouring seconds are most alike. */
const compare = async (server: Contestant, accounts: readonly Account[], read: string): Promise<Run[][]> => {
  const run = (account: Account, seconds: number) =>
    load(server, {
      paths: account.reads[read]!,
      headers: headersOf(account),
      connections: Number(values.connections),
      seconds,
      interrupted: interrupt.signal,
    });
  const pace = { rounds: Number(values.rounds), seconds: Number(values.seconds), warmup: Number(values.warmup) };
  const runs = await inTurn(accounts, pace, run);
  const [small, large] = accounts.map((account) => runs.get(account)!);
  return small!.map((one, round) => [one, large![round]!]);
};

const rowOf = (rounds: Run[][]) => {
  const ratios = rounds.map(([small, large]) => small!.rate / large!.rate);
  return {
    'small, requests/s': Math.round(median(rounds.map(([small]) => small!.rate))),
    'large, requests/s': Math.round(median(rounds.map(([, large]) => large!.rate))),
    'cost large : small': Number(median(ratios).toFixed(2)),
    'lowest to highest': `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`,
    'large, p99 ms': median(rounds.map(([, large]) => large!.p99Ms)),
  };
};

console.log(`Filling an account with ${values.small} resources and one with ${values.large} ...`);
const ground = await createLargeGround(serverUrl, [Number(values.small), Number(values.large)]);
const { accounts, databaseUrl, drop } = ground;
let server: Contestant | undefined;
try {
  server = await enter('tessera', 'tessera-server.ts', { databaseUrl, caller: accounts[0]!.caller });
  console.log(`Load of the machine before: ${loadavg()[0]!.toFixed(1)}. ${values.rounds} rounds of ${values.seconds} s each.`);
  const rows: Record<string, ReturnType<typeof rowOf>> = {};
  for (const read of Object.keys(accounts[0]!.reads)) rows[read] = rowOf(await compare(server, accounts, read));
  console.table(rows);
  console.log(`Load of the machine after: ${loadavg()[0]!.toFixed(1)}.`);
} finally {
  await server?.stop();
  await drop();
}

import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

/** What only background work asks: positions of events, wake-ups, and what is written for webhooks and usage. */
const background = /number_events|listen |pg_notify|insert into deliveries|update deliveries|logged_requests|usage_days|traffic_writers/;

interface Connection {
  isBackground: boolean;
  /** Whether the server has answered since something was sent. */
  isAnswered: boolean;
}

/** A way to a database that counts round trips. */
export interface CountedWay {
  url: string;
  /** Round trips of requests so far. */
  trips: () => number;
  close: () => void;
}

/**
 * Passes connections on to a database, and counts their round trips: how often something is sent after an answer. Statements that are sent
 * without waiting for each other are one trip. Connections of background work are not counted.
 */
export const countingTrips = async (databaseUrl: string): Promise<CountedWay> => {
  const target = new URL(databaseUrl);
  let trips = 0;
  const server = createServer((client) => {
    const connection: Connection = { isBackground: false, isAnswered: true };
    const database = connect(Number(target.port || 5432), target.hostname);
    client.on('data', (data) => {
      connection.isBackground ||= background.test(data.toString('latin1'));
      if (connection.isAnswered && !connection.isBackground) trips += 1;
      connection.isAnswered = false;
      database.write(data);
    });
    database.on('data', (data) => {
      connection.isAnswered = true;
      client.write(data);
    });
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const way = new URL(databaseUrl);
  way.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: way.href, trips: () => trips, close: () => void server.close() };
};

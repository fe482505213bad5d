import pg from 'pg';

/** Asks a server of PostgreSQL over a connection of its own, which is none of Tessera's. */
export const asAdmin = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client(url);
  await client.connect();
  return work(client).finally(() => client.end());
};

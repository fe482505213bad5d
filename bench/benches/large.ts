import type { TwoAccounts } from '../grounds/resources.ts';
import type { Run } from '../machinery/bench.ts';
import { reading, throughProxy } from '../machinery/load.ts';
import { productionOn, sources } from '../machinery/server.ts';

/** The same reads of a small account and of a large one, by one server. */
export const large = async (run: Run, { databaseUrl, accounts }: TwoAccounts): Promise<void> => {
  const server = await run.start('tessera', sources, productionOn({ databaseUrl, ...accounts[0] }));
  for (const read of Object.keys(accounts[0].reads)) {
    const contestants = ['small', 'large'].map((name, number) => {
      const { reads, key } = accounts[number]!;
      return run.loaded(server, { requests: reading(reads[read]!), headers: throughProxy({ 'X-API-Key': key }) }, name);
    });
    await run.compare({ title: read, contestants, aims: [{ of: 'large', beside: 'small', least: 0.5 }] });
  }
};

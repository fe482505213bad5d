// A process of its own that brings a database up to date and says what it did.
import { openDatabase } from '../../src/data/connection/database.ts';
import { migrate } from '../../src/data/migrations/migrate.ts';

const database = await openDatabase({
  url: process.argv[2],
  onError: (error) => {
    throw error;
  },
});
process.stdout.write(JSON.stringify(await migrate(database)));
await database.close();

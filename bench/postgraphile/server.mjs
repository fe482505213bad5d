import { createServer } from 'node:http';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { assignment, poolSize, ready } from '../contestant.ts';

// Types are checked nowhere here: this folder has its own graphql, which the project's must not meet.
const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [
    makePgService({
      connectionString: assignment().databaseUrl,
      schemas: ['public'],
      poolConfig: { max: poolSize, options: '-c TimeZone=UTC' },
    }),
  ],
  grafserv: { graphqlPath: '/graphql', graphiql: false, watch: false },
  grafast: { explain: false },
});

const server = createServer();
await instance.createServ(grafserv).addTo(server);
server.listen(0, '127.0.0.1', () => ready(server.address().port));

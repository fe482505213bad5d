import { createServer } from 'node:http';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { DATABASE_URL, poolSize, ready } from '../contestants/ready.ts';

// Types are checked nowhere here: this folder has its own graphql, which the project's must not meet.
// It warns, with pages of text, of each type and name that it makes no GraphQL of.
console.warn = () => undefined;

const poolConfig = { max: poolSize, options: '-c TimeZone=UTC' };
const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ connectionString: DATABASE_URL, schemas: ['public'], poolConfig })],
  grafserv: { graphqlPath: '/graphql', graphiql: false, watch: false },
  grafast: { explain: false },
});

const server = createServer();
await instance.createServ(grafserv).addTo(server);
ready(server);

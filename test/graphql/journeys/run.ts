import { argv, env, exit, stderr, stdout } from 'node:process';
import { journeys } from './journey.ts';
import { walk } from './walk.ts';

/** `npm run journeys:graphql [name …]`: walks the journeys of `graphql/journeys` on the server at `TESSERA_URL`, with the key `TESSERA_API_KEY`. */
const { TESSERA_URL: url = 'http://127.0.0.1:8080', TESSERA_API_KEY: key, JOURNEY_INPUTS: inputs = '{}' } = env;
const names = argv.slice(2);

if (!key) {
  stderr.write('TESSERA_API_KEY is missing: an API key of an administrator, with `read` and `write`.\n');
  exit(2);
}

let hasMissed = false;
for (const journey of journeys.filter(({ name }) => names.length === 0 || names.includes(name))) {
  const missed = await walk(journey, { url, key }, JSON.parse(inputs));
  hasMissed ||= missed.length > 0;
  stdout.write(`${missed.length === 0 ? `${journey.name}: ${journey.steps.length} steps` : missed.join('\n')}\n`);
}
exit(hasMissed ? 1 : 0);

/**
 * Writes `generated/` from the contract, and lists the tables and migrations of the families there; and what is made for clients:
 * `clients/typescript/generated/` and `clients/python/`, and the typed documents of the example with GraphQL. Nothing else writes to these
 * folders.
 *
 *   npm run generate          writes what has changed
 *   npm run generate:check    writes nothing; fails when something would change
 *   node codegen.ts --watch   writes what has changed, now and after every change; `npm run dev` does so
 *
 * The default export is the configuration of GraphQL Code Generator, one of the steps.
 */

import { generate, graphqlConfig } from '@tessera/platform/codegen';
import page from './examples/graphql-page/codegen.ts';
import { exampleFiles } from './src/codegen/graphql.ts';
import { documentFromSources } from './src/codegen/sources.ts';
import { readFieldMap } from './src/codegen/surfaces/read-field-map.ts';

export default graphqlConfig(readFieldMap(await documentFromSources('v1')));

await generate({
  check: process.argv.includes('--check'),
  watch: process.argv.includes('--watch'),
  further: async ({ catalogue, platform }) => ({
    'examples/graphql-page/src/gql': await exampleFiles('examples/graphql-page', page, catalogue, platform),
  }),
});

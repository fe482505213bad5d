// Writes `generated/` and the clients from the contract: `npm run generate`.
import { generate } from '@tessera/platform/codegen';

await generate({ check: process.argv.includes('--check'), watch: process.argv.includes('--watch') });

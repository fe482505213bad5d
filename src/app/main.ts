#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

enableCompileCache();

void import('./commands/index.ts').then(async ({ run }) => {
  process.exitCode = await run(process.argv.slice(2));
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { Command } from 'commander';
import { expect, it, onTestFinished, vi } from 'vitest';
import { registerAccounts } from '../../src/app/commands/accounts.ts';

it('accounts set sends null for a limit of none, and a number as it is', async () => {
  const bodies: unknown[] = [];
  const server = createServer(async (request, response) => {
    bodies.push(await json(request));
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ data: { id: 'acc_1', status: 'active', plan: 'enterprise', name: 'Mosaic', suspended_at: null } }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.stubEnv('TESSERA_OPERATOR_KEY', `opk_${'k'.repeat(60)}`);
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => {
    vi.unstubAllEnvs();
    print.mockRestore();
    server.close();
  });
  const program = new Command();
  registerAccounts(program);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const limits = ['--rate-limit', 'none', '--burst-limit', '9'];
  await program.parseAsync(['accounts', 'set', 'acc_1', '--url', url, ...limits], { from: 'user' });
  expect(bodies).toEqual([{ rate_limit: null, burst_limit: 9 }]);
});

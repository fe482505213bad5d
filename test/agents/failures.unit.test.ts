import * as sdk from '@modelcontextprotocol/server';
import { expect, it } from 'vitest';
import { createProtocol } from '../../src/agents/protocol.ts';
import type { Visit } from '../../src/agents/visit.ts';

it('a failure of our own is reported, and the client learns only that it is one', async () => {
  const reported: unknown[] = [];
  const failure = new Error('the secret path /srv/x');
  const fail = async () => {
    throw failure;
  };
  const answer = createProtocol({
    publicUrl: 'https://api.example',
    tools: async () => new Map(),
    library: { openapi: fail, volumes: fail, read: fail },
    call: fail,
    report: (...told) => reported.push(told),
  });
  const { body } = await answer({ requestId: 'req_1', mode: 'all' } as Visit, { jsonrpc: '2.0', id: 1, method: 'resources/list' }, {});
  expect(body).toMatchObject({
    error: { code: sdk.ProtocolErrorCode.InternalError, message: expect.stringContaining('Quote request id req_1') },
  });
  expect(JSON.stringify(body)).not.toContain('secret');
  expect(reported).toEqual([[failure, 'req_1']]);
});

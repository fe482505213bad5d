import { bootTessera } from '@tessera/platform/testing';
import { expect, it } from 'vitest';
import { connect, toolNames } from '../../agents/client.ts';

it('an agent has no tools for bytes', async () => {
  const tessera = await bootTessera();
  const client = await connect(tessera, { key: tessera.admin.key });
  const names = await toolNames(client);
  for (const name of ['getFileContent', 'replaceFileContent']) {
    expect(names).not.toContain(name);
    await expect(client.callTool({ name, arguments: {} })).rejects.toThrow('There is no tool');
  }
  await tessera.close();
});

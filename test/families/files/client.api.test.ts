import type { Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { files } from '../../../clients/typescript/generated/platform/index.ts';
import { type Client, createClient, outcome } from '../../../clients/typescript/src/index.ts';
import { places } from '../../clients/typescript/places.ts';

const families = { files };

let server: Tessera;
let tessera: Client<typeof families>;

describe.each(places)('%s', (_place, boot) => {
  beforeAll(async () => {
    server = await boot();
    tessera = createClient({ baseUrl: `${server.url}/`, credentials: { apiKey: server.admin.key }, families });
  });
  afterAll(() => server.close());

  describe('bytes', () => {
    it('are sent with their type, and read as a stream', async () => {
      const { id } = await tessera.files.create({ name: 'notes.txt' });
      const file = await tessera.files.replaceContent(id, new Blob(['Hello, maps'], { type: 'text/plain' }));
      expect(file).toMatchObject({ status: 'ready', size: 11, content_type: 'text/plain' });
      expect(await (await tessera.files.getContent(id)).text()).toBe('Hello, maps');
      const part = await tessera.files.getContent(id, { range: 'bytes=7-10' });
      expect([part.status, await part.text()]).toEqual([206, 'maps']);
    });

    it('may have another type than their own', async () => {
      const { id } = await tessera.files.create({ name: 'notes.md' });
      const file = await tessera.files.replaceContent(id, new TextEncoder().encode('# Maps'), { contentType: 'text/markdown' });
      expect(file.content_type).toBe('text/markdown');
    });

    it('that are not there are an error like any other', async () => {
      const { id } = await tessera.files.create({ name: 'notes.txt' });
      expect((await outcome(tessera.files.getContent(id))).error?.code).toBe('invalid_state');
    });
  });
});

import type { Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { files } from '../../../clients/typescript/generated/platform/index.ts';
import { openChannel } from '../../../clients/typescript/src/channel/index.ts';
import { createClient } from '../../../clients/typescript/src/index.ts';
import { places } from '../../clients/typescript/places.ts';

let server: Tessera;

describe.each(places)('%s', (_place, boot) => {
  beforeAll(async () => {
    server = await boot();
  });
  afterAll(() => server.close());

  it('a client with a channel sends and reads bytes over HTTP', async () => {
    const requests: string[] = [];
    const recording: typeof fetch = (address, init) => {
      requests.push(`${init!.method} ${address}`.replace(server.url, ''));
      return fetch(address, init);
    };
    const channel = openChannel({ baseUrl: server.url });
    const credentials = { apiKey: server.admin.key };
    const tessera = createClient({ baseUrl: server.url, credentials, families: { files }, channel, fetch: recording });
    const file = await tessera.files.create({ name: 'legend.txt', content_type: 'text/plain' });
    await tessera.files.replaceContent(file.id, 'Rivers are blue.');
    expect(await (await tessera.files.getContent(file.id)).text()).toBe('Rivers are blue.');
    const path = `/v1/files/${file.id}/content`;
    expect(requests).toEqual([`PUT ${path}`, `GET ${path}`]);
    channel.close();
  });
});

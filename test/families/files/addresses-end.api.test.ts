import { bootTessera, secretsOf, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSealer } from '../../../src/core/sealing.ts';
import { rotateSigningKeys } from '../../../src/identity/tokens/signing-keys.ts';
import { endings } from '../../identity/endings.ts';
import { movingClock, signedIn } from '../../support/oauth.ts';
import { newProject } from '../projects/new-records.ts';
import { readyFile } from './support.ts';

const time = movingClock();
let tessera: Tessera;
/** A file that everybody sees. */
let file: { id: string };
beforeAll(async () => {
  tessera = await bootTessera({ clock: time.clock });
  const project = await newProject(tessera.admin, { visibility: 'public' });
  file = await readyFile(tessera, tessera.admin, 'Blue is water.', { project_id: project.id });
});
afterAll(() => tessera?.close());

/** Downloads from an address that somebody with these headers made. */
const addressOf = async (headers: Record<string, string>) => {
  const made = await fetch(`${tessera.url}/v1/files/${file.id}/download-address`, { headers });
  const { data } = (await made.json()) as { data: { url: string } };
  return () => fetch(data.url.replace(/^https?:..[^/]+/, tessera.url));
};

describe('a download address', () => {
  it.each(endings)('ends at once with the credential that it was made with: %s', async (_what, begin) => {
    const { headers, end, told } = await begin(tessera);
    const download = await addressOf(headers);
    expect((await download()).status).toBe(200);
    expect((await end()).status).toBeLessThan(300);
    expect(await (await download()).json()).toMatchObject({ error: { code: told } });
  });

  it('ends with the signing key of the token that it was made with', async () => {
    const { code, redeem } = await signedIn(tessera, { scopes: ['read'] });
    const { access_token } = (await redeem(await code({ scope: 'read' }), { token_format: 'jwt' })).body;
    const download = await addressOf({ Authorization: `Bearer ${access_token}` });
    expect((await download()).status).toBe(200);
    const { db } = tessera.database;
    const sealer = createSealer((await secretsOf(db))['signing-keys']);
    await rotateSigningKeys({ db, sealer, now: time.clock(), revoke: true });
    time.pass(1);
    expect((await download()).status).toBe(401);
  });
});

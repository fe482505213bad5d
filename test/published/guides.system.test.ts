import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bootTessera, type Tessera, until } from '@tessera/platform/testing';
import { lexer, type Tokens } from 'marked';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GuideName, guideNames, readGuide } from '../../src/published/guides.ts';
import { type Mock, startMock, stopMock } from '../support/mock.ts';
import { requestOf } from './curl.ts';

const client = join(import.meta.dirname, '../../clients/typescript');

/** Where the parts of the client are as sources. */
const parts: Readonly<Record<string, string>> = {
  '@tessera/client': 'src/index.ts',
  '@tessera/client/channel': 'src/channel/index.ts',
  '@tessera/client/mirror': 'src/mirror/index.ts',
  '@tessera/client/credentials': 'src/identity/index.ts',
  '@tessera/client/webhooks': 'src/webhooks/index.ts',
  '@tessera/client/platform': 'generated/platform/index.ts',
  '@tessera/client/account': 'generated/account/index.ts',
};

let tessera: Tessera;
let mock: Mock;
let folder: string;
let application: { client_id: string; client_secret: string };
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-guides-'));
  [tessera, mock] = await Promise.all([
    bootTessera({ examples: true, env: { TESSERA_ALLOW_PRIVATE_NETWORKS: 'true' }, work: ['operations', 'deliveries'] }),
    startMock(),
  ]);
  const wanted = { name: 'Reader', type: 'confidential', scopes: ['read:resources'], redirect_uris: [] };
  application = (await tessera.admin.call('POST', '/v1/account/applications', wanted)).body.data;
  await until(async () => (await tessera.admin.call('GET', '/v1/users?limit=1')).body.meta.total > 24);
});
afterAll(async () => {
  await Promise.all([tessera?.close(), mock && stopMock(mock, 'SIGTERM')]);
  rmSync(folder, { recursive: true, force: true });
});

const blocksOf = (name: GuideName): { lang: string; text: string }[] =>
  lexer(readGuide(name, { publicUrl: tessera.url, authUrl: tessera.url }).text)
    .filter((token): token is Tokens.Code => token.type === 'code')
    .map(({ lang = '', text }) => ({ lang, text }));

const filled = (text: string): string =>
  text
    .replaceAll('YOUR_API_KEY', tessera.admin.key)
    .replaceAll('CLIENT_ID', application.client_id)
    .replaceAll('CLIENT_SECRET', application.client_secret)
    .replaceAll(/http:\/\/127\.0\.0\.1:4010(?!\d)/g, mock.url);

/** What a text of the guide stands for: `…` is any text, a list has such items, and an object may have more properties. */
const meant = (shown: unknown): unknown => {
  if (Array.isArray(shown)) return shown.length === 0 ? shown : expect.arrayContaining(shown.map(meant));
  if (typeof shown === 'object' && shown !== null)
    return expect.objectContaining(Object.fromEntries(Object.entries(shown).map(([key, value]) => [key, meant(value)])));
  return shown === '…' ? expect.stringMatching(/./) : shown;
};

/** Sends the requests of a block; returns the last answer. */
const send = async (text: string): Promise<{ status: number; said: string }> => {
  let last = { status: 0, said: '' };
  for (const command of text.split(/\n\n(?=curl )/)) {
    const { url, ...request } = requestOf(filled(command));
    const answer = await fetch(url, request);
    last = { status: answer.status, said: await answer.text() };
  }
  return last;
};

/** Loads a scene into the mock. */
const loadScene = (text: string): Promise<Response> =>
  fetch(`${mock.url}/_mock/state`, { method: 'PUT', headers: { 'Content-Type': 'application/yaml' }, body: text });

/** Runs the programs of a guide as one module; returns what they print. */
const run = async (name: string, programs: readonly string[]): Promise<string> => {
  const file = join(folder, `${name}.ts`);
  const located = programs
    .join('\n')
    .replaceAll(/'(@tessera\/client[\w/]*)'/g, (_, part: string) => JSON.stringify(join(client, parts[part]!)));
  writeFileSync(file, filled(located));
  const { stdout } = await promisify(execFile)(process.execPath, [file], { timeout: 120_000 });
  return stdout.trim();
};

describe.each(guideNames)('the guide %s', (name) => {
  it('has requests that are answered as it says', async () => {
    let last = { status: 0, said: '' };
    for (const { lang, text } of blocksOf(name)) {
      const [language, ...words] = lang.split(' ');
      if (language === 'json') expect(JSON.parse(last.said), text).toEqual(meant(JSON.parse(text)));
      if (words.includes('scene')) expect((await loadScene(text)).status, text).toBe(204);
      if (language !== 'sh' || words.includes('elsewhere')) continue;
      last = await send(text);
      expect([text, last.status >= 400, last.said]).toEqual([text, words.includes('refused'), last.said]);
    }
  });

  it('has programs that print what it says', async () => {
    const blocks = blocksOf(name);
    const programs = blocks.filter(({ lang }) => lang === 'ts').map(({ text }) => text);
    const printed = blocks.filter(({ lang }) => lang === 'text').map(({ text }) => text);
    expect(programs.length).toBe(printed.length);
    if (programs.length > 0) expect(await run(name, programs)).toBe(printed.join('\n'));
  });

  it('has only blocks that are checked', () => {
    const known = /^(sh( mock)?( refused)?|\w+ elsewhere|yaml scene|ts|text|json)$/;
    for (const { lang } of blocksOf(name)) expect(lang).toMatch(known);
  });
});

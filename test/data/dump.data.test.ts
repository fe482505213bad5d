import { createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import { bootTessera, created, secretsOf, type Tessera } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealedCursors } from '../../src/core/query/cursors.ts';
import { aboutOf } from '../../src/core/query/list-query.ts';
import { transaction } from '../../src/data/connection/transaction.ts';
import { createPasswordLinks } from '../../src/identity/passwords/password-links.ts';
import { familyParts } from '../support/family-parts.ts';
import { password, signedIn } from '../support/oauth.ts';

/** What only the installation itself can have made, and what it was made of. */
interface Prizes {
  cursor: { account: string; text: string; about: string };
  form: { browser: string; about: string; token: string };
}

/** The secrets that families are given. */
const sealed = familyParts.flatMap((part) => Object.entries(part.sealed));
let tessera: Tessera;
let prizes: Prizes;
/** What callers were told once. */
const told: Record<string, string> = {};

const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (value instanceof Date || value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, one]) => [name, ...texts(one)]);
};

/** Every text in every column of every table. */
const dump = async (): Promise<string[]> => {
  const { db } = tessera.database;
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const rows = await Promise.all(tables.rows.map(async ({ name }) => (await sql`select * from ${sql.table(name)}`.execute(db)).rows));
  return [...new Set(rows.flat().flatMap(texts))];
};

/** What was sealed, with whatever key: opened without asking whether the key is right, as somebody does who has only the text. */
const openedAnyhow = (secret: string, sealed: string): string => {
  const hidden = Buffer.from(sealed.slice(sealed.indexOf('v1.') + 3), 'base64url');
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'tessera sealing v1', 32));
  return createDecipheriv('aes-256-gcm', key, hidden.subarray(0, 12)).update(hidden.subarray(12, -16), undefined, 'utf8');
};

/** Long enough that none of them comes out of a wrong key by chance. */
const marks: Record<string, RegExp> = {
  'a webhook secret': /^whsec_/,
  'a kept answer': /tsr_live_/,
  'a signing key': /"d":"[\w-]{20}/,
  ...Object.fromEntries(sealed.map(([what, { secret }]) => [what, new RegExp(secret)])),
};

/** What can be opened or signed by somebody who has these texts and knows the program. */
const won = (known: readonly string[]): string[] => {
  const sealed = known.filter((text) => /^([0-9a-f]{8}\.)?v1\.[\w-]{38,}$/.test(text));
  const opened = known.flatMap((secret) => sealed.map((one) => openedAnyhow(secret, one)));
  const { cursor, form } = prizes;
  const mac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest();
  const opensCursors = (secret: string) => {
    try {
      return Boolean(sealedCursors(secret)(cursor.account).open(cursor.text, cursor.about));
    } catch {
      return false;
    }
  };
  const signsForms = (secret: string) => mac(secret, `${form.browser}\n${form.about}`).toString('base64url') === form.token;
  return [
    ...Object.keys(marks).filter((what) => opened.some((text) => marks[what]!.test(text))),
    ...(known.some(opensCursors) ? ['cursors'] : []),
    ...(known.some(signsForms) ? ['forms'] : []),
  ];
};

const kept = async () => {
  const { admin, accountId, database } = tessera;
  const webhook = await created(admin, '/v1/webhooks', { url: 'https://hooks.example.com/in', events: ['RESOURCE_CREATED'] });
  told.webhook = webhook.secret;
  const rotated = await admin.call('POST', `/v1/webhooks/${webhook.id}/rotate-secret`);
  told.rotated = rotated.body.data.secret;
  for (const [what, { secret, give }] of sealed) {
    told[what] = secret;
    await give(admin);
  }
  const key = await admin.call('POST', '/v1/account/api-keys', { name: 'One', scopes: ['read'] }, { 'Idempotency-Key': 'k-1' });
  told.key = key.body.data.key;
  const links = createPasswordLinks({ clock: () => new Date(), authUrl: tessera.url });
  told.link = (await transaction(database.db, (tx) => links.create(tx, { accountId, userId: admin.userId }))).url.split('token=')[1]!;
};

const issued = async () => {
  const app = await signedIn(tessera, { scopes: ['read:resources'] });
  told.client = app.application.secret!;
  told.code = await app.code();
  const first = await app.redeem(await app.code());
  const second = await app.refresh(first.body.refresh_token);
  Object.assign(told, { access: first.body.access_token, refresh: first.body.refresh_token, successor: second.body.refresh_token });
  const json = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
  const login = await fetch(`${tessera.url}/v1/auth/login`, { ...json, body: JSON.stringify({ email: app.email, password }) });
  told.session = ((await login.json()) as { session_token: string }).session_token;
  for (const [name, value] of app.person.cookies) told[`cookie ${name}`] = value;
  told.password = password;
  return app;
};

/** A cursor and a form's token as the server gives them: only their secrets make them. */
const given = async (app: Awaited<ReturnType<typeof signedIn>>): Promise<Prizes> => {
  for (const name of ['A', 'B']) await created(tessera.admin, '/v1/resources', { name });
  const { body } = await tessera.admin.call('GET', '/v1/resources?limit=1&sort=name&after=');
  const about = `listResources /v1/resources ${aboutOf([], [{ field: 'name', direction: 'asc', nullable: false }])}`;
  const query = `${app.query({ prompt: 'login' })}`;
  const { page } = await app.person.open(`/oauth/authorize?${query}`);
  const [, token] = /name="form_token" value="([^"]+)"/.exec(page!)!;
  const [, browser] = [...app.person.cookies].find(([name]) => name.endsWith('form'))!;
  return {
    cursor: { account: tessera.accountId, text: body.meta.next_cursor, about },
    form: { browser, about: `sign in ${query}`, token: token! },
  };
};

beforeAll(async () => {
  tessera = await bootTessera();
  await kept();
  prizes = await given(await issued());
});
afterAll(() => tessera?.close());

describe('a copy of every table', () => {
  it('holds nothing that somebody was told once', async () => {
    const everything = (await dump()).join('\n');
    for (const [what, secret] of Object.entries(told)) {
      expect(secret.length, what).toBeGreaterThan(10);
      expect({ what, lies: everything.includes(secret) }).toEqual({ what, lies: false });
    }
  });

  it('opens nothing and signs nothing', async () => {
    expect(won(await dump())).toEqual([]);
  });

  it('would, with the secrets that are sealed in it', async () => {
    const secrets = await secretsOf(tessera.database.db);
    expect(won([...(await dump()), ...Object.values(secrets)])).toEqual([...Object.keys(marks), 'cursors', 'forms']);
  });
});

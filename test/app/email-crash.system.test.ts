import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../src/data/connection/database.ts';
import { newApiKey } from '../../src/identity/credentials/api-key-format.ts';
import { inviteAs } from '../support/invite.ts';
import { newDataPlace, type ServerProcess, serve } from './server-process.ts';

const key = newApiKey('live');
const person = { email: 'administrator@example.com', password: 'correct horse battery staple' };

let place: Awaited<ReturnType<typeof newDataPlace>>;
let server: ServerProcess | undefined;
let mail: SMTPServer;
/** What the mail server has of each letter, whether or not it could say so: its id and its recipient. */
const arrived: { id: string; to: string }[] = [];
/** Called when a letter begins, and when it is there and nobody knows that yet. */
let during: (moment: 'begun' | 'there') => void = () => undefined;

beforeAll(async () => {
  place = await newDataPlace();
  mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_from, _session, done) => {
      during('begun');
      done();
    },
    onData: (stream, session, done) => {
      text(stream).then((raw) => {
        const id = /^Message-ID: (\S+)/im.exec(raw)![1]!;
        arrived.push(...session.envelope.rcptTo.map(({ address }) => ({ id, to: address })));
        during('there');
        done();
      }, done);
    },
  });
  mail.on('error', () => undefined);
  mail.listen(0, '127.0.0.1');
  await once(mail.server, 'listening');
});
afterAll(async () => {
  await server?.stop('SIGKILL');
  await new Promise<void>((closed) => mail.close(closed));
  await place?.remove();
});

const begin = () =>
  serve(
    {
      ...place.env,
      TESSERA_ADMIN_API_KEY: key,
      TESSERA_ADMIN_EMAIL: person.email,
      TESSERA_ADMIN_PASSWORD: person.password,
      TESSERA_SMTP_URL: `smtp://127.0.0.1:${(mail.server.address() as AddressInfo).port}`,
      TESSERA_SMTP_FROM: 'Tessera <tessera@tessera.example>',
    },
    ['--no-worker'],
  );

/** Invites somebody. @returns whether the server has said that it mails the link */
const invite = async (email: string): Promise<boolean> => {
  const member = { name: 'Ada Lindqvist', email, role: 'editor' };
  const answer = await inviteAs(server!.url, person, member).catch(() => undefined);
  return answer?.status === 201 && JSON.stringify(answer.body).includes('"mailed":true');
};

/** The letters that wait, after all leases are over, which a node that was killed still has. */
const afterLeases = async (): Promise<number> => {
  const { TESSERA_DATA_DIR: folder, DATABASE_URL: url } = place.env as Record<string, string>;
  const database = await openDatabase({
    url,
    dataDir: `${folder}/database`,
    onError: (error) => {
      throw error;
    },
  });
  await sql`update letters set next_attempt_at = created_at`.execute(database.db);
  const { length } = await database.db.selectFrom('letters').select('id').execute();
  await database.close();
  return length;
};

it.each(['begun', 'there'] as const)('a server that is killed when the sending of a letter is %s loses no letter', async (fatal) => {
  arrived.length = 0;
  server = await begin();
  const running = server;
  let left = 4;
  during = (moment) => {
    if (moment !== fatal) return;
    left -= 1;
    if (left === 0) running.child.kill('SIGKILL');
  };
  const addresses = Array.from({ length: 12 }, (_, at) => `ada-${fatal}-${at}@tessera.example`);
  const promised: string[] = [];
  for (const address of addresses) if (await invite(address)) promised.push(address);
  // Letters may take longer than the requests that they are of.
  await expect.poll(() => left).toBeLessThanOrEqual(0);
  await running.stop('SIGKILL');
  expect(promised.length).toBeGreaterThan(2);
  expect(await afterLeases()).toBeGreaterThan(0);

  during = () => undefined;
  server = await begin();
  const last = `ada-${fatal}-last@tessera.example`;
  expect(await invite(last)).toBe(true);
  const recipients = () => new Set(arrived.map(({ to }) => to));
  await expect.poll(() => [...promised, last].filter((address) => !recipients().has(address))).toEqual([]);
  // Nobody could say that this one was accepted: it comes again, and can be told by its id.
  if (fatal === 'there') await expect.poll(() => arrived.length).toBeGreaterThan(recipients().size);
  expect(new Set(arrived.map(({ id }) => id)).size).toBe(recipients().size);
  await server.stop();
  expect(await afterLeases()).toBe(0);
});

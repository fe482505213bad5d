import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serverUrl } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { certificateFindings } from '../../src/app/doctor/certificate.ts';
import { examine } from '../../src/app/doctor/examine.ts';
import { parseSecretKeys } from '../../src/core/secret-keys.ts';
import { type Database, openDatabase } from '../../src/data/connection/database.ts';
import { openSecrets } from '../../src/data/installation-secrets.ts';
import { commonKey } from '../../src/testing/secrets.ts';
import { openNats } from '../support/nats.ts';
import { answeringRedis, refusingPostgres } from '../support/refusing-servers.ts';
import { startS3 } from '../support/s3.ts';
import { selfSigned } from '../support/self-signed.ts';
import { type Env, failed, found, newFolder, opened } from './doctor-findings.ts';
import { newDataPlace } from './server-process.ts';

const withDatabaseOf = async ({ DATABASE_URL: url, TESSERA_DATA_DIR: dataDir }: Env, work: (database: Database) => Promise<unknown>) => {
  const database = await openDatabase({
    ...(url ? { url } : { dataDir: join(dataDir!, 'database') }),
    onError: () => undefined,
  });
  await work(database).finally(() => database.close());
};

/** A database of the test's own, and what is found after the change. */
const afterChange = async (change: (database: Database) => Promise<unknown>) => {
  const place = await newDataPlace();
  onTestFinished(place.remove);
  await withDatabaseOf(place.env, change);
  const findings = await examine(place.env);
  return (name: string) => findings.find((finding) => finding.name === name);
};

/** What a database has before its first migration. */
const emptied = ['drop schema public cascade', 'create schema public'];

const run = (database: Database, ...statements: string[]) =>
  statements.reduce<Promise<unknown>>((before, text) => before.then(() => sql.raw(text).execute(database.db)), Promise.resolve());

describe('doctor, of the database, says what is wrong and what to do:', () => {
  it('it has tables of another program', async () => {
    const tables = ['create table invoices (id int)', 'create table secrets (id int)'];
    const of = await afterChange((database) => run(database, ...emptied, ...tables));
    expect(of('schema')).toMatchObject(failed('It contains tables of another program: invoices, secrets.', 'empty database'));
    expect(of('secret key')).toBeUndefined();
  });

  it('it has the schema of a newer version', async () => {
    const of = await afterChange((database) => run(database, `insert into tessera_migrations values ('0999-later')`));
    expect(of('schema')).toMatchObject(failed(/newer version: 0999-later.*Start the newer version/, 'message'));
  });

  it('an extension was dropped, and its indexes with it', async () => {
    const of = await afterChange((database) => run(database, 'drop extension btree_gin cascade'));
    expect(of('extensions')).toMatchObject(failed(/^btree_gin was dropped/, /create extension btree_gin.*end in _search/));
    expect(of('schema')).toMatchObject({ status: 'ok' });
  });

  it('an extension and the schema are still to be made', async () => {
    const of = await afterChange((database) => run(database, ...emptied));
    expect(of('extensions')).toMatchObject({ status: 'warning', remedy: expect.stringContaining('npx tessera migrate') });
    expect(of('schema')).toMatchObject({ status: 'warning', says: 'The database is empty.', remedy: expect.stringContaining('serve') });
  });

  it('its secrets are sealed with another key', async () => {
    const place = await newDataPlace();
    onTestFinished(place.remove);
    await withDatabaseOf(place.env, ({ db }) => openSecrets(db, parseSecretKeys(commonKey)!));
    const own = await examine(place.env);
    expect(own.find(({ name }) => name === 'secret key')).toMatchObject({ status: 'ok' });
    const other = await examine({ ...place.env, TESSERA_SECRET_KEY: Buffer.alloc(32, 7).toString('base64') });
    const { says, status, remedy } = other.find(({ name }) => name === 'secret key')!;
    expect(status).toBe('failed');
    const [, key] = /sealed with the key (\S+), which is not set/.exec(says)!;
    expect(remedy).toBe(`Set TESSERA_SECRET_KEY to the key ${key}.`);
  });

  it.skipIf(!serverUrl).each([
    ['ahead of', 86_400_000],
    ['behind', -86_400_000],
  ])('the clock is %s its own', async (side, by) => {
    const place = await newDataPlace();
    onTestFinished(place.remove);
    const { now } = Date;
    const clockOfTests = vi.spyOn(Date, 'now').mockImplementation(() => now() + by);
    onTestFinished(() => clockOfTests.mockRestore());
    const clock = (await examine(place.env)).find(({ name }) => name === 'clock');
    expect(clock).toMatchObject(failed(new RegExp(`^It is 8[67]\\d{6} ms ${side} that of the database`), 'NTP'));
  });

  it.each([
    ['28P01', 'password authentication failed for user "tessera"', 'password', /user and password in DATABASE_URL/],
    ['28000', 'no pg_hba.conf entry for host "10.0.0.1"', 'nothing', /pg_hba\.conf/],
    ['3D000', 'database "tessera" does not exist', 'nothing', /Create the database/],
    ['53300', 'sorry, too many clients already', 'nothing', /max_connections/],
    ['57P03', 'the database system is starting up', 'nothing', /Wait/],
  ] as const)('it lets nobody in, with %s: %s', async (code, text, asks, remedy) => {
    const { port } = await opened(refusingPostgres(code, text, asks));
    const finding = await found('database', { DATABASE_URL: `postgres://tessera:secret@127.0.0.1:${port}/tessera` });
    expect(finding).toMatchObject({ ...failed(text, remedy) });
  });

  it('it asks for a password, and there is none', async () => {
    const { port } = await opened(refusingPostgres('28P01', 'not reached', 'scram'));
    const finding = await found('database', { DATABASE_URL: `postgres://tessera@127.0.0.1:${port}/tessera` });
    expect(finding).toMatchObject(failed('The server requires a password, but DATABASE_URL has none.', 'percent-encoded'));
  });

  it('nobody is there, or has no such name', async () => {
    const nobody = await found('database', { DATABASE_URL: 'postgres://127.0.0.1:1/none' });
    expect(nobody).toMatchObject(failed(/ECONNREFUSED/, /that PostgreSQL is running/));
    const nowhere = await found('database', { DATABASE_URL: 'postgres://nowhere.invalid/none' });
    expect(nowhere).toMatchObject(failed(/ENOTFOUND|EAI_AGAIN|timeout exceeded/, /DATABASE_URL/));
  });
});

describe('doctor, of the bucket, says what is wrong and what to do:', () => {
  const bucketOf = (port: number): Env => ({
    TESSERA_FILES_URL: `s3://tiles?endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}&region=eu-central-1`,
    AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
    AWS_SECRET_ACCESS_KEY: 'a-secret-of-the-store',
  });

  /** A store that answers all requests with an error of S3. */
  const refusing = async (status: number, code: string) => {
    const server = createServer((request, response) => {
      request.resume().on('end', () => {
        response.writeHead(status, { 'Content-Type': 'application/xml' });
        response.end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>Refused</Message></Error>`);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return (server.address() as AddressInfo).port;
  };

  it.each([
    [403, 'AccessDenied', /s3:PutObject/],
    [403, 'InvalidAccessKeyId', /AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY/],
    [403, 'SignatureDoesNotMatch', /AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY/],
    [403, 'RequestTimeTooSkewed', /NTP/],
    [403, 'SomethingElse', /s3:PutObject/],
    [400, 'ExpiredToken', /AWS_SESSION_TOKEN/],
    [404, 'NoSuchBucket', /Create the bucket/],
    [301, 'PermanentRedirect', /region/],
    [503, 'SlowDown', /later/],
    [418, 'Teapot', /S3-compatible/],
  ])('it answers %i with %s', async (status, code, remedy) => {
    const env = bucketOf(await refusing(status, code));
    const finding = await found('file store', env);
    expect(finding).toMatchObject(
      failed(new RegExp(`^The bucket tiles at http://127.0.0.1:\\d+: could not write an object: ${code}`), remedy),
    );
    expect(JSON.stringify(finding)).not.toContain('a-secret-of-the-store');
  });

  it('it gives nothing back, does not answer, or is well', async () => {
    const s3 = await opened(startS3());
    expect(await found('file store', s3.env)).toMatchObject({ status: 'ok' });
    expect(s3.objects.size).toBe(0);
    const denied = { ...s3.env, AWS_SECRET_ACCESS_KEY: 'wrong' };
    expect(await found('file store', denied)).toMatchObject(failed(/SignatureDoesNotMatch, status 403/, 'AWS_SECRET_ACCESS_KEY'));
    s3.feel('nonsense');
    const nonsense = await found('file store', s3.env);
    expect(nonsense).toMatchObject({ status: 'failed', says: expect.stringContaining('could not read') });
    await s3.close();
    expect(await found('file store', s3.env)).toMatchObject(failed(/ECONNREFUSED/, /that the store is running/));
  });
});

describe('doctor, of the folder of files, says what is wrong and what to do:', () => {
  it('a file is in its place', async () => {
    const dataDir = newFolder();
    writeFileSync(join(dataDir, 'files'), '');
    expect(await found('file store', { TESSERA_DATA_DIR: dataDir })).toMatchObject(
      failed(/^The folder .*files cannot be used as a folder \(E/, 'another folder'),
    );
  });

  it('nothing, and leaves no folder that would belong to whoever looked', async () => {
    const dataDir = join(newFolder(), 'data');
    expect(await found('file store', { TESSERA_DATA_DIR: dataDir })).toMatchObject({ status: 'ok' });
    expect(existsSync(dataDir)).toBe(false);
  });
});

describe('doctor, of Redis, NATS and mail, says what is wrong and what to do:', () => {
  it.each([
    ['-NOAUTH Authentication required.', 'Redis requires a password, but REDIS_URL has none.', 'redis://:password@host'],
    [
      '-WRONGPASS invalid username-password pair or user is disabled.',
      'Redis refuses the user or password of REDIS_URL.',
      'Correct REDIS_URL',
    ],
    ['-ERR AUTH <password> called without any password configured', 'Redis has no password, but REDIS_URL has one.', 'Remove it'],
    ["-READONLY You can't write against a read only replica.", 'Redis is a read-only replica.', 'primary'],
    ["-OOM command not allowed when used memory > 'maxmemory'.", 'Redis is out of memory.', 'maxmemory'],
    ["-NOPERM this user has no permissions to run the 'set' command", 'The Redis user lacks permissions.', 'read and write'],
    ['-LOADING Redis is loading the dataset in memory', 'Redis is loading its data.', 'shortly'],
  ])('Redis answers %s', async (line, says, remedy) => {
    const { port } = await opened(answeringRedis(line, /^-(?:READONLY|OOM|NOPERM)/.test(line) ? 'writes' : 'all'));
    expect(await found('Redis', { REDIS_URL: `redis://127.0.0.1:${port}` })).toMatchObject(failed(says, remedy));
  });

  it('Redis takes counters, or closes the line', async () => {
    const well = await opened(answeringRedis('+OK'));
    expect(await found('Redis', { REDIS_URL: `redis://127.0.0.1:${well.port}` })).toMatchObject({ status: 'ok' });
    const closing = await opened(refusingPostgres('00000', ''));
    expect(await found('Redis', { REDIS_URL: `redis://127.0.0.1:${closing.port}` })).toMatchObject(failed(/./, /rediss:\/\//));
  });

  it('NATS asks for a password, or refuses it, or does not encrypt', async () => {
    const nats = await opened(openNats(({ user, pass }) => user === 'tessera' && pass === 'right'));
    const at = (who: string, scheme = 'nats') => found('NATS', { NATS_URL: `${scheme}://${who}127.0.0.1:${nats.port}` });
    expect(await at('')).toMatchObject(failed(/^NATS requires a user and password/, 'nats://name:password@host:4222'));
    expect(await at('tessera:wrong@')).toMatchObject(failed('NATS refuses the user, password or token of NATS_URL.', 'Correct NATS_URL'));
    expect(await at('tessera:right@')).toMatchObject({ status: 'ok' });
    expect(await at('tessera:right@', 'tls')).toMatchObject(failed(/does not use TLS/, 'nats://'));
    expect(nats.hellos).toHaveLength(3);
  });

  const mailServer = async (options: SMTPServerOptions): Promise<Env> => {
    const server = new SMTPServer({ disabledCommands: ['STARTTLS'], allowInsecureAuth: true, ...options });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
    const { port } = server.server.address() as AddressInfo;
    return { port: String(port), TESSERA_SMTP_FROM: 'tessera@example.com' };
  };
  const mailAt = ({ port, ...env }: Env, scheme = 'smtp', who = '') =>
    found('mail', { ...env, TESSERA_SMTP_URL: `${scheme}://${who}127.0.0.1:${port}` });

  it('the mail server asks for a password, or refuses it, or is no TLS server', async () => {
    const server = await mailServer({
      onAuth: ({ password }, _session, done) => (password === 'right' ? done(null, { user: 'me' }) : done(new Error('Invalid login'))),
    });
    expect(await mailAt(server)).toMatchObject({
      status: 'warning',
      says: 'The mail server requires a user and password, but TESSERA_SMTP_URL has none.',
      remedy: expect.stringContaining('TESSERA_SMTP_URL'),
    });
    expect(await mailAt(server, 'smtp', 'me:wrong@')).toMatchObject(
      failed(/^The mail server refuses the user and password: .*535/, 'Correct TESSERA_SMTP_URL'),
    );
    expect(await mailAt(server, 'smtp', 'me:right@')).toMatchObject({
      status: 'ok',
      says: expect.stringContaining('accepts our credentials'),
    });
    expect(await mailAt(server, 'smtps', 'me:right@')).toMatchObject(failed(/./, 'smtps:// for a port with implicit TLS'));
  });

  it('the mail server has a certificate that nobody knows, or asks for nothing', async () => {
    const unknown = await mailServer({ disabledCommands: [], key: selfSigned.key, cert: selfSigned.cert });
    expect(await mailAt(unknown, 'smtp', 'me:right@')).toMatchObject(failed(/certificate/, 'NODE_EXTRA_CA_CERTS'));
    const open = await mailServer({ disabledCommands: ['STARTTLS', 'AUTH'], authOptional: true });
    expect(await mailAt(open)).toMatchObject({ status: 'ok', says: expect.stringContaining('requires no password') });
  });
});

describe('doctor, of the certificate, says what is wrong and what to do:', () => {
  const at = (date: string, url = 'https://localhost') => certificateFindings(selfSigned.cert, url, Date.parse(date));

  it('it ended, is not valid yet, or ends soon', () => {
    expect(at('2030-01-01')).toMatchObject({ status: 'ok' });
    expect(at('2126-10-15')).toMatchObject({
      status: 'warning',
      says: expect.stringMatching(/^It expires in 13 days/),
      remedy: expect.stringMatching(/^Renew/),
    });
    expect(at('2127-01-01')).toMatchObject(failed(/^It expired on Oct 28/, /^Renew/));
    expect(at('2020-01-01')).toMatchObject(failed(/^It is not valid before Nov 21/, 'clock'));
  });

  it('it is for another host', () => {
    expect(at('2030-01-01', 'https://tessera.example.com')).toMatchObject(
      failed(/^It is for DNS:localhost.*, not for tessera/, 'TESSERA_PUBLIC_URL'),
    );
    expect(at('2030-01-01', 'https://127.0.0.1:8443')).toMatchObject({ status: 'ok' });
  });

  const inPem = ({ privateKey }: { privateKey: KeyObject }): string => privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

  it.each([
    ['the same', inPem(generateKeyPairSync('ec', { namedCurve: 'P-256' }))],
    ['another', inPem(generateKeyPairSync('rsa', { modulusLength: 2048 }))],
  ])('its key is the one of another, of %s kind', async (_kind, key) => {
    const folder = newFolder();
    const paths = { TESSERA_TLS_CERT: join(folder, 'cert.pem'), TESSERA_TLS_KEY: join(folder, 'key.pem') };
    writeFileSync(paths.TESSERA_TLS_CERT, selfSigned.cert);
    writeFileSync(paths.TESSERA_TLS_KEY, selfSigned.key);
    expect(await found('certificate', paths)).toMatchObject({ status: 'ok' });
    writeFileSync(paths.TESSERA_TLS_KEY, key);
    expect(await found('configuration', paths)).toMatchObject(
      failed('TESSERA_TLS_KEY is not the key of the certificate in TESSERA_TLS_CERT.', 'docs/configure.md'),
    );
  });
});

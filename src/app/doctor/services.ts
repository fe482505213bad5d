import { randomUUID } from 'node:crypto';
import { timeLimitOrZero } from '../../core/time-limit.ts';
import { connectNats } from '../../delivery/nats.ts';
import { expectMailServer } from '../../identity/emails/mail.ts';
import type { Config } from '../config.ts';
import { codeOf, type Explain, type Findings, failed, messageOf, ok, skipped, warning } from './finding.ts';

const encoded = 'with characters such as @ and / percent-encoded';

/** Redis errors that mean that it is reachable but unusable. */
const redisAnswers: readonly [RegExp, () => Findings][] = [
  [
    /^NOAUTH/,
    () => failed('Redis requires a password, but REDIS_URL has none.', `Add it to REDIS_URL: redis://:password@host:6379, ${encoded}.`),
  ],
  [/^WRONGPASS|invalid password/, () => failed('Redis refuses the user or password of REDIS_URL.', `Correct REDIS_URL, ${encoded}.`)],
  [
    /without any password configured/,
    () => failed('Redis has no password, but REDIS_URL has one.', 'Remove it from REDIS_URL, or set it in Redis.'),
  ],
  [/^NOPERM/, () => failed('The Redis user lacks permissions.', 'Allow the user of REDIS_URL to read and write all keys and run scripts.')],
  [/^READONLY/, () => failed('Redis is a read-only replica.', 'Set REDIS_URL to the primary.')],
  [/^OOM/, () => failed('Redis is out of memory.', 'Raise its maxmemory, or let it evict keys: losing counters is acceptable.')],
  [/^MISCONF/, () => failed('Redis refuses writes because it cannot write to its disk.', 'Check its log and its disk.')],
  [/^LOADING/, () => failed('Redis is loading its data.', 'Try again shortly.')],
];

/** The remedy when Redis is unreachable or unusable. */
export const explainRedis: Explain = (error) => {
  const message = messageOf(error);
  const [, answer] = redisAnswers.find(([pattern]) => pattern.test(message.replace(/^ERR /, ''))) ?? [];
  if (answer) return answer();
  if (/SSL|closed unexpectedly/i.test(message))
    return 'Check whether this port uses TLS: REDIS_URL must then start with rediss://, otherwise with redis://.';
  return 'Check that Redis is running, and check REDIS_URL. Without it each process counts requests for itself.';
};

/** Writes a counter that expires within a second. */
export const lookAtRedis = async ({ redisUrl: url }: Pick<Config, 'redisUrl'>): Promise<Findings> => {
  if (!url) return skipped('REDIS_URL is not set: each process counts requests for itself.');
  const { createClient } = await import('redis');
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { reconnectStrategy: false, connectTimeout: timeLimitOrZero(5000) },
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.set(`tessera:doctor:${randomUUID()}`, '1', { expiration: { type: 'PX', value: 1000 } });
    return ok('Redis accepts counters.');
  } finally {
    client.destroy();
  }
};

const natsForms = `nats://name:password@host:4222 or nats://token@host:4222, ${encoded}`;

/** The remedy when NATS is unreachable or refuses the connection. */
export const explainNats =
  (url: string | undefined): Explain =>
  (error) => {
    const message = messageOf(error);
    if (/authorization|authentication/i.test(message)) {
      const says = new URL(url!).username
        ? 'NATS refuses the user, password or token of NATS_URL.'
        : 'NATS requires a user and password or a token, but NATS_URL has none.';
      return failed(says, `Correct NATS_URL: ${natsForms}.`);
    }
    if (/tls/i.test(message))
      return failed('NATS does not use TLS, which tls:// in NATS_URL requires.', 'Enable TLS in NATS, or use nats:// in NATS_URL.');
    return 'Check that NATS is running, and check NATS_URL. Without it nodes learn of events up to five seconds late.';
  };

/** Connects and waits for one answer. */
export const lookAtNats = async ({ natsUrl: url, databaseUrl }: Pick<Config, 'natsUrl' | 'databaseUrl'>): Promise<Findings> => {
  if (!url)
    return skipped(databaseUrl ? "NATS_URL is not set: nodes notify each other with PostgreSQL's NOTIFY." : 'A single process needs none.');
  const connection = await connectNats(url, { reconnect: false, timeout: 5000 });
  await connection.flush();
  await connection.close();
  return ok('NATS answers.');
};

/** The remedy when a mail server is unreachable or refuses the connection. */
export const explainMail: Explain = (error) => {
  const message = messageOf(error);
  if (codeOf(error) === 'ENOAUTH')
    return warning(
      'The mail server requires a user and password, but TESSERA_SMTP_URL has none.',
      `Add them to TESSERA_SMTP_URL, ${encoded}, unless the server accepts mail from this machine without.`,
    );
  if (codeOf(error) === 'EAUTH')
    return failed(`The mail server refuses the user and password: ${message}.`, `Correct TESSERA_SMTP_URL, ${encoded}.`);
  if (/certificate|altnames/i.test(message))
    return 'Give the mail server a certificate for its name that this machine trusts (NODE_EXTRA_CA_CERTS).';
  if (/SSL|TLS|greeting/i.test(message))
    return 'Use smtps:// for a port with implicit TLS, such as 465, and smtp:// for STARTTLS on 587 and 25.';
  return 'Check that the mail server is running and reachable, and check the host and port of TESSERA_SMTP_URL.';
};

/** Signs in to the mail server without sending anything. */
export const lookAtMail = async ({ mail }: Pick<Config, 'mail'>): Promise<Findings> => {
  if (!mail) return skipped('TESSERA_SMTP_URL is not set: administrators hand over links themselves.');
  await expectMailServer(mail);
  const { host, username } = new URL(mail.url);
  return ok(username ? `${host} accepts our credentials.` : `${host} answers and requires no password.`);
};

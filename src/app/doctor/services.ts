import { randomUUID } from 'node:crypto';
import { timeLimitOrZero } from '../../core/time-limit.ts';
import { connectNats } from '../../delivery/nats.ts';
import { expectMailServer } from '../../identity/mail.ts';
import type { Config } from '../config.ts';
import { codeOf, type Explain, type Findings, failed, messageOf, ok, skipped, warning } from './finding.ts';

const encoded = 'with signs such as @ and / percent-encoded';

/** The answers of Redis that say that it is there, and does not work for us. */
const redisAnswers: readonly [RegExp, () => Findings][] = [
  [
    /^NOAUTH/,
    () => failed('It asks for a password, and REDIS_URL has none.', `Put it into REDIS_URL: redis://:password@host:6379, ${encoded}.`),
  ],
  [
    /^WRONGPASS|invalid password/,
    () => failed('It refuses the name or the password of REDIS_URL.', `Put the right ones into REDIS_URL, ${encoded}.`),
  ],
  [
    /without any password configured/,
    () => failed('It has no password, and REDIS_URL has one.', 'Take it out of REDIS_URL, or set it in Redis.'),
  ],
  [/^NOPERM/, () => failed('Its user may not do what is needed.', 'Let the user of REDIS_URL read and write all keys, and run scripts.')],
  [/^READONLY/, () => failed('It is a copy that takes no writes.', 'Name the primary in REDIS_URL.')],
  [/^OOM/, () => failed('It has no memory left.', 'Raise its maxmemory, or let it evict keys: counters may be forgotten.')],
  [/^MISCONF/, () => failed('It refuses writes, because it cannot write to its disk.', 'Look at its log and at its disk.')],
  [/^LOADING/, () => failed('It is loading its data.', 'Try again shortly.')],
];

/** What to do where Redis is not there, or does not work for us. */
export const explainRedis: Explain = (error) => {
  const message = messageOf(error);
  const [, answer] = redisAnswers.find(([pattern]) => pattern.test(message.replace(/^ERR /, ''))) ?? [];
  if (answer) return answer();
  if (/SSL|closed unexpectedly/i.test(message))
    return 'Look whether Redis encrypts this port: REDIS_URL begins with rediss:// then, and else with redis://.';
  return 'Look whether it runs, and at REDIS_URL. Without it each process counts requests for itself.';
};

/** Writes a counter that ends by itself within a second. */
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
    return ok('It takes counters.');
  } finally {
    client.destroy();
  }
};

const natsForms = `nats://name:password@host:4222 or nats://token@host:4222, ${encoded}`;

/** What to do where NATS is not there, or refuses us. */
export const explainNats =
  (url: string | undefined): Explain =>
  (error) => {
    const message = messageOf(error);
    if (/authorization|authentication/i.test(message)) {
      const says = new URL(url!).username
        ? 'It refuses the name, the password or the token of NATS_URL.'
        : 'It asks for a name and a password, or a token, and NATS_URL has none.';
      return failed(says, `Put the right ones into NATS_URL: ${natsForms}.`);
    }
    if (/tls/i.test(message))
      return failed(
        'It does not encrypt the line, as tls:// in NATS_URL wants it.',
        'Have NATS use TLS, or let NATS_URL begin with nats://.',
      );
    return 'Look whether it runs, and at NATS_URL. Without it nodes learn of events up to five seconds late.';
  };

/** Connects and waits for one answer. */
export const lookAtNats = async ({ natsUrl: url, databaseUrl }: Pick<Config, 'natsUrl' | 'databaseUrl'>): Promise<Findings> => {
  if (!url)
    return skipped(databaseUrl ? "NATS_URL is not set: nodes notify each other by PostgreSQL's NOTIFY." : 'One process needs none.');
  const connection = await connectNats(url, { reconnect: false, timeout: 5000 });
  await connection.flush();
  await connection.close();
  return ok('It answers.');
};

/** What to do where a mail server is not there, or refuses us. */
export const explainMail: Explain = (error) => {
  const message = messageOf(error);
  if (codeOf(error) === 'ENOAUTH')
    return warning(
      'It asks for a name and a password, and TESSERA_SMTP_URL has none.',
      `Put them into TESSERA_SMTP_URL, ${encoded}, unless it takes mail of this machine without.`,
    );
  if (codeOf(error) === 'EAUTH')
    return failed(`It refuses the name and the password: ${message}.`, `Put the right ones into TESSERA_SMTP_URL, ${encoded}.`);
  if (/certificate|altnames/i.test(message))
    return 'Give the mail server a certificate for its name that this machine trusts (NODE_EXTRA_CA_CERTS).';
  if (/SSL|TLS|greeting/i.test(message))
    return 'Use smtps:// for a port that begins with TLS, such as 465, and smtp:// for 587 and 25, which change to it.';
  return 'Look whether it runs, whether this machine reaches it, and at the host and the port of TESSERA_SMTP_URL.';
};

/** Signs in at the mail server, and sends nothing. */
export const lookAtMail = async ({ mail }: Pick<Config, 'mail'>): Promise<Findings> => {
  if (!mail) return skipped('TESSERA_SMTP_URL is not set: administrators hand over links themselves.');
  await expectMailServer(mail);
  const { host, username } = new URL(mail.url);
  return ok(username ? `${host} takes our name and password.` : `${host} answers, and asks for no password.`);
};

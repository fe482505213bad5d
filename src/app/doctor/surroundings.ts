import { randomUUID, X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { openObjects } from '../../data/objects/open.ts';
import { expectMailServer } from '../../identity/mail.ts';
import type { Config } from '../config.ts';
import { type Findings, failed, messageOf, ok, skipped, warning } from './finding.ts';

/** Writes, reads and deletes an object. */
export const lookAtStore = async ({ files, dataDir }: Config): Promise<Findings> => {
  const objects = await openObjects(files, join(dataDir, 'files'));
  const key = `doctor-${randomUUID()}`;
  try {
    await objects.put(key, Readable.from([Buffer.from(key)]));
    const read = await buffer(await objects.open(key, key.length));
    await objects.remove(key);
    if (read.toString() !== key) return failed('It gave back other bytes than it got.', 'Do not use this store.');
    return ok(files ? `The bucket ${files.bucket} takes and gives bytes.` : `${join(dataDir, 'files')} takes and gives bytes.`);
  } catch (error) {
    const { cause } = error as { cause?: unknown };
    throw cause ? new Error(messageOf(cause)) : error;
  } finally {
    objects.close();
  }
};

export const lookAtRedis = async ({ redisUrl: url }: Config): Promise<Findings> => {
  if (!url) return skipped('REDIS_URL is not set: each process counts requests for itself.');
  const { createClient } = await import('redis');
  const client = createClient({ url, disableOfflineQueue: true, socket: { reconnectStrategy: false, connectTimeout: 5000 } });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.ping();
    return ok('It answers.');
  } finally {
    client.destroy();
  }
};

export const lookAtNats = async ({ natsUrl: servers, databaseUrl }: Config): Promise<Findings> => {
  if (!servers)
    return skipped(databaseUrl ? "NATS_URL is not set: nodes notify each other by PostgreSQL's NOTIFY." : 'One process needs none.');
  const { connect } = await import('@nats-io/transport-node');
  const connection = await connect({ servers, reconnect: false, timeout: 5000 });
  await connection.flush();
  await connection.close();
  return ok('It answers.');
};

const day = 24 * 60 * 60 * 1000;

/** From so many days before its end on a certificate should be renewed. */
const renewBefore = 21;

/** Whether the key fits was found out when the configuration was read. */
export const certificateFindings = (pem: string, publicUrl: string, now: number): Findings => {
  const certificate = new X509Certificate(pem);
  const days = Math.floor((Date.parse(certificate.validTo) - now) / day);
  const { hostname } = new URL(publicUrl);
  if (days < 0) return failed(`It ended on ${certificate.validTo}.`, 'Renew it, and restart the nodes one after the other.');
  if (Date.parse(certificate.validFrom) > now)
    return failed(`It begins on ${certificate.validFrom}.`, 'Look at the clock, or use the certificate of before.');
  if (!(isIP(hostname) ? certificate.checkIP(hostname) : certificate.checkHost(hostname)))
    return failed(
      `It is for ${certificate.subjectAltName ?? certificate.subject}, and not for ${hostname}.`,
      'Use one for the host of TESSERA_PUBLIC_URL.',
    );
  if (days < renewBefore)
    return warning(`It ends in ${days} days, on ${certificate.validTo}.`, 'Renew it, and restart the nodes one after the other.');
  return ok(`It fits its key and ${hostname}, and ends in ${days} days.`);
};

export const lookAtCertificate = async ({ tls, publicUrl, mode, trustedProxies }: Config): Promise<Findings> => {
  if (tls) return certificateFindings(tls.cert, publicUrl, Date.now());
  if (mode === 'production' && trustedProxies.length === 0)
    return failed(
      'There is no certificate and no trusted proxy: production refuses every request over plain HTTP.',
      'Set TESSERA_TLS_CERT and TESSERA_TLS_KEY, or TESSERA_TRUSTED_PROXIES to the addresses of the proxy that ends TLS.',
    );
  return skipped('TLS ends at a proxy, or is not used.');
};

export const lookAtMail = async ({ mail }: Config): Promise<Findings> => {
  if (!mail) return skipped('TESSERA_SMTP_URL is not set: administrators hand over links themselves.');
  await expectMailServer(mail);
  return ok(`${new URL(mail.url).host} takes our name and password.`);
};

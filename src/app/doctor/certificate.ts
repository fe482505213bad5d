import { X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import type { Config } from '../config.ts';
import { type Findings, failed, ok, skipped, warning } from './finding.ts';

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

/** Whether the certificate is good now, for the public address. */
export const lookAtCertificate = async ({ tls, publicUrl, mode, trustedProxies }: Config): Promise<Findings> => {
  if (tls) return certificateFindings(tls.cert, publicUrl, Date.now());
  if (mode === 'production' && trustedProxies.length === 0)
    return failed(
      'There is no certificate and no trusted proxy: production refuses every request over plain HTTP.',
      'Set TESSERA_TLS_CERT and TESSERA_TLS_KEY, or TESSERA_TRUSTED_PROXIES to the addresses of the proxy that ends TLS.',
    );
  return skipped('TLS ends at a proxy, or is not used.');
};

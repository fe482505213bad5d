import { X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import type { Config } from '../config.ts';
import { type Findings, failed, ok, skipped, warning } from './finding.ts';

const day = 24 * 60 * 60 * 1000;

/** How many days before its expiry a certificate should be renewed. */
const renewBefore = 21;

/** Does not check whether the key matches: reading the configuration has already done that. */
export const certificateFindings = (pem: string, publicUrl: string, now: number): Findings => {
  const certificate = new X509Certificate(pem);
  const days = Math.floor((Date.parse(certificate.validTo) - now) / day);
  const { hostname } = new URL(publicUrl);
  if (days < 0) return failed(`It expired on ${certificate.validTo}.`, 'Renew it, and restart the nodes one after the other.');
  if (Date.parse(certificate.validFrom) > now)
    return failed(`It is not valid before ${certificate.validFrom}.`, 'Check the clock, or use the previous certificate.');
  if (!(isIP(hostname) ? certificate.checkIP(hostname) : certificate.checkHost(hostname)))
    return failed(
      `It is for ${certificate.subjectAltName ?? certificate.subject}, not for ${hostname}.`,
      'Use a certificate for the host of TESSERA_PUBLIC_URL.',
    );
  if (days < renewBefore)
    return warning(`It expires in ${days} days, on ${certificate.validTo}.`, 'Renew it, and restart the nodes one after the other.');
  return ok(`It matches its key and ${hostname}, and expires in ${days} days.`);
};

/** Whether the certificate is currently valid for the public address. */
export const lookAtCertificate = async ({ tls, publicUrl, mode, trustedProxies }: Config): Promise<Findings> => {
  if (tls) return certificateFindings(tls.cert, publicUrl, Date.now());
  if (mode === 'production' && trustedProxies.length === 0)
    return failed(
      'No certificate and no trusted proxy: production refuses every plain HTTP request.',
      'Set TESSERA_TLS_CERT and TESSERA_TLS_KEY, or set TESSERA_TRUSTED_PROXIES to the addresses of the proxy that terminates TLS.',
    );
  return skipped('TLS terminates at a proxy, or is not used.');
};

import type { TlsOptions } from 'node:tls';

/**
 * TLS 1.3, and TLS 1.2 only with forward secrecy and authenticated encryption, as RFC 9325 (4.2) recommends: a leaked key must not decrypt
 * recorded connections, and CBC modes have a history of attacks.
 */
export const tlsOptions: TlsOptions = {
  minVersion: 'TLSv1.2',
  ciphers: [
    'TLS_AES_256_GCM_SHA384',
    'TLS_CHACHA20_POLY1305_SHA256',
    'TLS_AES_128_GCM_SHA256',
    'ECDHE-ECDSA-AES256-GCM-SHA384',
    'ECDHE-RSA-AES256-GCM-SHA384',
    'ECDHE-ECDSA-CHACHA20-POLY1305',
    'ECDHE-RSA-CHACHA20-POLY1305',
    'ECDHE-ECDSA-AES128-GCM-SHA256',
    'ECDHE-RSA-AES128-GCM-SHA256',
  ].join(':'),
  honorCipherOrder: true,
};

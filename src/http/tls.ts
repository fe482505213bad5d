import type { TlsOptions } from 'node:tls';

/**
 * What is spoken over TLS: 1.3, and 1.2 with forward secrecy and authenticated encryption only, as RFC 9325 (4.2) recommends it. Who
 * records a connection must not be able to read it once the certificate's key gets out, and CBC has been broken too often.
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

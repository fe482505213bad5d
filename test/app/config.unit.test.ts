import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/app/config.ts';
import { ConfigError } from '../../src/core/config-error.ts';
import { newApiKey } from '../../src/identity/credentials/api-key-format.ts';
import { commonKey, secretKey } from '../../src/testing/secrets.ts';

let folder: string;
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-config-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const complaint = (env: Record<string, string>): string => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('It was to be refused.');
};

describe('readConfig', () => {
  it('needs nothing at all', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      operationsPort: 9080,
      dataDir: '.data',
      mode: 'development',
      environment: 'live',
      region: 'us',
      publicUrl: 'http://127.0.0.1:8080',
      authUrl: 'http://127.0.0.1:8080',
      trustedProxies: [],
      admin: {},
      allowPrivateNetworks: false,
      logLevel: 'info',
    });
  });

  it.each<[string, Record<string, string>, object]>([
    ['the operations port beside the port', { PORT: '3000' }, { operationsPort: 4000, publicUrl: 'http://127.0.0.1:3000' }],
    ['the operations port below a port that has no room above', { PORT: '65000' }, { operationsPort: 64_000 }],
    ['free ports', { PORT: '0' }, { port: 0, operationsPort: 0 }],
    ['every address as localhost', { HOST: '0.0.0.0' }, { publicUrl: 'http://localhost:8080' }],
    ['an IPv6 address in brackets', { HOST: '::1' }, { publicUrl: 'http://[::1]:8080' }],
    [
      'addresses without a slash at the end',
      { TESSERA_PUBLIC_URL: 'https://a.example/' },
      { publicUrl: 'https://a.example', authUrl: 'https://a.example' },
    ],
    [
      'proxies',
      { TESSERA_TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,fd00::/8 ,192.0.2.1' },
      { trustedProxies: ['loopback', '10.0.0.0/8', 'fd00::/8', '192.0.2.1'] },
    ],
    ['applications that describe themselves', { TESSERA_DESCRIBED_APPLICATIONS: 'false' }, { describedApplications: false }],
    ['an empty DATABASE_URL as none', { DATABASE_URL: '' }, {}],
  ])('understands %s', (_what, env, expected) => {
    expect(readConfig(env)).toMatchObject(expected);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', ''],
    ['TESSERA_OPERATIONS_PORT', '0x50'],
    ['HOST', ' '],
    ['DATABASE_URL', 'mysql://localhost/tessera'],
    ['DATABASE_URL', 'localhost'],
    ['DATABASE_DIRECT_URL', 'mysql://localhost/tessera'],
    ['DATABASE_DIRECT_URL', 'postgres://localhost/tessera'],
    ['DATABASE_REPLICA_URL', 'mysql://localhost/tessera'],
    ['DATABASE_REPLICA_URL', 'postgres://localhost/tessera'],
    ['DATABASE_REPLICA_MAX_LAG_SECONDS', '3601'],
    ['REDIS_URL', 'http://localhost'],
    ['NATS_URL', 'localhost:4222'],
    ['TESSERA_DATA_DIR', ''],
    ['TESSERA_MODE', 'staging'],
    ['TESSERA_ENVIRONMENT', 'test'],
    ['TESSERA_REGION', 'mars'],
    ['TESSERA_DESCRIBED_APPLICATIONS', 'no'],
    ['TESSERA_PUBLIC_URL', 'tessera.example'],
    ['TESSERA_PUBLIC_URL', 'ftp://tessera.example'],
    ['TESSERA_AUTH_URL', 'javascript:alert(1)'],
    ['TESSERA_TLS_CERT', '/nowhere/cert.pem'],
    ['TESSERA_TLS_KEY', '/'],
    ['TESSERA_OPERATIONS_NAMES', 'metrics.example, https://metrics.example'],
    ['TESSERA_TRUSTED_PROXIES', '127.0.0.1, my-proxy'],
    ['TESSERA_TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TESSERA_TRUSTED_PROXIES', '10.0.0.0/8/8'],
    ['TESSERA_SMTP_URL', 'mail.example.com'],
    ['TESSERA_SMTP_URL', 'http://mail.example.com'],
    ['TESSERA_PUBLIC_URL', 'https://api.example.com/?a=b'],
    ['TESSERA_PUBLIC_URL', 'https://api.example.com/#a'],
    ['TESSERA_AUTH_URL', 'https://auth.example.com?a'],
    ['TESSERA_SECURITY_CONTACT', 'security@example.com'],
    ['TESSERA_SECURITY_CONTACT', 'mailto:security@example.com, http://example.com'],
    ['TESSERA_SECURITY_CONTACT', 'mailto:security@example.com\nExpires: 2099'],
    ['TESSERA_SECURITY_POLICY', 'https://example.com/security'],
    ['TESSERA_SECURITY_POLICY', 'http://example.com/security'],
    ['TESSERA_ADMIN_EMAIL', 'nobody'],
    ['TESSERA_ADMIN_EMAIL', 'ada@local..host'],
    ['TESSERA_ADMIN_EMAIL', `${'a'.repeat(250)}@example.com`],
    ['TESSERA_ADMIN_PASSWORD', 'short'],
    ['TESSERA_ADMIN_PASSWORD', 'x'.repeat(257)],
    ['TESSERA_ADMIN_API_KEY', 'tsr_live_short'],
    ['TESSERA_ADMIN_API_KEY', newApiKey('sandbox')],
    ['TESSERA_ALLOW_PRIVATE_NETWORKS', 'yes'],
    ['TESSERA_LOG_LEVEL', 'loud'],
    ['TESSERA_SECRET_KEY', 'hunter2'],
    ['TESSERA_SECRET_KEY', `${commonKey},hunter2`],
    ['TESSERA_SECRET_KEY', Buffer.alloc(16, 1).toString('base64')],
    ['TESSERA_SECRET_KEY_FILE', '/nowhere/secret-key'],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    expect(complaint({ [name]: value })).toMatch(new RegExp(`^${name}\\b[^\\n]*\\.$`));
  });

  it.each(['TESSERA_PUBLIC_URL', 'TESSERA_AUTH_URL'])('refuses %s without TLS in production', (name) => {
    expect(complaint({ [name]: 'http://api.example.com', TESSERA_MODE: 'production', TESSERA_SECRET_KEY: commonKey })).toContain(
      'https://',
    );
    expect(readConfig({ [name]: 'http://api.example.com' })).toBeTruthy();
  });

  it.each([
    ['tessera'],
    ['Tessera'],
    ['Tessera <tessera>'],
    ['Tessera <tessera@example.com'],
    ['one@example.com, two@example.com'],
    ['one@example.com two@example.com'],
    ['Tessera <tessera@example.com>\r\nBcc: everybody@example.com'],
  ])('refuses TESSERA_SMTP_FROM=%j in one line that names it', (from) => {
    const told = complaint({ TESSERA_SMTP_URL: 'smtp://mail.example.com', TESSERA_SMTP_FROM: from });
    expect(told).toMatch(/^TESSERA_SMTP_FROM\b[^\r\n]*\.$/);
  });

  it('refuses a mail server without a name', () => {
    const told = complaint({ TESSERA_SMTP_URL: 'smtp://', TESSERA_SMTP_FROM: 'tessera@example.com' });
    expect(told).toBe('TESSERA_SMTP_URL has no host; it has the form smtp://mail.example.com:587.');
  });

  it.each(['tessera@example.com', 'Tessera <tessera@example.com>'])('takes letters in the name of %s', (from) => {
    const url = 'smtps://mailer:hunter2@mail.example.com:465';
    expect(readConfig({ TESSERA_SMTP_URL: url, TESSERA_SMTP_FROM: from })).toMatchObject({ mail: { url, from } });
  });

  it('wants a mail server and a name for its letters, both or neither', () => {
    const alone: Record<string, string>[] = [{ TESSERA_SMTP_URL: 'smtp://mail.example.com' }, { TESSERA_SMTP_FROM: 'tessera@example.com' }];
    for (const env of alone) expect(complaint(env)).toBe('TESSERA_SMTP_URL and TESSERA_SMTP_FROM must be set together.');
    expect(readConfig({ TESSERA_SMTP_URL: '', TESSERA_SMTP_FROM: '' }).mail).toBeUndefined();
  });

  it('takes secret keys from a variable or from a file, the first one to seal with', () => {
    const [one, two] = [secretKey(1), secretKey(2)];
    const names = (env: Record<string, string>) => readConfig(env).secretKeys?.names;
    const [first, second] = names({ TESSERA_SECRET_KEY: `${one},${two}` })!;
    expect(first).not.toBe(second);
    expect(names({ TESSERA_SECRET_KEY_FILE: file('secret-key', `${two},\n${one}\n`), TESSERA_MODE: 'production' })).toEqual([
      second,
      first,
    ]);
    expect(names({ TESSERA_SECRET_KEY: '', TESSERA_SECRET_KEY_FILE: '' })).toBeUndefined();
  });

  it('wants a secret key in production, and in one place', () => {
    const without: Record<string, string>[] = [{}, { TESSERA_SECRET_KEY: '' }];
    for (const env of without)
      expect(complaint({ ...env, TESSERA_MODE: 'production' })).toMatch(/^TESSERA_SECRET_KEY is required in production;[^\n]*\.$/);
    const both = { TESSERA_SECRET_KEY: commonKey, TESSERA_SECRET_KEY_FILE: file('another-key', commonKey) };
    expect(complaint(both)).toBe('TESSERA_SECRET_KEY and TESSERA_SECRET_KEY_FILE must not both be set.');
  });

  it('takes several operator keys, of a variable or a file, and none by default', () => {
    const [one, two] = ['a'.repeat(32), 'b'.repeat(256)];
    expect(readConfig({}).operatorKeys).toEqual([]);
    expect(readConfig({ TESSERA_OPERATOR_KEY: '', TESSERA_OPERATOR_KEY_FILE: '' }).operatorKeys).toEqual([]);
    expect(readConfig({ TESSERA_OPERATOR_KEY: `${one}, ${two}` }).operatorKeys).toEqual([one, two]);
    expect(readConfig({ TESSERA_OPERATOR_KEY_FILE: file('operator-key', `${two}\n`) }).operatorKeys).toEqual([two]);
    const both = { TESSERA_OPERATOR_KEY: one, TESSERA_OPERATOR_KEY_FILE: file('operator-key-too', two) };
    expect(complaint(both)).toBe('TESSERA_OPERATOR_KEY and TESSERA_OPERATOR_KEY_FILE must not both be set.');
  });

  it.each(['a'.repeat(31), 'b'.repeat(257), `${'a'.repeat(32)},`, `${'a'.repeat(32)} a`, `${'a'.repeat(32)},hunter2`])(
    'refuses the operator key %s, and does not repeat it',
    (key) => {
      const said = complaint({ TESSERA_OPERATOR_KEY: key });
      expect(said).toMatch(/^TESSERA_OPERATOR_KEY must contain a key of 32 to 256 visible ASCII characters/);
      expect(said).not.toContain(key);
    },
  );

  it('does not repeat what TESSERA_SECRET_KEY_FILE holds', () => {
    expect(complaint({ TESSERA_SECRET_KEY_FILE: file('no-key', 'hunter2') })).toMatch(/^TESSERA_SECRET_KEY_FILE (?!.*hunter2)/);
  });

  it.each([
    'TESSERA_SECRET_KEY',
    'TESSERA_ADMIN_PASSWORD',
    'TESSERA_ADMIN_API_KEY',
    'DATABASE_URL',
    'DATABASE_DIRECT_URL',
    'DATABASE_REPLICA_URL',
    'REDIS_URL',
    'TESSERA_SMTP_URL',
  ])('does not repeat what %s holds', (name) => {
    expect(complaint({ [name]: 'hunter2' })).not.toContain('hunter2');
  });

  it('opens private networks in development only', () => {
    const env = { TESSERA_ALLOW_PRIVATE_NETWORKS: 'true' };
    expect(readConfig(env)).toMatchObject({ allowPrivateNetworks: true });
    expect(complaint({ ...env, TESSERA_MODE: 'production', TESSERA_SECRET_KEY: commonKey })).toContain('TESSERA_ALLOW_PRIVATE_NETWORKS');
  });

  it('wants a certificate and its key, both or neither, and in PEM', () => {
    const { privateKey } = generateKeyPairSync('ed25519');
    const key = file('key.pem', privateKey.export({ type: 'pkcs8', format: 'pem' }) as string);
    expect(complaint({ TESSERA_TLS_KEY: key })).toMatch(/^TESSERA_TLS_CERT and TESSERA_TLS_KEY/);
    expect(complaint({ TESSERA_TLS_KEY: key, TESSERA_TLS_CERT: file('cert.pem', 'nonsense') })).toMatch(
      /^TESSERA_TLS_CERT and TESSERA_TLS_KEY .*PEM/,
    );
  });
});

describe('docs/configure.md', () => {
  it('has every setting of the server', () => {
    const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
    const named = read('docs/configure.md');
    const settings = new Set(read('src/app/config.ts').match(/\b(?:TESSERA|DATABASE|REDIS|NATS|AWS)_[A-Z_]+\b/g));
    expect(settings.size).toBeGreaterThan(30);
    expect([...settings].filter((name) => !new RegExp(`\\b${name}\\b`).test(named))).toEqual([]);
  });
});

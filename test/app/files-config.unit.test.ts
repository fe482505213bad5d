import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/app/config.ts';

const key = { AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE', AWS_SECRET_ACCESS_KEY: 'a secret' };
const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'a secret' };
const files = (TESSERA_FILES_URL: string | undefined, env: Record<string, string> = key) => readConfig({ TESSERA_FILES_URL, ...env }).files;

describe('TESSERA_FILES_URL', () => {
  it('is a folder when it is not set', () => {
    expect(files(undefined)).toBeUndefined();
    expect(files('')).toBeUndefined();
  });

  it('names a bucket of Amazon with its region', () => {
    const location = { bucket: 'tiles', prefix: '', region: 'eu-central-1', endpoint: undefined, credentials };
    expect(files('s3://tiles?region=eu-central-1')).toEqual(location);
    expect(files('s3://tiles/?region=eu-central-1')).toEqual(location);
  });

  it('names a bucket of another store, a folder in it, and a key that holds for a while', () => {
    expect(files('s3://tiles/a/b/?endpoint=http://127.0.0.1:9000', { ...key, AWS_SESSION_TOKEN: 'token' })).toEqual({
      bucket: 'tiles',
      prefix: 'a/b/',
      region: 'us-east-1',
      endpoint: 'http://127.0.0.1:9000',
      credentials: { ...credentials, sessionToken: 'token' },
    });
  });

  it.each([
    ['/var/files', /is not an s3:\/\/ URL/],
    ['https://tiles.example', /is not an s3:\/\/ URL/],
    ['s3://', /names ""/],
    ['s3://Tiles_1?region=x', /names "Tiles_1"/],
    ['s3://key:secret@tiles?region=x', /AWS_ACCESS_KEY_ID/],
    ['s3://tiles', /has no region/],
    ['s3://tiles?region=x&acl=public', /has "acl"/],
    ['s3://tiles?endpoint=minio:9000', /endpoint "minio:9000"/],
    ['s3://tiles?endpoint=http://minio:9000/path', /endpoint/],
  ])('%s stops the start with one line that says why', (url, reason) => {
    expect(() => files(url)).toThrow(expect.objectContaining({ name: 'ConfigError', message: expect.stringMatching(reason) }));
    expect(() => files(url)).toThrow(/^TESSERA_FILES_URL [^\n]*$/);
  });

  it('needs its key, and never tells a secret', () => {
    expect(() => files('s3://tiles?region=x', {})).toThrow('TESSERA_FILES_URL requires AWS_ACCESS_KEY_ID.');
    expect(() => files('s3://tiles?region=x', { AWS_ACCESS_KEY_ID: 'x' })).toThrow('TESSERA_FILES_URL requires AWS_SECRET_ACCESS_KEY.');
    expect(() => files('s3://key:hidden@tiles?region=x')).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('hidden') }),
    );
  });
});

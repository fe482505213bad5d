import { type Caller, caller, until } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newApiKey } from '../../../src/identity/credentials/api-key-format.ts';
import { attributeOf, openOtlpReceiver, quickly, type ReceivedSpan } from '../../app/otlp-receiver.ts';
import { newDataPlace, type ServerProcess, serve } from '../../app/server-process.ts';
import { startS3 } from '../../support/s3.ts';

const key = newApiKey('live');
const client = 3;

let place: Awaited<ReturnType<typeof newDataPlace>>;
let otlp: Awaited<ReturnType<typeof openOtlpReceiver>>;
let s3: Awaited<ReturnType<typeof startS3>>;
let server: ServerProcess;
let admin: Caller;

beforeAll(async () => {
  [place, otlp, s3] = await Promise.all([newDataPlace(), openOtlpReceiver(), startS3()]);
  const own = { OTEL_EXPORTER_OTLP_ENDPOINT: otlp.url, TESSERA_ADMIN_API_KEY: key };
  server = await serve({ ...place.env, ...quickly, ...s3.env, ...own });
  admin = caller(server.url, '', key);
});
afterAll(async () => {
  await server?.stop();
  await Promise.all([otlp?.close(), s3?.close()]);
  await place?.remove();
});

/** The first span of a name in a trace, as soon as it has come. */
const spanOf = async (name: string, trace: string): Promise<ReceivedSpan> => {
  const find = () => otlp.spans().find((span) => span.name === name && span.traceId === trace);
  await until(() => find() !== undefined);
  return find()!;
};

describe('a trace', () => {
  it('has what is asked of the file store, and no name that somebody chose', async () => {
    const own = 'b'.repeat(32);
    const headers = { traceparent: `00-${own}-00f067aa0ba902b7-01` };
    const { body: file } = await admin.call('POST', '/v1/files', { name: 'of-the-file.txt', content_type: 'text/plain' }, headers);
    const place = `${server.url}/v1/files/${file.data.id}/content`;
    const sent = { 'X-API-Key': key, 'Content-Type': 'text/plain', ...headers };
    expect((await fetch(place, { method: 'PUT', headers: sent, body: 'content' })).status).toBeLessThan(300);
    expect(await (await fetch(place, { headers: sent })).text()).toBe('content');
    const said = (span: ReceivedSpan, ...names: string[]) => names.map((name) => attributeOf(span, name));
    const put = await spanOf('S3.PutObject', own);
    expect(put).toMatchObject({ kind: client });
    expect(said(put, 'rpc.system', 'rpc.service', 'rpc.method', 'aws.s3.bucket', 'server.address', 'http.response.status_code')).toEqual([
      'aws-api',
      'S3',
      'PutObject',
      'tessera-files',
      '127.0.0.1',
      '200',
    ]);
    expect(await spanOf('S3.GetObject', own)).toMatchObject({ kind: client });
    expect(s3.objects.size).toBeGreaterThan(0);
    for (const word of ['of-the-file', s3.env.AWS_SECRET_ACCESS_KEY, ...s3.objects.keys()]) expect(otlp.text()).not.toContain(word);
  });

  it('has what the file store refuses as a failed request', async () => {
    const own = 'c'.repeat(32);
    const headers = { 'X-API-Key': key, 'Content-Type': 'text/plain', traceparent: `00-${own}-00f067aa0ba902b7-01` };
    const { body: file } = await admin.call('POST', '/v1/files', { name: 'refused.txt', content_type: 'text/plain' });
    s3.feel('denying');
    const place = `${server.url}/v1/files/${file.data.id}/content`;
    const { status } = await fetch(place, { method: 'PUT', headers, body: 'content' });
    s3.feel('well');
    expect(status).toBe(502);
    const put = await spanOf('S3.PutObject', own);
    expect(put.status).toEqual({ code: 2 });
    expect([attributeOf(put, 'http.response.status_code'), attributeOf(put, 'error.type')]).toEqual(['403', 'AccessDenied']);
  });
});

import { openReceiver, signedInChannel } from '@tessera/platform/testing';
import { expect, it } from 'vitest';
import { startMock, stopMock } from '../support/mock.ts';

it('what rules make happen is no failure that somebody has to look into: the mock complains about nothing', async () => {
  const [mock, receiver] = await Promise.all([startMock(), openReceiver()]);
  const call = (method: string, path: string, body?: object) =>
    fetch(mock.url + path, {
      method,
      headers: { 'X-API-Key': 'any', 'Content-Type': 'application/json' },
      body: body && JSON.stringify(body),
    }).then(
      ({ status }) => status,
      () => 'cut',
    );
  const answers = async (rule: object) => {
    await call('PUT', '/_mock/rules', [rule]);
    return [await call('GET', '/v1/users/me'), await call('POST', '/graphql', { query: '{ me { id } }' })];
  };
  expect(await answers({ outage: 'unavailable' })).toEqual([503, 503]);
  expect(await answers({ outage: 'cut' })).toEqual(['cut', 'cut']);
  expect(await answers({ rate_limit: 'used_up' })).toEqual([429, 429]);
  expect(await answers({ expired_token: true })).toEqual([401, 401]);

  const client = await signedInChannel(mock.url, 'any').catch(() => undefined);
  expect(client).toBeUndefined();
  await call('DELETE', '/_mock/rules');
  await call('POST', '/v1/webhooks', { url: `${receiver.url}/hook`, events: ['RESOURCE_CREATED'] });
  await call('PUT', '/_mock/rules', [{ webhook: 500, times: 1 }]);
  await call('POST', '/v1/resources', { name: 'First' });
  await expect.poll(async () => (await fetch(`${mock.url}/_mock/rules`)).json()).toEqual([]);
  await receiver.close();
  expect(await stopMock(mock, 'SIGTERM')).toBe(0);
  expect(mock.complained()).toBe('');
});

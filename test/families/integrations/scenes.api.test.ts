import { openOutside, startLocalMock } from '@tessera/platform/testing';
import { expect, it } from 'vitest';

it('scenes have the secret headers of integrations, and where resources were imported from', async () => {
  const [mock, outside] = [await startLocalMock(), await openOutside()];
  const call = async (method: string, path: string, body?: object) => {
    const headers = { 'X-API-Key': 'any', 'Content-Type': 'application/json' };
    const answer = await fetch(mock.url + path, { method, headers, body: body && JSON.stringify(body) });
    // biome-ignore lint/suspicious/noExplicitAny: answers of several shapes
    return { status: answer.status, body: (answer.status === 204 ? undefined : await answer.json()) as any };
  };
  const config = { url: outside.url, request_headers: { Authorization: 'Bearer mine' } };
  const { id } = (await call('POST', '/v1/integrations', { name: 'List', provider: 'http_json', config })).body.data;
  const scene = (await call('GET', '/_mock/state')).body;
  expect(scene.integrations.find((one: { id: string }) => one.id === id).request_headers).toEqual(config.request_headers);
  scene.resources = [{ name: 'Imported', owner_id: scene.users[0].id, origin_id: id, external_id: '7' }];
  expect((await call('PUT', '/_mock/state', scene)).status).toBe(204);
  const again = (await call('GET', '/_mock/state')).body;
  expect(again.integrations).toEqual(scene.integrations);
  expect(again.resources).toMatchObject([{ origin_id: id, external_id: '7' }]);
  outside.answer([]);
  await call('POST', `/v1/integrations/${id}/connect`);
  expect(outside.asked.at(-1)!.headers.authorization).toBe('Bearer mine');

  scene.integrations[0].request_headers = { Authorization: 7 };
  delete scene.resources[0].external_id;
  const refused = await call('PUT', '/_mock/state', scene);
  expect(refused.body.error.details.map(({ field }: { field: string }) => field).sort()).toEqual([
    'integrations[0].request_headers',
    'resources[0].external_id',
  ]);
  await mock.close();
  await outside.close();
});

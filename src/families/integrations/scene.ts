import { isObject, type SceneKind, type SceneRecord } from '@tessera/platform';

export const integrationScene: SceneKind = {
  name: 'integrations',
  id: 'integration',
  operationId: 'getIntegration',
  defaults: () => ({ provider: 'http_json', status: 'connected' }),
  besides: ['request_headers'],

  check: ({ request_headers: headers = {} }) =>
    isObject(headers) && Object.values(headers).every((value) => typeof value === 'string')
      ? []
      : [{ path: ['request_headers'], message: 'Must be an object of strings: the secret headers by name.', code: 'invalid_type' }],

  columns: (row, { request_headers: headers }, { sealer }) => ({
    ...row,
    headers: headers ? sealer('integration-secrets').seal(JSON.stringify(headers), String(row.id)) : null,
  }),

  reading:
    async (_db, { sealer }) =>
    ({ headers, id }) =>
      headers === null
        ? {}
        : { request_headers: JSON.parse(sealer('integration-secrets').open(String(headers), String(id))) as SceneRecord },
};

import { platformName } from '../../contract/platform-name.ts';
import type { Roots } from '../documents.ts';
import type { CollectionFolder, CollectionRequest, Given } from './requests.ts';

const keyed = (type: string, values: Readonly<Record<string, string>>) => ({
  type,
  [type]: Object.entries(values).map(([key, value]) => ({ key, value, type: 'string' })),
});

const apiKey = keyed('apikey', { key: 'X-API-Key', value: '{{apiKey}}', in: 'header' });

const auths = {
  none: { type: 'noauth' },
  basic: keyed('basic', { username: '{{clientId}}', password: '{{clientSecret}}' }),
  bearer: keyed('bearer', { token: '{{token}}' }),
  session: keyed('apikey', { key: 'X-Session-Token', value: '{{session}}', in: 'header' }),
};

const pair = ({ name, value, description, enabled }: Given) => ({
  key: name,
  value,
  ...(description ? { description } : {}),
  ...(enabled ? {} : { disabled: true }),
});

const pathOf = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

const bodyOf = ({ body }: CollectionRequest) => {
  if (!body) return {};
  if (body.form) return { body: { mode: 'urlencoded', urlencoded: Object.entries(body.form).map(([key, value]) => ({ key, value })) } };
  const language = body.type === 'application/json' ? 'json' : 'text';
  return { body: { mode: 'raw', raw: body.text, options: { raw: { language } } } };
};

const itemOf = (request: CollectionRequest) => {
  const { name, operationId, description, method, root, query, ids, headers, body, credentials } = request;
  const path = pathOf(request.path);
  const shown = query.filter(({ enabled }) => enabled).map((one) => `${one.name}=${encodeURIComponent(one.value)}`);
  const type = body && !body.form ? [{ key: 'Content-Type', value: body.type }] : [];
  return {
    name,
    id: operationId,
    request: {
      ...(credentials === 'inherit' ? {} : { auth: auths[credentials] }),
      method,
      header: [...type, ...headers.map(pair)],
      ...bodyOf(request),
      url: {
        raw: `{{${root}}}${path}${shown.length > 0 ? `?${shown.join('&')}` : ''}`,
        host: [`{{${root}}}`],
        path: path.slice(1).split('/'),
        query: query.map(pair),
        variable: ids.map(({ name: key, value, description: text }) => ({ key, value, description: text })),
      },
      description,
    },
    response: [],
  };
};

/** The variables of the collection. The credentials are empty until somebody sets them. */
const variables = ({ publicUrl, authUrl }: Roots) => ({
  baseUrl: publicUrl,
  authUrl,
  apiKey: '',
  token: '',
  session: '',
  clientId: '',
  clientSecret: '',
});

/** The requests as a collection of Postman in its format 2.1, which Bruno and other programs also import. */
export const postmanCollection = (folders: readonly CollectionFolder[], roots: Roots) => ({
  info: {
    name: platformName,
    description:
      'One request for each operation. Set `apiKey` among the variables of the collection. Optional parameters are switched off.',
    schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
  },
  auth: apiKey,
  variable: Object.entries(variables(roots)).map(([key, value]) => ({ key, value })),
  item: folders.map(({ name, description, requests }) => ({ name, description, item: requests.map(itemOf) })),
});

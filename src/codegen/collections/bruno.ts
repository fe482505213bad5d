import { type CollectionFolder, type CollectionRequest, type Given, variables } from './requests.ts';

const block = (name: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [`${name} {\n${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}\n}\n`] : [];

const textBlock = (name: string, text: string): string[] => block(name, text ? text.split('\n') : []);

/** A name that has signs is written in quotes. */
const quoted = (name: string): string => (/^[\w-]+$/.test(name) ? name : `"${name}"`);

const pairs = (given: readonly Given[]): string[] =>
  given.map(({ name, value, enabled }) => `${enabled ? '' : '~'}${quoted(name)}: ${value.replaceAll('\n', ' ')}`);

const modes: Readonly<Record<CollectionRequest['credentials'], string>> = {
  inherit: 'inherit',
  none: 'none',
  basic: 'basic',
  bearer: 'bearer',
  session: 'apikey',
};

const auths: Readonly<Partial<Record<CollectionRequest['credentials'], string[]>>> = {
  basic: block('auth:basic', ['username: {{clientId}}', 'password: {{clientSecret}}']),
  bearer: block('auth:bearer', ['token: {{token}}']),
  session: block('auth:apikey', ['key: X-Session-Token', 'value: {{session}}', 'placement: header']),
};

const bodyMode = ({ body }: CollectionRequest): string => {
  if (!body) return 'none';
  if (body.form) return 'form-urlencoded';
  return body.type === 'application/json' ? 'json' : 'text';
};

const bodyBlock = ({ body }: CollectionRequest): string[] => {
  if (!body) return [];
  if (body.form)
    return block(
      'body:form-urlencoded',
      Object.entries(body.form).map(([key, value]) => `${quoted(key)}: ${value}`),
    );
  return textBlock(body.type === 'application/json' ? 'body:json' : 'body:text', body.text);
};

const requestFile = (request: CollectionRequest, index: number): string => {
  const { name, method, path, root, query, ids, headers, credentials, description, body } = request;
  const shown = query.filter(({ enabled }) => enabled).map((one) => `${one.name}=${one.value}`);
  const url = `{{${root}}}${path.replaceAll(/\{(\w+)\}/g, ':$1')}${shown.length > 0 ? `?${shown.join('&')}` : ''}`;
  const type = body && bodyMode(request) === 'text' ? [{ name: 'Content-Type', value: body.type, description: '', enabled: true }] : [];
  return [
    ...block('meta', [`name: ${name}`, 'type: http', `seq: ${index + 1}`]),
    ...block(method.toLowerCase(), [
      `url: ${url}`,
      `body: ${bodyMode(request) === 'form-urlencoded' ? 'formUrlEncoded' : bodyMode(request)}`,
      `auth: ${modes[credentials]}`,
    ]),
    ...block('params:query', pairs(query)),
    ...block('params:path', pairs(ids.map((one) => ({ ...one, enabled: true })))),
    ...block('headers', pairs([...type, ...headers])),
    ...(auths[credentials] ?? []),
    ...bodyBlock(request),
    ...textBlock('docs', description),
  ].join('\n');
};

const folderFile = ({ name, description }: CollectionFolder): string =>
  [...block('meta', [`name: ${name}`]), ...textBlock('docs', description)].join('\n');

const collectionFile = (): string =>
  [
    ...block('auth', ['mode: apikey']),
    ...block('auth:apikey', ['key: X-API-Key', 'value: {{apiKey}}', 'placement: header']),
    ...textBlock(
      'docs',
      'One request for each operation. Choose the environment `local`, and set `apiKey` in it. Parameters that a request can do without are switched off.',
    ),
  ].join('\n');

const environmentFile = (): string => {
  const entries = Object.entries(variables);
  const open = entries.filter(([, value]) => value).map(([name, value]) => `${name}: ${value}`);
  const secret = entries.filter(([, value]) => !value).map(([name]) => `  ${name}`);
  return [...block('vars', open), `vars:secret [\n${secret.join(',\n')}\n]\n`].join('\n');
};

/** The files of a collection for Bruno, by path. */
export const brunoCollection = (folders: readonly CollectionFolder[]): [path: string, text: string][] => [
  ['bruno.json', `${JSON.stringify({ version: '1', name: 'Tessera', type: 'collection' }, null, 2)}\n`],
  ['collection.bru', collectionFile()],
  ['environments/local.bru', environmentFile()],
  ...folders.flatMap((folder): [string, string][] => [
    [`${folder.name}/folder.bru`, folderFile(folder)],
    ...folder.requests.map((request, index): [string, string] => [
      `${folder.name}/${request.operationId}.bru`,
      requestFile(request, index),
    ]),
  ]),
];

import type { Prepared } from './request.ts';

/** Names of headers with credentials, and what stands for these in a shell. */
const placeholders: Readonly<Record<string, string>> = {
  'x-api-key': '$TESSERA_API_KEY',
  authorization: 'Bearer $TESSERA_TOKEN',
  'x-session-token': '$TESSERA_SESSION',
};

const secret = /password|secret|token|headers|authorization/i;

const withoutSecrets = (key: string, value: unknown): unknown => (secret.test(key) && value !== null ? '***' : value);

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

const header = (name: string, value: string): string => {
  const placeholder = placeholders[name.toLowerCase()];
  return placeholder ? `-H "${name}: ${placeholder}"` : `-H ${quoted(`${name}: ${value}`)}`;
};

/** A request as a line for a shell, without credentials and without what looks like a secret in its body. */
export const curlOf = ({ method, url, headers, json, bytes }: Prepared, credentials: Readonly<Record<string, string>>): string => {
  const all = Object.entries({ ...credentials, ...headers }).map(([name, value]) => header(name, value));
  const body = json === undefined ? [] : ['-d', quoted(JSON.stringify(json, withoutSecrets))];
  const file = bytes === undefined ? [] : ['--data-binary', '@file'];
  return ['curl', '-X', method, quoted(url), ...all, ...body, ...file].join(' ');
};

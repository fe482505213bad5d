/** The address of the channel of a server. */
export const addressOf = (baseUrl: string): string => `${baseUrl.replace(/^http/, 'ws').replace(/\/+$/, '')}/v1/websocket`;

/** What authenticates on the channel, in place of these headers. */
export const tokenOf = (headers: Readonly<Record<string, string>>): string =>
  headers['X-API-Key'] ?? headers['X-Session-Token'] ?? headers.Authorization?.replace(/^Bearer /, '') ?? '';

import { type Answered, bootTessera, type Tessera } from '@tessera/platform/testing';

/** A key of the operators, as they make one. */
export const operatorKey = 'f1c3a9b27d5e4806912ab3cd45ef60789012abcd';

type Wishes = Parameters<typeof bootTessera>[0];

/** A Tessera with the operators' API. */
export const bootOperated = ({ env, ...wishes }: NonNullable<Wishes> = {}): Promise<Tessera> =>
  bootTessera({ ...wishes, env: { TESSERA_OPERATOR_KEY: operatorKey, ...env } });

/** Calls the operators' API. */
export const operator =
  ({ operationsUrl }: Pick<Tessera, 'operationsUrl'>, key: string | null = operatorKey) =>
  async (method: string, path: string, body?: unknown, more: Record<string, string> = {}): Promise<Answered> => {
    const response = await fetch(`${operationsUrl}${path}`, {
      method,
      headers: {
        ...(key && { Authorization: `Bearer ${key}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...more,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };

import type { Request } from 'express';

/** A field of a form that was sent once; otherwise an empty text. */
export const fieldOf = (request: Request, name: string): string => {
  const value = ((request.body ?? {}) as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
};

/** Where a request came from. */
export const sourceOf = ({ ip, headers }: Request) => ({ address: ip ?? '', requestId: String(headers['x-request-id']) });

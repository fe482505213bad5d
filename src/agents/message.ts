/** A JSON-RPC message, as far as the door reads it. */
export interface Message {
  id: string | number | null;
  method: string | undefined;
  params: Record<string, unknown>;
}

/** Whether a value of JSON is an object. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the door needs to know about a message; the SDK checks the rest. */
export const messageOf = (body: unknown): Message => {
  const { id, method, params } = isObject(body) ? body : {};
  return {
    id: typeof id === 'string' || typeof id === 'number' ? id : null,
    method: typeof method === 'string' ? method : undefined,
    params: isObject(params) ? params : {},
  };
};

/** The kinds of events that tell of what writers do. */
export type Step = 'RESOURCE_CREATED' | 'RESOURCE_UPDATED' | 'RESOURCE_DELETED';

/** A resource as far as the server has acknowledged it. */
export interface Known {
  id: string;
  name: string;
  steps: Step[];
  /** What was asked and never answered: it may have happened or not. */
  open: { step: Step; name: string } | undefined;
}

/** A creation that was never answered. */
export interface OpenCreation {
  key: string;
  name: string;
}

/** What writers know: every acknowledged write, and every one that is open. */
export interface Ledger {
  resources: Map<string, Known>;
  openCreations: OpenCreation[];
  acknowledged: number;
  surprises: string[];
}

export const emptyLedger = (): Ledger => ({ resources: new Map(), openCreations: [], acknowledged: 0, surprises: [] });

/** Numbers between 0 and 1, the same ones for the same seed (mulberry32). */
export const randomFrom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

interface Place {
  url: string;
  headers: Record<string, string>;
}

const call = async ({ url, headers }: Place, method: string, path: string, body?: object, more: Record<string, string> = {}) => {
  const type: Record<string, string> = body ? { 'Content-Type': 'application/json' } : {};
  const answer = await fetch(`${url}${path}`, { method, headers: { ...headers, ...type, ...more }, body: body && JSON.stringify(body) });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  return { status: answer.status, headers: answer.headers, text, body: isJson ? JSON.parse(text) : undefined };
};

/** Creates a resource; asking again with the same key is the same request. */
export const create = (place: Place, { key, name }: OpenCreation) =>
  call(place, 'POST', '/v1/resources', { name }, { 'Idempotency-Key': key });

const next = (random: () => number): Exclude<Step, 'RESOURCE_CREATED'> => (random() < 0.7 ? 'RESOURCE_UPDATED' : 'RESOURCE_DELETED');

const requests: Record<Exclude<Step, 'RESOURCE_CREATED'>, (place: Place, id: string, name: string) => ReturnType<typeof call>> = {
  RESOURCE_UPDATED: (place, id, name) => call(place, 'PATCH', `/v1/resources/${id}`, { name }),
  RESOURCE_DELETED: (place, id) => call(place, 'DELETE', `/v1/resources/${id}`),
};

/** Writes resource after resource until the server is gone, and keeps book of what was acknowledged. */
export const write = async (
  place: Place,
  ledger: Ledger,
  writer: string,
  random: () => number,
  onAcknowledged: () => void,
): Promise<void> => {
  const acknowledge = () => {
    ledger.acknowledged += 1;
    onAcknowledged();
  };
  const change = async (resource: Known, step: Exclude<Step, 'RESOURCE_CREATED'>, name: string) => {
    resource.open = { step, name };
    const { status, text } = await requests[step](place, resource.id, name);
    resource.open = undefined;
    if (status !== (step === 'RESOURCE_DELETED' ? 204 : 200)) {
      ledger.surprises.push(`${step} ${status} ${text}`);
      return false;
    }
    if (step === 'RESOURCE_UPDATED') resource.name = name;
    resource.steps.push(step);
    acknowledge();
    return true;
  };
  for (let number = 0; ; number += 1) {
    const creation = { key: `${writer}-${number}`, name: `${writer}-${number}` };
    ledger.openCreations.push(creation);
    const { status, text } = await create(place, creation);
    ledger.openCreations.splice(ledger.openCreations.indexOf(creation), 1);
    if (status !== 201) {
      ledger.surprises.push(`RESOURCE_CREATED ${status} ${text}`);
      return;
    }
    const resource: Known = { id: JSON.parse(text).data.id, name: creation.name, steps: ['RESOURCE_CREATED'], open: undefined };
    ledger.resources.set(resource.id, resource);
    acknowledge();
    while (resource.steps.at(-1) !== 'RESOURCE_DELETED' && random() < 0.7)
      if (!(await change(resource, next(random), `${creation.name} again ${resource.steps.length}`))) break;
  }
};

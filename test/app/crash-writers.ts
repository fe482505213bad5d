/** The kinds of events that tell of what writers do. */
export type Step = 'PROJECT_CREATED' | 'PROJECT_UPDATED' | 'PROJECT_ARCHIVED' | 'PROJECT_RESTORED' | 'PROJECT_DELETED';

/** A project as far as the server has acknowledged it. */
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
  projects: Map<string, Known>;
  openCreations: OpenCreation[];
  acknowledged: number;
  surprises: string[];
}

export const emptyLedger = (): Ledger => ({ projects: new Map(), openCreations: [], acknowledged: 0, surprises: [] });

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

/** Creates a project; asking again with the same key is the same request. */
export const create = (place: Place, { key, name }: OpenCreation) =>
  call(place, 'POST', '/v1/projects', { name, visibility: 'public' }, { 'Idempotency-Key': key });

const next = ({ steps }: Known, random: () => number): Step => {
  if (steps.at(-1) === 'PROJECT_ARCHIVED') return random() < 0.5 ? 'PROJECT_RESTORED' : 'PROJECT_DELETED';
  const roll = random();
  if (roll < 0.7) return 'PROJECT_UPDATED';
  return roll < 0.85 ? 'PROJECT_ARCHIVED' : 'PROJECT_DELETED';
};

const requests: Record<Exclude<Step, 'PROJECT_CREATED'>, (place: Place, id: string, name: string) => ReturnType<typeof call>> = {
  PROJECT_UPDATED: (place, id, name) => call(place, 'PATCH', `/v1/projects/${id}`, { name }),
  PROJECT_ARCHIVED: (place, id) => call(place, 'POST', `/v1/projects/${id}/archive`),
  PROJECT_RESTORED: (place, id) => call(place, 'POST', `/v1/projects/${id}/restore`),
  PROJECT_DELETED: (place, id) => call(place, 'DELETE', `/v1/projects/${id}`),
};

/** Writes project after project until the server is gone, and keeps book of what was acknowledged. */
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
  const change = async (project: Known, step: Exclude<Step, 'PROJECT_CREATED'>, name: string) => {
    project.open = { step, name };
    const { status, text } = await requests[step](place, project.id, name);
    project.open = undefined;
    if (status !== (step === 'PROJECT_DELETED' ? 204 : 200)) {
      ledger.surprises.push(`${step} ${status} ${text}`);
      return false;
    }
    if (step === 'PROJECT_UPDATED') project.name = name;
    project.steps.push(step);
    acknowledge();
    return true;
  };
  for (let number = 0; ; number += 1) {
    const creation = { key: `${writer}-${number}`, name: `${writer}-${number}` };
    ledger.openCreations.push(creation);
    const { status, text } = await create(place, creation);
    ledger.openCreations.splice(ledger.openCreations.indexOf(creation), 1);
    if (status !== 201) {
      ledger.surprises.push(`PROJECT_CREATED ${status} ${text}`);
      return;
    }
    const project: Known = { id: JSON.parse(text).data.id, name: creation.name, steps: ['PROJECT_CREATED'], open: undefined };
    ledger.projects.set(project.id, project);
    acknowledge();
    for (let step = next(project, random); project.steps.at(-1) !== 'PROJECT_DELETED' && random() < 0.7; step = next(project, random))
      if (!(await change(project, step as Exclude<Step, 'PROJECT_CREATED'>, `${creation.name} again ${project.steps.length}`))) break;
  }
};

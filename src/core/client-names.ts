import { singular } from './singular.ts';

/** `word` as `Word`. */
export const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

/** `Word` as `word`. */
export const uncapital = (word: string): string => word[0]!.toLowerCase() + word.slice(1);

/** `api-keys` as `apiKeys`, `project_id` as `projectId`. */
export const camelCase = (text: string): string =>
  text
    .split(/[-_]/)
    .map((word, index) => (index === 0 ? word : capital(word)))
    .join('');

/** `api-keys` as `ApiKeys`. */
export const pascalCase = (text: string): string => capital(camelCase(text));

/** The path of an operation, and its name in the contract. */
interface Named {
  operationId: string;
  method: string;
  path: string;
}

const isFixed = (segment: string): boolean => segment !== '' && !segment.startsWith('{');

/** The words for a family's parent: `Account` of `/v1/account/deliveries`. */
const ownersOf = (family: string, path: string): string => {
  const [, , ...segments] = path.split('/');
  const place = segments.indexOf(family);
  return segments.slice(0, Math.max(0, place)).filter(isFixed).map(pascalCase).join('');
};

/** The verb of an action is the last word of its path: `redeliverWebhookDelivery` is `POST …/redeliver`. */
const isAction = ({ operationId, method, path }: Named): boolean => {
  const verb = path.split('/').at(-1)!;
  return method.toLowerCase() === 'post' && isFixed(verb) && new RegExp(`^${verb}[A-Z]`).test(operationId);
};

/**
 * The name of an operation within its family: its `operationId` without the family, and without a leading parent. `listProjectTasks`
 * becomes `listTasks`. An action becomes its verb.
 */
export const methodName = (family: string, named: Named): string => {
  const { operationId, path } = named;
  const [, verb, rest] = /^([a-z]+)(.*)$/.exec(operationId)!;
  if (isAction(named)) return verb!;
  const plural = pascalCase(family);
  const owners = ownersOf(family, path);
  const names = [owners, ''].flatMap((owner) => [owner + plural, owner + singular(plural)]);
  const repeated = names.find((name) => rest!.startsWith(name) && !/^[a-z]/.test(rest!.slice(name.length)));
  return repeated === undefined ? operationId : verb + rest!.slice(repeated.length);
};

/** `api-keys` as `api_keys`, `listTasks` as `list_tasks`. */
export const snakeCase = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll('-', '_');

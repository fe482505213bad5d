const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

/** `api-keys` as `apiKeys`, `project_id` as `projectId`. */
export const camelCase = (text: string): string =>
  text
    .split(/[-_]/)
    .map((word, index) => (index === 0 ? word : capital(word)))
    .join('');

/** `api-keys` as `ApiKeys`. */
export const pascalCase = (text: string): string => capital(camelCase(text));

const singular = (plural: string): string => plural.replace(/s$/, '');

/** The name of an operation in its family: its `operationId` without the family, which stands before it. `listProjectTasks` is `listTasks`. */
export const methodName = (family: string, operationId: string): string => {
  const [, verb, rest] = /^([a-z]+)(.*)$/.exec(operationId)!;
  const plural = pascalCase(family);
  const repeated = [plural, singular(plural)].find((name) => rest!.startsWith(name) && !/^[a-z]/.test(rest!.slice(name.length)));
  return repeated === undefined ? operationId : verb + rest!.slice(repeated.length);
};

/** `api-keys` as `api_keys`, `listTasks` as `list_tasks`. */
export const snakeCase = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll('-', '_');

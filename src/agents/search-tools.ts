import { mostCharacters } from './results.ts';
import type { OperationTool, Tool } from './tools.ts';

/** Three tools in place of many, for clients with room for few. */
export const searchTools: readonly Tool[] = [
  {
    name: 'search_operations',
    title: 'Search operations',
    description:
      'Finds operations by keywords, such as "list users" or "deliveries of a webhook". Without keywords, lists all. Only operations that your credential may use are listed.',
    inputSchema: {
      type: 'object',
      properties: {
        query: { type: 'string', maxLength: 200, description: 'What you want to do, in a few words.' },
        family: { type: 'string', maxLength: 64, description: 'Only operations of this family, such as users.' },
      },
      additionalProperties: false,
    },
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  },
  {
    name: 'describe_operation',
    title: 'Describe an operation',
    description: 'Returns what an operation does and the schemas of its arguments and its answer.',
    inputSchema: {
      type: 'object',
      properties: { operation: { type: 'string', maxLength: 64, description: 'The name of the operation, such as createUser.' } },
      required: ['operation'],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  },
  {
    name: 'call_operation',
    title: 'Call an operation',
    description:
      'Runs an operation with arguments that match its schema. Some operations change or delete records: describe_operation says which.',
    inputSchema: {
      type: 'object',
      properties: {
        operation: { type: 'string', maxLength: 64, description: 'The name of the operation, such as createUser.' },
        arguments: { type: 'object', description: 'The arguments of the operation, as describe_operation shows them.' },
      },
      required: ['operation'],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false },
  },
];

/** Maximum number of operations a search returns. */
const most = 20;

const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? [];

/** A prefix of a word matches, so `projects` finds `project`. */
const has = (words: readonly string[], wanted: string): boolean =>
  words.some((word) => word.startsWith(wanted) || (word.length > 2 && wanted.startsWith(word)));

const weightOf = ({ name, family, tool }: OperationTool, wanted: readonly string[]): number => {
  const places: [words: string[], weight: number][] = [
    [wordsOf(name), 4],
    [wordsOf(tool.title), 3],
    [wordsOf(family), 2],
    [wordsOf(tool.description), 1],
  ];
  const weights = wanted.map((word) => Math.max(0, ...places.map(([words, weight]) => (has(words, word) ? weight : 0))));
  return weights.reduce((sum, weight) => sum + weight, 0);
};

const found = ({ name, family, tool }: OperationTool) => ({
  operation: name,
  summary: tool.title,
  family,
  read_only: tool.annotations.readOnlyHint,
});

/** The operations that match the words best; without words all, by name. */
export const searchOperations = (tools: readonly OperationTool[], { query = '', family }: { query?: string; family?: string }) => {
  const wanted = wordsOf(query);
  const here = tools.filter((one) => family === undefined || one.family === family);
  if (wanted.length === 0) return { operations: here.map(found), more: 0 };
  const weighed = here
    .map((tool) => ({ tool, weight: weightOf(tool, wanted) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  return { operations: weighed.slice(0, most).map(({ tool }) => found(tool)), more: Math.max(0, weighed.length - most) };
};

/** Everything needed to call an operation, with the schema of its answer if there is room. */
export const describeOperation = ({ name, family, facts, tool, answer }: OperationTool) => {
  const described = {
    operation: name,
    summary: tool.title,
    description: tool.description,
    family,
    scopes: facts.scopes,
    annotations: tool.annotations,
    arguments: tool.inputSchema,
  };
  const whole = { ...described, answer: answer() ?? null };
  if (JSON.stringify(whole).length <= mostCharacters) return whole;
  return { ...described, answer: 'The schema is too long for this answer. See the documents among the resources.' };
};

import { randomUUID } from 'node:crypto';
import type { Call, Called } from '../core/channel-call.ts';
import { ServiceError } from '../core/errors.ts';
import { requestOf, wrongArgument } from './arguments.ts';
import { isObject } from './message.ts';
import { resultOf, resultOfFailure, type ToolResult, truncateResult } from './results.ts';
import { describeOperation, searchOperations } from './search-tools.ts';
import { type OperationTool, type Tools, toolsFor } from './tools.ts';
import type { Visit } from './visit.ts';

/** What a tool call depends on. */
export interface CallDependencies {
  publicUrl: string;
  /** Runs an operation through the steps of every request. */
  call: (request: Call) => Promise<Called>;
}

type Arguments = Record<string, unknown>;

const callOperationName = 'call_operation';

const textIn = (given: Arguments, name: string): string | undefined => {
  const value = given[name];
  if (value === undefined || typeof value === 'string') return value;
  throw wrongArgument(name, 'Must be a string.');
};

/** Runs an operation for an agent. A write gets an idempotency key, so it can be retried when the answer is lost. */
const callOperation = async (
  { name, facts, inputs }: OperationTool,
  given: Arguments,
  visit: Visit,
  { call, publicUrl }: CallDependencies,
): Promise<ToolResult> => {
  const { credential, address, requestId, headers, idempotencyKey } = visit;
  if (given.body !== undefined && !isObject(given.body)) throw wrongArgument('body', 'Must be an object.');
  const { headers: own, ...request } = requestOf(inputs, given);
  const key = facts.idempotent ? (own['idempotency-key'] ?? idempotencyKey ?? randomUUID()) : undefined;
  const keyed = key === undefined ? own : { ...own, 'idempotency-key': key };
  const called = await call({
    operation: name,
    ...request,
    headers: { ...headers, ...keyed },
    credential,
    address,
    requestId,
    secure: true,
  });
  visit.answered = called.headers;
  return resultOf(called, { publicUrl, requestId, key });
};

const known = (tools: Tools, given: Arguments): OperationTool => {
  const name = textIn(given, 'operation') ?? '';
  const tool = tools.get(name);
  if (tool) return tool;
  throw new ServiceError('not_found', `There is no operation ${name.slice(0, 64)}. Use search_operations to find one.`);
};

const searching: Record<string, (tools: Tools, given: Arguments, visit: Visit, dependencies: CallDependencies) => Promise<ToolResult>> = {
  search_operations: async (tools, given, { caller, credential }) =>
    truncateResult(
      searchOperations(toolsFor(tools, caller, credential), { query: textIn(given, 'query'), family: textIn(given, 'family') }),
    ),
  describe_operation: async (tools, given) => truncateResult(describeOperation(known(tools, given))),
  [callOperationName]: async (tools, given, visit, dependencies) => {
    const inner = given.arguments ?? {};
    if (!isObject(inner)) throw wrongArgument('arguments', 'Must be an object.');
    return callOperation(known(tools, given), inner, visit, dependencies);
  },
};

/** Whether a tool call runs an operation, rather than a lookup tool. */
export const isOfOperation = (mode: Visit['mode'], name: unknown): boolean => mode === 'all' || name === callOperationName;

/** Calls a tool; undefined when there is none with that name. Errors are returned as the answer. */
export const callTool = async (
  tools: Tools,
  name: string,
  given: Arguments,
  visit: Visit,
  dependencies: CallDependencies,
): Promise<ToolResult | undefined> => {
  const tool = visit.mode === 'all' ? tools.get(name) : undefined;
  const search = visit.mode === 'search' && Object.hasOwn(searching, name) ? searching[name] : undefined;
  if (!tool && !search) return undefined;
  try {
    return tool ? await callOperation(tool, given, visit, dependencies) : await search!(tools, given, visit, dependencies);
  } catch (failure) {
    if (!(failure instanceof ServiceError)) throw failure;
    return resultOfFailure(failure, visit.requestId, dependencies.publicUrl);
  }
};

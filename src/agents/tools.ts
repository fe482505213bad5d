import { batchOperations, type OperationFacts, operations } from '../contract/operations.ts';
import { type Answer, familiesOf, type OpenApi, type Placed, resolved } from '../contract/read-openapi.ts';
import type { OperationId } from '../contract/types.ts';
import type { Credential, Principal } from '../core/principal.ts';
import { shortOfScopes } from '../rules/authorize.ts';
import { type Inputs, inputsOf } from './arguments.ts';
import { inlineReferences, type PlainSchema } from './inline-schema.ts';

/** A tool as MCP describes it. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  inputSchema: PlainSchema & { type: 'object' };
  annotations: { readOnlyHint: boolean; destructiveHint: boolean; idempotentHint: boolean; openWorldHint?: boolean };
}

/** An operation as a tool. */
export interface OperationTool {
  name: OperationId;
  family: string;
  facts: OperationFacts;
  inputs: Inputs;
  tool: Tool;
  /** The schema of the answer; undefined when there is no body. */
  answer: () => PlainSchema | undefined;
}

/** Leaves out operations whose content is bytes or a page for browsers. */
const travels = ({ page, maxBytes, answers }: OperationFacts): boolean =>
  !page && maxBytes === null && answers.every((type) => type === 'application/json');

const isAdditive = ({ method, statuses }: OperationFacts): boolean =>
  method === 'post' && (statuses.includes(201) || statuses.includes(202));

const annotationsOf = (facts: OperationFacts): Tool['annotations'] => {
  const { method } = facts;
  if (method === 'get') return { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
  return { readOnlyHint: false, destructiveHint: !isAdditive(facts), idempotentHint: method !== 'post' };
};

const descriptionOf = ({ operation: { summary, description = '' } }: Placed, { scopes }: OperationFacts): string =>
  [`${summary}.`, description, scopes.length > 0 && `Needs the scope ${scopes.join(' and ')}.`].filter(Boolean).join(' ');

const goodAnswer = (document: OpenApi, { operation }: Placed): PlainSchema | undefined => {
  const [, answer] = Object.entries(operation.responses).find(([status]) => status.startsWith('2')) ?? [];
  const schema = answer && resolved<Answer>(document, answer).content?.['application/json']?.schema;
  return schema && inlineReferences(document, schema);
};

const toolOf = (document: OpenApi, placed: Placed): OperationTool => {
  const name = placed.operation.operationId as OperationId;
  const facts = operations[name];
  const inputs = inputsOf(document, placed);
  const description = descriptionOf(placed, facts);
  const tool = { name, title: placed.operation.summary, description, inputSchema: inputs.schema, annotations: annotationsOf(facts) };
  return { name, family: facts.tag, facts, inputs, tool, answer: () => goodAnswer(document, placed) };
};

/** All tools by name. */
export type Tools = ReadonlyMap<string, OperationTool>;

/** Makes a tool of each operation in the published documents, in order. */
export const toolsOf = (documents: readonly OpenApi[]): Tools =>
  new Map(
    documents.flatMap((document) =>
      familiesOf(document)
        .flatMap((family) => family.operations)
        .filter(({ inbound, operation }) => !inbound && travels(operations[operation.operationId as OperationId]))
        .map((placed) => [placed.operation.operationId, toolOf(document, placed)] as const),
    ),
  );

/** A batch needs what its operations need. */
const isWithinScopes = (caller: Principal, facts: OperationFacts): boolean =>
  facts.batch === 'operations' ? batchOperations.some((one) => isWithinScopes(caller, one)) : !shortOfScopes(caller, facts.scopes);

/** The tools that a credential may use, by its kind, its scopes and its owner's role. */
export const toolsFor = (tools: Tools, caller: Principal, { kind }: Credential): OperationTool[] =>
  [...tools.values()].filter(({ facts }) => facts.credentials.includes(kind) && isWithinScopes(caller, facts));

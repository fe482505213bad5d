import { readFileSync } from 'node:fs';
import { buildSchema, isObjectType } from 'graphql';
import { sdl } from '../contract/graphql.ts';
import { openapiDocument, openapiNames } from '../contract/openapi-document.ts';
import { operationIds, operations } from '../contract/operations.ts';
import { codesOf } from '../contract/own-answers.ts';

/** What of the contracts can be seen: lines as a server notes them, by what they are. */
export type Parts = Readonly<Record<Group, readonly string[]>>;

/** `success` are statuses from 200 to 299, `other` the other ones. */
export type Group =
  | 'operations'
  | 'success statuses'
  | 'other statuses'
  | 'error codes'
  | 'parameters'
  | 'frames'
  | 'event kinds'
  | 'GraphQL fields';

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
}

interface Operation {
  operationId: string;
  parameters?: Parameter[];
  responses?: Record<string, unknown>;
}

type PathItem = { parameters?: Parameter[] } & Partial<Record<(typeof methods)[number], Operation>>;

/** Pages have no handlers, and are no operations of the server. */
const served: ReadonlySet<string | undefined> = new Set(operationIds);

/** The operations of the OpenAPI documents, with their parameters and those of their paths. */
const publishedOperations = () =>
  openapiNames.flatMap((name) => {
    const { paths, components } = openapiDocument(name) as unknown as {
      paths: Record<string, PathItem>;
      components: { parameters: Record<string, Parameter> };
    };
    const followed = (one: Parameter): Parameter => (one.$ref ? components.parameters[one.$ref.split('/').at(-1)!]! : one);
    return Object.values(paths).flatMap((item) =>
      methods
        .flatMap((method) => item[method] ?? [])
        .filter(({ operationId }) => served.has(operationId))
        .map(({ operationId, parameters = [], responses = {} }) => ({
          operationId,
          parameters: [...(item.parameters ?? []), ...parameters].map(followed),
          statuses: Object.keys(responses).filter((status) => /^\d+$/.test(status)),
        })),
    );
  });

/** A parameter as it is noted. The path is part of every request, and one without `X-Request-ID` is given one. */
const spelled = ({ name, in: where }: Parameter): string[] => {
  if (where === 'query') return [name];
  return where === 'header' && name !== 'X-Request-ID' ? [name.toLowerCase()] : [];
};

const messages = (): string[] => {
  const text = readFileSync(new URL('../../generated/messages/asyncapi.json', import.meta.url), 'utf8');
  return Object.keys(JSON.parse(text).components.messages);
};

const eventTypes = (): string[] => {
  const { components } = openapiDocument(openapiNames[0]!) as unknown as {
    components: { schemas: { WebhookBody: { discriminator: { mapping: object } } } };
  };
  return Object.keys(components.schemas.WebhookBody.discriminator.mapping);
};

const fields = (): string[] =>
  Object.values(buildSchema(sdl).getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .flatMap((type) => (isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : []));

/** The codes in which an error may be answered; those of RFC 6749 stand in bodies, and are not noted. */
const codes = (): string[] =>
  operationIds.filter((id) => operations[id].errors !== 'oauth').flatMap((id) => codesOf(id).map((code) => `code ${id} ${code}`));

const each = (lines: readonly string[]): string[] => [...new Set(lines)];

/** Everything that the contracts document, of all versions. */
export const documentedParts = (): Parts => {
  const published = publishedOperations();
  const statuses = published.flatMap(({ operationId, statuses }) => statuses.map((status) => `status ${operationId} ${status}`));
  const isSuccess = (line: string) => / 2\d\d$/.test(line);
  return {
    operations: each(published.map(({ operationId }) => `operation ${operationId}`)),
    'success statuses': each(statuses.filter(isSuccess)),
    'other statuses': each(statuses.filter((line) => !isSuccess(line))),
    'error codes': each(codes()),
    parameters: each(
      published.flatMap(({ operationId, parameters }) => parameters.flatMap(spelled).map((name) => `parameter ${operationId} ${name}`)),
    ),
    frames: messages().map((name) => `frame ${name}`),
    'event kinds': eventTypes().map((type) => `event ${type}`),
    'GraphQL fields': fields().map((field) => `field ${field}`),
  };
};

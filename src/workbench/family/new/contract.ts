import { capital, pascalCase } from '../../../core/client-names.ts';
import { type FieldFacts, fieldsOf, isNullable } from './fields.ts';
import type { Shape } from './shape.ts';
import { article } from './words.ts';

const number = '01jq3x5gkz0v7t9n2m4p6r8s1w';

/** A value in braces of YAML. */
const flow = (value: unknown): string => {
  if (typeof value === 'string') return /^[\w ]+\.?$/.test(value) ? value : `'${value}'`;
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{${Object.entries(value)
    .map(([key, one]) => `${key}: ${flow(one)}`)
    .join(', ')}}`;
};

/** A record, one property a line. */
const block = (record: object): string =>
  Object.entries(record)
    .map(([key, value]) => `    ${key}: ${flow(value)}\n`)
    .join('');

/** The examples of a family: a record, what creates it, a change of it, and the record after that. */
export const examplesOf = (shape: Shape) => {
  const { kind, prefix, parent } = shape;
  const fields = fieldsOf(shape);
  const values = (of: (facts: FieldFacts) => unknown) => Object.fromEntries(fields.map((facts) => [facts.property, of(facts)]));
  const id = `${prefix}_${number}`;
  const at = '2026-03-14T09:26:53.589Z';
  const belonging = parent ? { [`${parent.kind}_id`]: `${parent.prefix}_${number}` } : {};
  const create = { ...belonging, name: `First ${kind}`, ...values(({ example }) => example) };
  const change = { name: `Renamed ${kind}` };
  const record = { id, ...create, created_at: at, updated_at: at };
  return { id, create, change, record, changed: { ...record, ...change, updated_at: '2026-03-20T11:02:17.204Z' } };
};

/** A sentence in braces of YAML. */
const plain = (sentence: string): string => (/[,:]/.test(sentence) ? `'${sentence}'` : sentence);

const schemaOf = (schema: string, description: string, example: string, words: string): string =>
  schema.startsWith('$ref') ? `{${schema}${words}}` : `{${schema}, description: ${plain(description)}, examples: [${example}]${words}}`;

/** What a record, a new one or a change of one says of a field. */
type Of = 'shown' | 'created' | 'changed';

const propertyLine = (facts: FieldFacts, of: Of): string => {
  const { field, property, description, example, isSorted } = facts;
  const isInput = of !== 'shown';
  const says = isInput && field.type === 'user' ? `${description}, \`me\` for yourself` : description;
  const empty = of === 'changed' ? '; null removes it' : '; null when there is none';
  const lists = `, x-filter: true${isSorted ? ', x-sort: true' : ''}${field.type === 'user' ? `, x-expand: ${field.name}` : ''}`;
  const schema = schemaOf(
    isInput ? facts.given : facts.shown,
    `${says}${isNullable(facts) ? empty : ''}.`,
    flow(example),
    isInput ? '' : lists,
  );
  const line = `      ${property}: ${schema}\n`;
  if (isInput || field.type !== 'user') return line;
  const expanded = `The full user; present when \`expand=${field.name}\` asks for it and there is one.`;
  return `${line}      ${field.name}: {$ref: 'users.yaml#/schemas/User', description: ${expanded}}\n`;
};

/** The properties of a schema, one a line. */
const properties = (shape: Shape, of: Of): string => {
  const { kind, parent } = shape;
  const schema = of === 'shown' ? 'type: string, minLength: 1, maxLength: 200' : "$ref: '../shared/scalars.yaml#/Name'";
  const lists = of === 'shown' ? ', x-filter: true, x-sort: true' : '';
  const name = `      name: {${schema}, description: The name that people use for it., examples: [First ${kind}]${lists}}\n`;
  const id = parent && `{$ref: '${parent.family}.yaml#/schemas/${pascalCase(parent.kind)}Id'${of === 'shown' ? ', x-filter: true' : ''}}`;
  const belonging = id && of !== 'changed' ? `      ${parent.kind}_id: ${id}\n` : '';
  return `${belonging}${name}${fieldsOf(shape)
    .map((facts) => propertyLine(facts, of))
    .join('')}`;
};

const enums = (shape: Shape): string =>
  fieldsOf(shape)
    .flatMap(({ field, description }) =>
      field.type === 'enum'
        ? [
            `  ${pascalCase(shape.kind)}${pascalCase(field.name)}:
    type: string
    enum: [${field.values.join(', ')}]
    description: ${description}. New ones are \`${field.values[0]}\`.
    examples: [${field.values[0]}]
`,
          ]
        : [],
    )
    .join('');

/** The file of a family in the contract. */
export const contractFile = (shape: Shape): string => {
  const { family, kind, prefix, parent } = shape;
  const Kind = pascalCase(kind);
  const One = capital(article(kind));
  const { id, create, change, record, changed } = examplesOf(shape);
  const users = shape.fields.filter(({ type }) => type === 'user').map(({ name }) => name.replaceAll('_', ' '));
  const refusal = (unknown: string) => ` ${capital(article(unknown))} is a 422 \`unknown_reference\`.`;
  const refusedUser = users.map((one) => refusal(`${one} who is not in the account`)).join('');
  const refused = (parent ? refusal(`${parent.kind} that does not exist`) : '') + refusedUser;
  const stays = parent ? ` ${One} stays with its ${parent.kind}: another \`${parent.kind}_id\` is a 422 \`unprocessable\`.` : '';
  const Id = `${kind}_id`;
  const causes = users.length > 0 ? '\n    x-caused-by: [deleteUser, removeMember]' : '';
  const required = [
    'id',
    ...(parent ? [`${parent.kind}_id`] : []),
    'name',
    ...fieldsOf(shape).map(({ property }) => property),
    'created_at',
    'updated_at',
  ];
  const list = parent
    ? `
of-${parent.kind}:
  get:
    tags: [${parent.family}]
    operationId: list${pascalCase(parent.kind)}${pascalCase(family)}
    summary: List ${article(parent.kind)}'s ${family}
    description: The ${family} that belong to ${article(parent.kind)}.
    x-scopes: ['read:${parent.family}', 'read:${family}']
    x-default-sort: 'created_at:desc'
    responses:
      '200': {$ref: '#/responses/${Kind}Page'}
`
    : '';
  return `# ${pascalCase(family)}: the ${family} of the account${parent ? `, each of which belongs to ${article(parent.kind)}` : ''}.

examples:
  First: &First
${block(record)}  Renamed: &Renamed
${block(changed)}
collection:
  get:
    operationId: list${pascalCase(family)}
    summary: List ${family}
    description: The ${family} of the account. Everyone in the account sees all of them.
    x-scopes: ['read:${family}']
    x-default-sort: 'created_at:desc'
    responses:
      '200': {$ref: '#/responses/${Kind}Page'}
  post:
    operationId: create${Kind}
    summary: Create ${article(kind)}
    description: >-
      Creates ${article(kind)}. Editors and administrators may do this.${refused}
    x-scopes: ['write:${family}']
    x-emits: [${kind.toUpperCase()}_CREATED]
    requestBody:
      required: true
      content:
        application/json:
          schema: {$ref: '#/schemas/${Kind}Create'}
          example: ${flow(create)}
    responses:
      '201': {$ref: '#/responses/${Kind}Created'}

item:
  get:
    operationId: get${Kind}
    summary: Get ${article(kind)}
    description: One ${kind} of the account.
    x-scopes: ['read:${family}']
    responses:
      '200': {$ref: '#/responses/${Kind}Found'}
  put:
    operationId: replace${Kind}
    summary: Replace ${article(kind)}
    description: >-
      Replaces all fields with yours. A field that you leave out returns to its default. Editors and administrators may do this.${stays}${refusedUser}
    x-scopes: ['write:${family}']
    x-emits: [${kind.toUpperCase()}_UPDATED]
    requestBody:
      required: true
      content:
        application/json:
          schema: {$ref: '#/schemas/${Kind}Create'}
          example: ${flow({ ...create, ...change })}
    responses:
      '200': {$ref: '#/responses/${Kind}Found'}
  patch:
    operationId: update${Kind}
    summary: Update fields of ${article(kind)}
    description: >-
      Changes the fields that you send and leaves the others unchanged. Editors and administrators may do this.${refusedUser}
    x-scopes: ['write:${family}']
    x-emits: [${kind.toUpperCase()}_UPDATED]
    requestBody:
      required: true
      content:
        application/json:
          schema: {$ref: '#/schemas/${Kind}Update'}
          example: ${flow(change)}
    responses:
      '200': {$ref: '#/responses/${Kind}Found'}
  delete:
    operationId: delete${Kind}
    summary: Delete ${article(kind)}
    description: Deletes the ${kind} permanently. Editors and administrators may do this.
    x-scopes: ['write:${family}']
    x-emits: [${kind.toUpperCase()}_DELETED]
    responses:
      '204':
        description: The ${kind} is deleted.
${list}
responses:
  ${Kind}Page:
    description: One page of ${family}.
    content:
      application/json:
        schema: {$ref: '#/schemas/${Kind}', x-envelope: collection}
        example:
          data: [*First]
          meta: {page: 1, limit: 20, total: 1, has_more: false, request_id: req_${number}, filters: {name_starts_with: First}}
          links: {self: 'https://api.tessera.example/v1/${family}?name_starts_with=First&page=1', next: null, prev: null}
  ${Kind}Created:
    description: The new ${kind}.
    content:
      application/json:
        schema: {$ref: '#/schemas/${Kind}', x-envelope: single}
        example: {data: *First}
    links:
      get${Kind}: {operationId: get${Kind}, parameters: {${Id}: '$response.body#/data/id'}, description: Read the ${kind} again.}
  ${Kind}Found:
    description: The ${kind} in its current state.
    content:
      application/json:
        schema: {$ref: '#/schemas/${Kind}', x-envelope: single}
        example: {data: *First}
    links:
      update${Kind}: {operationId: update${Kind}, parameters: {${Id}: '$response.body#/data/id'}, description: Change the ${kind}.}

schemas:
  ${Kind}Id:
    type: string
    maxLength: 30
    pattern: '^${prefix}_[0-7][0-9a-hjkmnp-tv-z]{25}$'
    description: ${One}'s id - opaque, sortable by creation.
    examples: [${id}]
${enums(shape)}  ${Kind}:
    type: object
    description: ${One}.${parent ? `\n    x-deleted-with: [${parent.kind}_id]` : ''}
    required: [${required.join(', ')}]
    properties:
      id: {$ref: '#/schemas/${Kind}Id', x-filter: true}
${properties(shape, 'shown')}      created_at: {$ref: '../shared/scalars.yaml#/Timestamp', x-filter: true, x-sort: true}
      updated_at: {$ref: '../shared/scalars.yaml#/Timestamp', x-filter: true, x-sort: true}
  ${Kind}Create:
    type: object
    description: A new ${kind}, or all fields of ${article(kind)} to replace.
    additionalProperties: false
    required: [${parent ? `${parent.kind}_id, ` : ''}name]
    properties:
${properties(shape, 'created')}  ${Kind}Update:
    type: object
    description: The fields to change; at least one.
    additionalProperties: false
    minProperties: 1
    properties:
${properties(shape, 'changed')}
catalogue:
  ${kind.toUpperCase()}_CREATED:
    description: ${One} was created.
    data: {$ref: '#/schemas/${Kind}'}
    example: *First
  ${kind.toUpperCase()}_UPDATED:
    description: Fields of ${article(kind)} changed${users.length > 0 ? ', by a request or because a user was deleted' : ''}.
    data: {$ref: '#/schemas/${Kind}'}
    changes: true
    example: *Renamed${causes}
  ${kind.toUpperCase()}_DELETED:
    description: ${One} was deleted; the record is in its last state.
    data: {$ref: '#/schemas/${Kind}'}
    example: *Renamed
`;
};

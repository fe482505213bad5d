import { capital, pascalCase } from '../../../core/client-names.ts';
import { exampleId, type FieldFacts, familiesOf, fieldsOf, isNullable, referencesOf } from './fields.ts';
import type { Known, Shape } from './shape.ts';
import { article } from './words.ts';

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
  const id = exampleId(prefix);
  const at = '2026-03-14T09:26:53.589Z';
  const belonging = parent ? { [`${parent.kind}_id`]: exampleId(parent.prefix) } : {};
  const create = { ...belonging, name: `First ${kind}`, ...values(({ example }) => example) };
  const change = { name: `Renamed ${kind}` };
  const record = { id, ...create, created_at: at, updated_at: at };
  return { id, create, change, record, changed: { ...record, ...change, updated_at: '2026-03-20T11:02:17.204Z' } };
};

/** A sentence in braces of YAML. */
const plain = (sentence: string): string => (/[,:]/.test(sentence) ? `'${sentence}'` : sentence);

const schemaOf = (schema: string, description: string, example: string, words: string): string =>
  schema.startsWith('$ref') ? `{${schema}${words}}` : `{${schema}, description: ${plain(description)}, examples: [${example}]${words}}`;

/** The property with a record that another one leads to. */
const expansion = (name: string, { family, kind }: Known, where = ''): string =>
  `      ${name}: {$ref: '${family}.yaml#/schemas/${pascalCase(kind)}', description: The full ${kind}; present when \`expand=${name}\` asks for it${where}.}\n`;

/** What a record, a new one or a change of one says of a field. */
type Of = 'shown' | 'created' | 'changed';

const propertyLine = (facts: FieldFacts, of: Of): string => {
  const { field, property, description, example, isSorted } = facts;
  const isInput = of !== 'shown';
  const reference = field.type === 'reference' ? field : undefined;
  const says = isInput && reference?.to.family === 'users' ? `${description}, \`me\` for yourself` : description;
  const empty = of === 'changed' ? '; null removes it' : '; null when there is none';
  const isText = field.type === 'text';
  const lists = `, x-filter: true${isSorted ? ', x-sort: true' : ''}${reference ? `, x-expand: ${reference.name}` : ''}${isText ? ', x-search: text' : ''}`;
  const otherwise = of === 'created' && !isNullable(facts) ? `, default: ${facts.otherwise}` : '';
  const schema = schemaOf(
    isInput ? facts.given : facts.shown,
    `${says}${isNullable(facts) ? empty : ''}.`,
    flow(example),
    isInput ? otherwise : lists,
  );
  const line = `      ${property}: ${schema}\n`;
  return isInput || !reference ? line : line + expansion(reference.name, reference.to, ' and there is one');
};

/** The properties of a schema, one a line. */
const properties = (shape: Shape, of: Of): string => {
  const { kind, parent } = shape;
  const schema = of === 'shown' ? 'type: string, minLength: 1, maxLength: 200' : "$ref: '../shared/scalars.yaml#/Name'";
  const lists = of === 'shown' ? ', x-filter: true, x-sort: true, x-search: title' : '';
  const name = `      name: {${schema}, description: The name that people use for it., examples: [First ${kind}]${lists}}\n`;
  const id =
    parent &&
    `{$ref: '${parent.family}.yaml#/schemas/${pascalCase(parent.kind)}Id'${of === 'shown' ? `, x-filter: true, x-expand: ${parent.kind}` : ''}}`;
  const shown = parent && of === 'shown' ? expansion(parent.kind, parent) : '';
  const belonging = id && of !== 'changed' ? `      ${parent.kind}_id: ${id}\n${shown}` : '';
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
    description: ${description}.
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
  const references = referencesOf(shape);
  const refusal = (properties: readonly string[], one: string) =>
    ` ${capital(article(one))} in ${properties.map((name) => `\`${name}\``).join(' or ')} that the account does not have is a 422 \`unknown_reference\`.`;
  const left = familiesOf(references.map(({ field }) => field));
  const refusedNow = left
    .map((to) =>
      refusal(
        references.filter(({ field }) => field.to.family === to.family).map(({ property }) => property),
        to.kind,
      ),
    )
    .join('');
  const refused = (parent ? refusal([`${parent.kind}_id`], parent.kind) : '') + refusedNow;
  const stays = parent ? ` ${One} stays with its ${parent.kind}: another \`${parent.kind}_id\` is a 422 \`unprocessable\`.` : '';
  const Id = `${kind}_id`;
  const deletions = left.flatMap((one) => (one.family === 'users' ? ['deleteUser', 'removeMember'] : [`delete${pascalCase(one.kind)}`]));
  const causes = deletions.length > 0 ? `\n    x-caused-by: [${deletions.join(', ')}]` : '';
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

export:
  get:
    operationId: export${pascalCase(family)}
    summary: Export ${family}
    description: >-
      All ${family}, in the order and with the filters of the list, without pages: as JSON lines or, with \`Accept: text/csv\`, as CSV. It needs the
      scope of the list, and ends when its credential does.
    x-scopes: ['read:${family}']
    x-lines-of: list${pascalCase(family)}
    x-rate-cost: 10
    responses:
      '200': {$ref: '../shared/exports.yaml#/Records'}

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
      Replaces all fields with yours. A field that you leave out returns to its default. Editors and administrators may do this.${stays}${refusedNow}
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
      Changes the fields that you send and leaves the others unchanged. Editors and administrators may do this.${refusedNow}
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
          meta: {page: 1, limit: 20, total: 1, has_more: false, request_id: ${exampleId('req')}, filters: {name_starts_with: First}}
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
    description: Fields of ${article(kind)} changed${left.length > 0 ? `, by a request or because ${left.map((one) => article(one.kind)).join(' or ')} was deleted` : ''}.
    data: {$ref: '#/schemas/${Kind}'}
    changes: true
    example: *Renamed${causes}
  ${kind.toUpperCase()}_DELETED:
    description: ${One} was deleted; the record is in its last state.
    data: {$ref: '#/schemas/${Kind}'}
    example: *Renamed
`;
};

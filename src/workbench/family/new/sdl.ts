import { camelCase, capital, pascalCase } from '../../../core/client-names.ts';
import { descriptionOf, type FieldFacts, fieldsOf, isNullable, leadsOf } from './fields.ts';
import type { Shape } from './shape.ts';
import { article } from './words.ts';

const described = (sentence: string, field: string): string => `  "${sentence}"\n  ${field}\n`;

/** The arguments of a connection, as every list has them. */
const connection = (shape: Shape, name: string, sentence: string, indented = '  '): string => {
  const { family, kind } = shape;
  const Kind = pascalCase(kind);
  const text = `"""
${sentence} Select a page with \`first\` and \`after\` forwards, or \`last\` and \`before\` backwards; without any, it is the first
{plans.graphql.page}.
"""
${name}(
  "Which ${family} to return; all when left out."
  filter: ${Kind}Filter

  "The order, by the first field, then by the next; newest first when left out."
  orderBy: [${Kind}Order!]

  "How many ${family} from the start of the list, from 1 to {plans.graphql.page_most}."
  first: Int

  "Only records after this cursor."
  after: String

  "How many ${family} from the end of the list, from 1 to {plans.graphql.page_most}; they still come in the order of the list."
  last: Int

  "Only records before this cursor."
  before: String
): ${Kind}Connection @scope(requires: ["read:${family}"]) @cost(weight: 1, multiplies: ["first", "last"])
`;
  return text.replaceAll(/^(?=.)/gm, indented);
};

const version = `    "The version that the record must still have; otherwise it is VERSION_MISMATCH, and nothing is written. Any version when left out."
    ifVersion: Int
`;

/** What a field is, in a sentence without its end. */
const saysOf = ({ field }: FieldFacts, { kind }: Shape): string => descriptionOf(field, kind, camelCase(field.name));

/** `The id of the user that …`. */
const idSays = (facts: FieldFacts, shape: Shape): string => `The id of the ${saysOf(facts, shape).slice('The '.length)}`;

/** What a field takes: its limits, as the contract has them. */
const limits = (facts: FieldFacts, shape: Shape, schema: string): string => {
  const { field, property } = facts;
  if (field.type === 'text') return `${saysOf(facts, shape)}, at most {${schema}.${property}.maxLength} characters.`;
  if (field.type === 'reference') return `${idSays(facts, shape)}${field.to.family === 'users' ? ', or `me`' : ''}.`;
  return `${saysOf(facts, shape)}.`;
};

const shown = (facts: FieldFacts, shape: Shape): string => {
  const { field, graphql, camel } = facts;
  const nullable = isNullable(facts) ? '; null when there is none' : '';
  const says = `${saysOf(facts, shape)}${nullable}.`;
  if (field.type !== 'reference') return `${described(says, `${camel}: ${graphql}${nullable ? '' : '!'}`)}\n`;
  const { family, kind } = field.to;
  return `${described(`${idSays(facts, shape)}${nullable}.`, `${camel}: ID`)}
${described(says, `${camelCase(field.name)}: ${pascalCase(kind)} @scope(requires: ["read:${family}"])`)}
`;
};

const enumTypes = (shape: Shape): string =>
  fieldsOf(shape)
    .flatMap(({ field, graphql, description }) =>
      field.type === 'enum'
        ? [
            `"${description}."
enum ${graphql} {
${field.values.map((value) => described(`${capital(value.replaceAll('_', ' '))}.`, value.toUpperCase())).join('\n')}}

`,
          ]
        : [],
    )
    .join('');

/** The part of the GraphQL schema that has a family. */
export const sdlFile = (shape: Shape): string => {
  const { family, kind, prefix, parent } = shape;
  const [Kind, KIND, One] = [pascalCase(kind), kind.toUpperCase(), article(kind)];
  const fields = fieldsOf(shape);
  const changeSubject = `    "The ${kind}'s id."\n    id: ID!\n`;
  const name = (schema: string) =>
    `The name that people use for it, {${schema}.name.minLength} to {${schema}.name.maxLength} characters on one line, not all of them invisible.`;
  const inputs = (schema: string, isChange: boolean) =>
    fields
      .map((facts) => {
        const empty = isNullable(facts) ? ' Null removes it.' : ' Null is BAD_USER_INPUT.';
        return `\n${described(`${limits(facts, shape, schema)}${isChange ? empty : ''}`, `${facts.camel}: ${facts.graphql}`)}`;
      })
      .join('');
  const payload = (verb: string, sentence: string) => `"The result of \`${verb}${Kind}\`."
type ${pascalCase(verb)}${Kind}Payload {
  "${sentence}"
  ${kind}: ${Kind}! @cost(weight: 0)
}
`;
  return `# ${pascalCase(family)}: the ${family} of the account${parent ? `, each of which belongs to ${article(parent.kind)}` : ''}.

extend type Query {
  "One ${kind} of the account. An id that does not exist is NOT_FOUND."
  ${kind}(
    "The ${kind}'s id, as \`${prefix}_01jq3x5gkz0v7t9n2m4p6r8s1w\`."
    id: ID!
  ): ${Kind} @scope(requires: ["read:${family}"])

${connection(shape, family, `The ${family} of the account.`)}}

extend type Mutation {
  "Creates ${One} and records ${KIND}_CREATED. Editors and administrators may do this."
  create${Kind}(
    "The fields of the ${kind}."
    input: Create${Kind}Input!
  ): Create${Kind}Payload @scope(requires: ["write:${family}"]) @cost(weight: 10)

  "Changes the given fields, leaves the others unchanged, and records ${KIND}_UPDATED. Editors and administrators may do this."
  update${Kind}(
${changeSubject}
    "The fields to change; at least one."
    input: Update${Kind}Input!

${version}  ): Update${Kind}Payload @scope(requires: ["write:${family}"]) @cost(weight: 10)

  "Deletes ${One} permanently and records ${KIND}_DELETED. Editors and administrators may do this."
  delete${Kind}(
${changeSubject}
${version}  ): Delete${Kind}Payload @scope(requires: ["write:${family}"]) @cost(weight: 10)
}

extend type Subscription {
  """
  Each change of the list of ${family} with this filter, of those that the caller may see, in the order of the events.
  """
  ${kind}Changed(
    """
    Which ${family} the list has; all when left out. At most {plans.conditions.filters} filters, of which {plans.conditions.patterns} search in texts.
    """
    filter: ${Kind}Filter

    """
    The \`eventId\` of the last change that was received, or the id of any event: the subscription continues with the changes after it, so that none is
    missed. An event that is deleted, or that the caller may not see, is NOT_FOUND; then read the list again, and subscribe without \`after\`.
    """
    after: ID

    """
    Whether it begins with RELOAD where it does not continue after another change: without \`after\`, and instead of NOT_FOUND. Read the list then:
    every change after it follows. False when left out.
    """
    reload: Boolean
  ): ${Kind}Change @scope(requires: ["read:${family}"]) @cost(weight: 10)
}

"${capital(One)}."
type ${Kind} implements Node {
  "Opaque, and sortable by creation."
  id: ID!

${
  parent
    ? `${described(`The id of the ${parent.kind} that it belongs to.`, `${parent.kind}Id: ID!`)}
${described(`The ${parent.kind} that it belongs to.`, `${parent.kind}: ${pascalCase(parent.kind)} @scope(requires: ["read:${parent.family}"])`)}
`
    : ''
}  "The name that people use for it."
  name: String!

${fields.map((facts) => shown(facts, shape)).join('')}  "When it was created."
  createdAt: DateTime!

  "When it last changed."
  updatedAt: DateTime!

  "Its version, for \`ifVersion\`; it changes with every change of the record."
  version: Int
}

${parent ? `extend type ${pascalCase(parent.kind)} {\n${connection(shape, family, `Its ${family}.`)}}\n\n` : ''}${enumTypes(shape)}"${capital(One)} to create. Null means the same as leaving a field out."
input Create${Kind}Input {
${parent ? `${described(`The id of the ${parent.kind} that it belongs to.`, `${parent.kind}Id: ID!`)}\n` : ''}${described(name(`${Kind}Create`), 'name: String!')}${inputs(`${Kind}Create`, false)}}

"The fields of ${One} to change."
input Update${Kind}Input {
${described(`${name(`${Kind}Update`)} Null is BAD_USER_INPUT.`, 'name: String')}${inputs(`${Kind}Update`, true)}}

${payload('create', `The ${kind} that was created.`)}
${payload('update', `The ${kind} in its current state.`)}
"The result of \`delete${Kind}\`."
type Delete${Kind}Payload {
  "The id of the ${kind} that was deleted."
  deletedId: ID!
}
`;
};

/** The map of a family whose records GraphQL does not have. */
const withoutGraphql = ({ kind, family }: Shape): string => {
  const because = `GraphQL does not have ${family}`;
  return `noMutation:\n${['create', 'update', 'delete'].map((verb) => `  ${verb}${pascalCase(kind)}: '${because}'\n`).join('')}`;
};

/** What leads between GraphQL and REST for a family. */
export const mapFile = (shape: Shape): string => {
  const { family, kind, parent, graphql } = shape;
  if (!graphql) return withoutGraphql(shape);
  const Kind = pascalCase(kind);
  const reached = leadsOf(shape).map(
    ({ name, property, to }) => `      ${camelCase(name)}: {record: ${pascalCase(to.kind)}, by: ${property}}\n`,
  );
  const enums = fieldsOf(shape).flatMap(({ field, graphql: type }) =>
    field.type === 'enum' ? [`  ${type}:\n    schema: platform/${family}.yaml#/schemas/${type}\n`] : [],
  );
  const list = parent ? `  ${pascalCase(parent.kind)}:\n    reached:\n      ${family}: {list: ${Kind}, where: ${parent.kind}_id}\n` : '';
  return `${enums.length > 0 ? `enums:\n${enums.join('')}\n` : ''}types:
  ${Kind}:
    schema: platform/${family}.yaml#/schemas/${Kind}
${reached.length > 0 ? `    reached:\n${reached.join('')}` : ''}${list}
inputs:
  Create${Kind}Input:
    schema: platform/${family}.yaml#/schemas/${Kind}Create
  Update${Kind}Input:
    schema: platform/${family}.yaml#/schemas/${Kind}Update

connections:
  ${Kind}: {operation: list${pascalCase(family)}}

roots:
  Query:
    ${kind}: {operation: get${Kind}}
    ${family}: {operation: list${pascalCase(family)}}
  Mutation:
    create${Kind}: {operation: create${Kind}}
    update${Kind}: {operation: update${Kind}}
    delete${Kind}: {operation: delete${Kind}}
  Subscription:
    ${kind}Changed: {list: ${Kind}}
`;
};

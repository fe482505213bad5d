import type { Change } from './document-change.ts';
import { type Finding, wordsOf } from './places.ts';

/** What a change that the comparison finds harmless takes from clients all the same, or undefined. */
type Rule = (change: Change) => Pick<Finding, 'rule' | 'message'> | undefined;

/** Whether clients send what stands at a path. */
export const isSent = (path: string): boolean => /^#\/paths\/.*\/(requestBody|parameters)\//.test(path);

/** Whether clients read it. */
const isRead = (path: string): boolean => /^#\/paths\/.*\/responses\/|^#\/webhooks\/.*\/requestBody\//.test(path);

/** Lists and objects are texts of JSON already. */
const shown = (value: unknown): string => (typeof value === 'string' && /^[[{]/.test(value) ? value : (JSON.stringify(value) ?? 'nothing'));

/** Omitting it now means something else. */
const changedDefault: Rule = ({ path, property, base, revision }) =>
  property === 'default' && isSent(path)
    ? { rule: 'default-changed', message: `\`default\` was ${shown(base?.value)} and is now ${shown(revision?.value)}.` }
    : undefined;

/** A body where there was none. */
const newBody: Rule = ({ kind, typeName, revision }) =>
  kind === 'added' && typeName === 'RequestBody' && (revision?.value as { required?: boolean } | undefined)?.required
    ? { rule: 'request-body-became-required', message: 'Requests now need a body.' }
    : undefined;

/** A property of an open request: it is accepted but no longer read. */
const ignoredProperty: Rule = ({ kind, typeName, verdicts, base }) => {
  const [words, name] = wordsOf(base?.pointer ?? '').slice(-2) as [string?, string?];
  return kind === 'removed' && typeName === 'Schema' && words === 'properties' && verdicts.length === 0
    ? { rule: 'property-removed', message: `Property \`${name}\` was removed, and is ignored when sent.` }
    : undefined;
};

/** A header of responses that was always there. */
const optionalHeader: Rule = ({ path, typeName, property, base, revision }) =>
  typeName === 'Header' && property === 'required' && base?.value === true && revision?.value !== true
    ? { rule: 'response-header-removed', message: `The header \`${wordsOf(path).at(-1)}\` may be missing now.` }
    : undefined;

const constraint = (message: string): ReturnType<Rule> => ({ rule: 'schema-constraint-changed', message });

/** A schema where everything was allowed in a request, or none where there was one in a response. */
const wholeSchema: Rule = ({ kind, typeName, path }) => {
  const [content, , schema] = wordsOf(path).slice(-3);
  if (typeName !== 'Schema' || content !== 'content' || schema !== 'schema') return undefined;
  if (kind === 'added' && isSent(path)) return constraint('The body now has a schema.');
  return kind === 'removed' && isRead(path) ? constraint('The body no longer has a schema.') : undefined;
};

/** Keywords that only say more about a value: a request may gain none of them, and a response may lose none. */
const narrowing: readonly string[] = ['patternProperties', 'contentSchema', 'prefixItems'];

const narrowedPart: Rule = ({ kind, path }) => {
  const [list = '', word = ''] = wordsOf(path).slice(-2);
  const keyword = narrowing.find((one) => one === word || one === list);
  if (keyword === undefined || kind === 'modified') return undefined;
  const isEntry = keyword === 'prefixItems' && word !== keyword;
  return isEntry || (kind === 'added' && isSent(path)) || (kind === 'removed' && isRead(path))
    ? constraint(`\`${keyword}\` was ${kind}.`)
    : undefined;
};

const ofValue: readonly string[] = ['minContains', 'maxContains', 'readOnly', 'writeOnly'];
const ofType: readonly string[] = ['DependentRequired', 'Encoding', 'Discriminator'];

/** Keywords that are compared with nothing: each change of them counts. */
const otherKeyword: Rule = ({ kind, typeName, property }) =>
  kind === 'modified' && ((typeName === 'Schema' && ofValue.includes(property ?? '')) || ofType.includes(typeName))
    ? constraint(`\`${property}\` changed.`)
    : undefined;

/** A value by which requests chose their schema, or a part of all their schemas. */
const alternative: Rule = ({ kind, path, verdicts }) => {
  const [list = '', name = ''] = wordsOf(path).slice(-2);
  if (kind !== 'removed' || !isSent(path) || verdicts.length > 0) return undefined;
  if (list === 'mapping') return { rule: 'schema-combinator-changed', message: `\`${name}\` no longer chooses a schema.` };
  return list === 'allOf'
    ? { rule: 'schema-combinator-changed', message: '`allOf` subschema was removed, and is ignored when sent.' }
    : undefined;
};

const rules: readonly Rule[] = [
  changedDefault,
  newBody,
  ignoredProperty,
  optionalHeader,
  wholeSchema,
  narrowedPart,
  otherKeyword,
  alternative,
];

/** What Redocly's comparison passes over. */
export const passedOver = (change: Change): Pick<Finding, 'rule' | 'message'>[] =>
  rules.flatMap((rule) => {
    const broken = rule(change);
    return broken ? [broken] : [];
  });

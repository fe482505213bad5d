import { pascalCase } from '../../../core/client-names.ts';
import { Refusal } from '../refusal.ts';
import { whyNoField } from './reserved.ts';
import type { Bearing, Field, Known, PlainType, Surroundings } from './shape.ts';

const types: readonly PlainType[] = ['text', 'integer', 'boolean', 'timestamp'];

/** @throws Refusal where records cannot be expanded, or GraphQL does not have them */
export const expectShown = ({ family, kind, graphql, shown }: Known & Bearing, inGraphql: boolean, what: string): void => {
  if (inGraphql && !graphql) throw new Refusal(`GraphQL does not have ${family}: a family ${what} cannot be there, either.`);
  if (!shown)
    throw new Refusal(
      `\`expand\` cannot show the records of ${family}: add \`related: { ${pascalCase(kind)}: withoutVersions(${family}.findByIds) }\` to what \`compose\` returns in its family.ts.`,
    );
};

/** Why records of other families cannot name those of a family; undefined where they can. */
const whyNotNamed = ({ family, open, left, deletedWith }: Known & Bearing): string | undefined => {
  if (family === 'users') return undefined;
  if (!open) return 'not everybody in the account sees those, or the account has no table of them';
  if (deletedWith) return 'those are deleted with others, without events that say so';
  return left ? undefined : 'its service has no list `deleting` of what is done before one is deleted, as that of resources has';
};

/** The types of fields, as errors list them. */
const typesInWords = `${types.join(', ')}, values such as draft|sent, and a family such as users for one of its records`;

const isWord = (text: string): boolean => /^[a-z]+(_[a-z]+)*$/.test(text);

const referenceOf = (name: string, to: Known & Bearing, graphql: boolean, { families }: Surroundings): Field => {
  const why = whyNotNamed(to);
  const possible = Object.values(families).flatMap((one) => (whyNotNamed(one) ? [] : [one.family]));
  if (why)
    throw new Refusal(
      `the field ${name} cannot be of the type ${to.family}: ${why}. Fields can name records of these families: ${possible.join(', ')}.`,
    );
  expectShown(to, graphql, 'whose records name them');
  if (name.endsWith('_id')) throw new Refusal(`the field ${name} is a record: call it ${name.slice(0, -3)}; its property is ${name} then.`);
  return { name, type: 'reference', to };
};

/** @throws Refusal for a name that no field can have, and for a type that there is not */
export const fieldOf = (text: string, graphql: boolean, surroundings: Surroundings): Field => {
  const [, name = '', type = ''] = /^([^:]*):(.*)$/.exec(text) ?? [];
  if (!isWord(name))
    throw new Refusal(
      `a field is name:type, such as due_at:timestamp, with a name of lower-case letters and single underscores; not ${text}.`,
    );
  const why = whyNoField(name);
  if (why) throw new Refusal(`${name} cannot be the name of a field: ${why}. Choose another one, such as ${name}_code.`);
  const to = surroundings.families[type];
  if (to) return referenceOf(name, to, graphql, surroundings);
  const values = type.split('|');
  if (values.length > 1 && values.every(isWord)) {
    const twice = values.find((value, at) => values.indexOf(value) < at);
    if (twice) throw new Refusal(`the field ${name} has the value ${twice} twice.`);
    const noText = values.find((value) => ['true', 'false', 'null'].includes(value));
    if (noText)
      throw new Refusal(
        `${noText} is no text, so that the field ${name} cannot have it as a value: see the type boolean, or choose other words.`,
      );
    return { name, type: 'enum', values };
  }
  const known = types.find((one) => one === type);
  if (known) return { name, type: known };
  throw new Refusal(`there is no type ${type} for the field ${name}. There are ${typesInWords}.`);
};

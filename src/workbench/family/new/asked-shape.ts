import { pascalCase } from '../../../core/client-names.ts';
import { singular } from '../../../core/singular.ts';
import { Refusal } from '../refusal.ts';
import { expectShown, fieldOf } from './asked-fields.ts';
import { isOfSql, whyNoFamily } from './reserved.ts';
import { type Known, propertyOf, type Shape, type Surroundings, type Wish } from './shape.ts';
import { article } from './words.ts';

/** Three letters for ids, in the order in which they say most of the kind: its beginning, then its first letter and two later ones. */
function* candidates(kind: string): Generator<string> {
  const [first = '', ...letters] = kind.replaceAll('_', '');
  const consonants = letters.filter((letter) => !'aeiou'.includes(letter));
  for (const rest of [letters.slice(0, 2), consonants, letters])
    for (let one = 0; one < rest.length; one += 1)
      for (let other = one + 1; other < rest.length; other += 1) yield `${first}${rest[one]}${rest[other]}`;
}

const prefixFor = (kind: string, chosen: string | undefined, { prefixes, isUsed }: Surroundings): string => {
  const holder = (prefix: string) => Object.keys(prefixes).find((one) => prefixes[one] === prefix);
  if (chosen === undefined) {
    const free = [...candidates(kind)].find((prefix) => !holder(prefix) && !isUsed(prefix));
    if (free === undefined) throw new Refusal(`no prefix is free for the ids of a ${kind}: choose three letters with --prefix.`);
    return free;
  }
  if (!/^[a-z]{3}$/.test(chosen)) throw new Refusal(`a prefix has three letters from a to z, not ${chosen}.`);
  if (holder(chosen)) throw new Refusal(`the prefix ${chosen} is that of the ids of a ${holder(chosen)}.`);
  return chosen;
};

const parentOf = (name: string | undefined, { family, graphql }: Wish, { families }: Surroundings): Known | undefined => {
  if (name === undefined) return undefined;
  const found = families[name];
  const possible = Object.values(families).flatMap((one) => (one.open ? [one.family] : []));
  if (!found) throw new Refusal(`there is no family ${name} to belong to. There are ${possible.join(', ')}.`);
  if (!found.open)
    throw new Refusal(
      `records cannot belong to ${name} by this command: not everybody in the account sees those, or the account has no table of them. What they can belong to: ${possible.join(', ')}. For others, see "Add a family" in docs/contract.md.`,
    );
  expectShown(found, graphql, 'that belongs to it');
  if (found.properties.includes(family))
    throw new Refusal(`${article(found.kind)} has a property ${family} already, so that its list of ${family} cannot be called so.`);
  return found;
};

/** @throws Refusal for what cannot be the name of a family or of one of its records */
const expectNames = (family: string, kind: string, { taken, prefixes }: Surroundings): void => {
  const why = whyNoFamily(kind) ?? whyNoFamily(family) ?? (isOfSql(family) ? 'no table can be called so' : undefined);
  if (why) throw new Refusal(`${family} cannot be the name of a family, of which one is called ${kind}: ${why}.`);
  if (taken.has(family) || taken.has(pascalCase(kind)) || kind in prefixes)
    throw new Refusal(`${family} cannot be the name of a family: the project calls something else so.`);
};

/** The family that somebody asks for. @throws Refusal where it cannot be written */
export const shapeOf = (wish: Wish, surroundings: Surroundings): Shape => {
  const { family, prefix, graphql, belongsTo } = wish;
  if (!/^[a-z]{3,30}$/.test(family)) {
    const last = family
      .toLowerCase()
      .split(/[^a-z]+/)
      .findLast((word) => word.length > 2);
    throw new Refusal(
      `the name of a family is a plural of one word, 3 to 30 letters from a to z, such as ${last ?? 'invoices'}; not ${family}. Its path, table, scopes and code are called so.`,
    );
  }
  if (surroundings.families[family]) throw new Refusal(`there is a family ${family} already.`);
  const kind = singular(family);
  if (kind === family) throw new Refusal(`${family} is no plural from which the name of one record follows: choose one, such as invoices.`);
  expectNames(family, kind, surroundings);
  const parent = parentOf(belongsTo, wish, surroundings);
  const fields = wish.fields.map((field) => fieldOf(field, graphql, surroundings));
  const named = [
    ...fields.map((field) => new Set([field.name, propertyOf(field)])),
    new Set(parent ? [parent.kind, `${parent.kind}_id`] : []),
  ];
  const names = named.flatMap((one) => [...one]);
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice) throw new Refusal(`two fields are called ${twice}.`);
  return { family, kind, prefix: prefixFor(kind, prefix, surroundings), fields, parent, graphql };
};

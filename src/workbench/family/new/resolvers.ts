import { camelCase, pascalCase } from '../../../core/client-names.ts';
import { familiesOf, leadsOf } from './fields.ts';
import type { Shape } from './shape.ts';
import { inFamily, lines, serviceTypes } from './words.ts';

/** The resolvers of a family. */
export const resolversFile = (shape: Shape): string => {
  const { family, kind, parent } = shape;
  const Kind = pascalCase(kind);
  const leads = leadsOf(shape).map((one) => ({ ...one, name: camelCase(one.name) }));
  const needed = familiesOf(leads);
  const reads = ['get', 'window', ...(parent ? [`windowsOf${pascalCase(parent.family)}`] : []), 'create', 'update', 'delete'];
  const text = lines([
    `
interface Dependencies {
  ${family}: Pick<${Kind}Service, ${reads.map((read) => `'${read}'`).join(' | ')}>;`,
    ...needed.map((one) => `  ${one.family}: Pick<${pascalCase(one.kind)}Service, 'findByIds'>;`),
    `}

export const ${kind}Resolvers = ({ ${[family, ...needed.map((one) => one.family)].join(', ')} }: Dependencies): FamilyResolvers<'${family}'> => {`,
    ...leads.map(
      ({ name, to, property, isNullable }) =>
        `  const ${name}Of = related(orNull(${to.family}.findByIds), ({ ${property} }: ${Kind}) => ${property}${isNullable ? " ?? ''" : ''});`,
    ),
    `
  return {
    Query: {
      ${kind}: async (_root, { id }, { caller }) => withVersion(await ${family}.get(caller, named('get${Kind}', id))),

      ${family}: listed('list${pascalCase(family)}', '${Kind}', ${family}.window),
    },

    Mutation: {
      create${Kind}: written('create${Kind}', ${family}.create),
      update${Kind}: written('update${Kind}', ${family}.update),
      delete${Kind}: written('delete${Kind}', ${family}.delete),
    },`,
    leads.length > 0 &&
      `
    ${Kind}: {
${leads
  .map((one) => {
    const call = `${one.name}Of.of(${kind}, context)`;
    return `      ${one.name}: (${kind}, _args, context) => ${one.isNullable ? `(${kind}.${one.property} === null ? null : ${call})` : call},`;
  })
  .join('\n\n')}
    },`,
    parent &&
      `
    ${pascalCase(parent.kind)}: {
      ${family}: listedUnder('list${pascalCase(parent.kind)}${pascalCase(family)}', '${Kind}', ${family}.windowsOf${pascalCase(parent.family)}),
    },`,
    `  };
};
`,
  ]);
  const services = [
    serviceTypes(needed, text),
    leads.length > 0 ? `import type { ${Kind} } from './record.ts';\n` : '',
    `import type { ${Kind}Service } from './service.ts';\n`,
  ];
  return inFamily(text, services.join(''));
};

import { pascalCase } from '../../../core/client-names.ts';
import { familiesOf, leadsOf, referencesOf } from './fields.ts';
import { servicesIn } from './service.ts';
import type { Shape } from './shape.ts';
import { lines, serviceTypes } from './words.ts';

/** What a family has, and how it is composed of what it is given. */
export const familyFile = (shape: Shape): string => {
  const { family, kind, graphql } = shape;
  const Kind = pascalCase(kind);
  const needs = familiesOf(leadsOf(shape));
  const left = familiesOf(referencesOf(shape).map(({ field }) => field));
  const services = needs.map((one) => one.family);
  const taken = ['db', 'clock', ...services].join(', ');
  const used = ['db', 'clock', ...servicesIn(shape).map((one) => one.family)].join(', ');
  const given = needs.map((one) => `  ${one.family}: ${pascalCase(one.kind)}Service;\n`).join('');
  const made = [`create${Kind}Service`, ...left.map((one) => `forget${pascalCase(one.kind)}`)];
  return lines([
    "import { type Family, type Given, withoutVersions } from '@tessera/platform';",
    serviceTypes(needs, given).trimEnd() || undefined,
    `import { ${kind}Handlers } from './handlers.ts';`,
    graphql && `import { ${kind}Resolvers } from './resolvers.ts';`,
    `import { ${kind}Scene } from './scene.ts';
import { ${kind}Seed } from './seed.ts';
import { ${made.join(', ')} } from './service.ts';
`,
    given && `interface Needs extends Given {\n${given}}\n`,
    `export const ${kind}Family = {
  name: '${family}',
  tables: { ${family}: {} },
  scene: ${kind}Scene,
  seeds: [${kind}Seed],

  compose: ({ ${taken} }: ${given ? 'Needs' : 'Given'}) => {`,
    ...left.map(
      (one) => `    ${one.family}.${one.family === 'users' ? 'leaving' : 'deleting'}.push(forget${pascalCase(one.kind)}(clock));`,
    ),
    `    const ${family} = create${Kind}Service({ ${used} });
    return {
      services: { ${family} },
      handlers: { ${family}: ${kind}Handlers({ ${family} }) },
      resolvers: {${graphql ? ` ${family}: ${kind}Resolvers({ ${[family, ...services].join(', ')} }) ` : ''}},
      related: { ${Kind}: withoutVersions(${family}.findByIds) },
    };
  },
} satisfies Family;
`,
  ]);
};

/** The records of a family in scenes of the mock. */
export const sceneFile = (shape: Shape): string => {
  const { family, kind } = shape;
  const references = leadsOf(shape).map(({ property, to }) => `${property}: '${to.family}'`);
  return lines([
    `import type { SceneKind } from '@tessera/platform';

export const ${kind}Scene: SceneKind = {
  name: '${family}',
  id: '${kind}',
  operationId: 'get${pascalCase(kind)}',`,
    references.length > 0 && `  references: { ${references.join(', ')} },`,
    '};\n',
  ]);
};

/** What an account is filled with. */
export const seedFile = ({ kind }: Shape): string => `import type { FamilySeed } from '@tessera/platform';
import { ${kind}Scene } from './scene.ts';

export const ${kind}Seed: FamilySeed = {
  kind: ${kind}Scene,
  examples: ({ example }) => [example('get${pascalCase(kind)}')],
};
`;

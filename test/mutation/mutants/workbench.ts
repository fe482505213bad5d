import { inFile, type Mutant } from '../mutant.ts';

export const workbench: readonly Mutant[] = [
  ...inFile(
    'src/workbench/family/uses.ts',
    ['test/workbench/family-lists.unit.test.ts'],
    [
      { rule: 'a report on homonyms shows a few lines of a file', text: 'uses.slice(0, shown.lines)', becomes: 'uses' },
      { rule: 'a report on homonyms shows a few files', text: '      .slice(0, shown.files)\n', becomes: '' },
    ],
  ),
  ...inFile(
    'src/workbench/deprecation.ts',
    ['test/workbench/contract.unit.test.ts'],
    [
      {
        rule: 'an expansion may go with any property that it goes through',
        text: '...propertiesAt(document, resolved(document, property), below)',
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/workbench/references.ts',
    ['test/workbench/references.unit.test.ts'],
    [
      { rule: 'a reference to a file of the project stays', text: 'existsSync(target) || written.includes(target)', becomes: 'false' },
      { rule: 'a reference to a file that will be written stays', text: ' || written.includes(target)', becomes: '' },
      {
        rule: 'a reference to a file of the package leads there',
        text: 'return isOwn ? whole : ',
        becomes: 'return isOwn || !isOwn ? whole : ',
      },
    ],
  ),
  ...inFile(
    'src/workbench/init/contract.ts',
    ['test/workbench/init.unit.test.ts'],
    [
      {
        rule: 'a new project has no tags of families of ours',
        text: 'families.includes(String(',
        becomes: '[...families, "projects"].includes(String(',
      },
      {
        rule: 'a new project has no schemes of families of ours',
        text: "!String(value?.get('$ref')).startsWith('platform/')",
        becomes: 'true',
      },
    ],
  ),
  ...inFile(
    'bin/link.cjs',
    ['test/build/link.unit.test.ts'],
    [
      { rule: 'a package is linked to the project that uses it now', text: ' && readlinkSync(link) === text', becomes: '' },
      { rule: 'a project can be moved with its packages', text: 'isWindows ? target : relative(', becomes: 'true ? target : relative(' },
    ],
  ),
];

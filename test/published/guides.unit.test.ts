import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { guideNames, readGuide } from '../../src/published/guides.ts';

const root = join(import.meta.dirname, '../..');
const here = { publicUrl: 'https://api.tessera.test', authUrl: 'https://auth.tessera.test' };

describe('a guide from the folder docs', () => {
  it('leads to other guides by their addresses', () => {
    expect(readGuide('configure', here).text).toContain('(/docs/guides/operate#reads-from-a-standby)');
  });

  it('has no link to a file of the repository', () => {
    expect(readGuide('mock', here).text).toMatch(/see its\s+README\. For/);
    for (const name of guideNames)
      expect(readGuide(name, here).text.replaceAll(/```[\s\S]*?```|`[^`]*`/g, ''), name).not.toMatch(/\]\((?!https?:|[/#])/);
  });

  it('names the address of the server that shows it', () => {
    expect(readGuide('operate', here).text).toContain(`curl ${here.publicUrl}/health/ready`);
  });
});

describe('a guide', () => {
  it.each(guideNames)('has a title and a sentence that says what it is about: %s', (name) => {
    const { title, about } = readGuide(name, here);
    expect(title).toMatch(/^[A-Z][\w ]+$/);
    expect(about).toMatch(/^[A-Z][^\n#|]*\.$/);
  });
});

/** The programs that the guide of GraphQL clients shows: tests run them, or compile them where their packages are installed. */
const programs = globSync(['examples/relay/{src/*,relay.config.json}', 'test/graphql-clients/programs/{*.ts,tsconfig.json}'], { cwd: root })
  .filter((file) => !file.includes('__generated__'))
  .map((file) => readFileSync(join(root, file), 'utf8'));

describe('the guide of GraphQL clients', () => {
  it('shows programs as they are tested', () => {
    const { text } = readGuide('graphql-clients', here);
    const shown = [...text.matchAll(/```(?:ts|jsonc) elsewhere\n([\s\S]*?)```/g)].map(([, code]) => code!.trimEnd());
    expect(shown.length).toBeGreaterThan(10);
    for (const code of shown) expect(programs.filter((program) => program.includes(code)).length, code).toBeGreaterThan(0);
  });
});

const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

const anchorsIn = (file: string): string[] => [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) => slug(heading!));

const pages = globSync(['*.md', 'docs/**/*.md', 'clients/**/*.md', '{examples,openapi,operations,src,test,graphql}/**/*.md'], {
  cwd: root,
  exclude: (name) => name === 'node_modules',
});

describe('a page of the repository', () => {
  it.each(pages)('has links that lead to files and sections that are there: %s', (page) => {
    const text = readFileSync(join(root, page), 'utf8').replaceAll(/```[\s\S]*?```|`[^`]*`/g, '');
    const broken = [...text.matchAll(/\]\((?![a-z]+:|[/{])([^)#]*)(?:#([^)]+))?\)/g)].flatMap(([link, path, anchor]) => {
      const file = path ? join(root, dirname(page), path) : join(root, page);
      return existsSync(file) && (!anchor || anchorsIn(file).includes(anchor)) ? [] : [link];
    });
    expect(broken).toEqual([]);
  });
});

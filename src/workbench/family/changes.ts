import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Refusal } from './refusal.ts';

export const git = (...words: string[]): string[] => execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** The folders with what is edited and made anew. */
const edited = ['README.md', 'clients', 'docs', 'examples', 'generated', 'graphql', 'openapi', 'src', 'test'].filter((one) =>
  existsSync(one),
);

/** @throws Refusal where changes that are not committed would be mixed with those of a command. Without Git in the folder, none are known. */
export const expectCleanTree = (): void => {
  if (!existsSync('.git')) return;
  const changed = git('status', '--porcelain', '--', ...edited);
  if (changed.length > 0) throw new Refusal(`commit or stash your changes first:\n${changed.slice(0, 10).join('\n')}`);
};

/** Brings those of the files that are programs into the form that the lint asks for. */
export const format = (files: readonly string[]): void => {
  const programs = files.filter((file) => file.endsWith('.ts'));
  execFileSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '--linter-enabled=false', ...programs], {
    stdio: 'pipe',
  });
};

/** Makes anew what is generated. Returns why that is not possible; undefined when it was done. */
export const generate = (): string | undefined => {
  try {
    execFileSync(process.execPath, ['codegen.ts'], { stdio: 'pipe', encoding: 'utf8' });
    return undefined;
  } catch (error) {
    const { stderr, stdout } = error as { stderr: string; stdout: string };
    return (stderr || stdout).trim();
  }
};

/** Edits a file. Returns whether it has changed. */
export const changeFile = (file: string, edit: (text: string) => string): boolean => {
  const text = readFileSync(file, 'utf8');
  const edited = edit(text);
  if (edited === text) return false;
  writeFileSync(file, edited);
  return true;
};

/** The files that codegen writes which differ from what is committed. Without Git in the folder, none are known. */
export const madeAnew = (): string[] | undefined => {
  if (!existsSync('.git')) return undefined;
  const status = git('status', '--porcelain', '--untracked-files=all', '--', ...edited);
  const isMade = /^(generated|clients\/typescript\/generated|examples\/graphql-page\/src\/gql)\/|^clients\/python\//;
  return status.map((line) => line.slice(3)).filter((file) => isMade.test(file));
};

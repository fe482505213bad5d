import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');

/** What the compiler says of each source, as if it stood in this folder: one program, so that the contract's types are read once. */
export const compile = (sources: ReadonlyMap<string, string>): Map<string, string> => {
  const files = new Map(
    [...sources].map(([name, source], at) => [join(root, 'test/contract', `case-${at}.ts`), { name, source }] as const),
  );
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists, getSourceFile } = host;
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.readFile = (path) => files.get(path)?.source ?? readFile(path);
  host.getSourceFile = (path, ...rest) => {
    const given = files.get(path);
    return given ? ts.createSourceFile(path, given.source, ts.ScriptTarget.ESNext, true) : getSourceFile(path, ...rest);
  };
  const compiled = ts.createProgram([...files.keys()], { ...options, noUnusedLocals: false }, host);
  return new Map(
    [...files].map(([path, { name }]) => {
      const diagnostics = compiled.getSemanticDiagnostics(compiled.getSourceFile(path));
      return [name, diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')).join('\n')];
    }),
  );
};

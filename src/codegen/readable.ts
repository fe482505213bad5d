import { createHash } from 'node:crypto';

/** A short name that is unique to a text and does not depend on other texts. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 10);

/** Names functions after their schemas instead of numbering them. */
const withNamedFunctions = (code: string): string => {
  const compiled = [...code.matchAll(/function (validate\d+)\([^)]*\)\{\/\*# sourceURL="([^"]+)" \*\/;/g)];
  const ids = new Map(compiled.map(([, name, id]) => [name!, `validate_${id!.replaceAll(/\W/g, '_')}`]));
  return code.replace(/\bvalidate\d+\b/g, (name) => ids.get(name) ?? name).replace(/\/\*# sourceURL="[^"]+" \*\/;/g, '');
};

const statement =
  /(?<=[;}])(?=(?:export const check_|const (?:schema|pattern|formats|func)\d+ = |function validate|validate\w+\.evaluated = ))/g;
const failure = /const (err\d+) = (\{[^\n]*?\});if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}errors\+\+;(\}*)/g;

/** Puts each statement of the module on a line, and each check together with its error. */
const inLines = (code: string): string =>
  code
    .replace(statement, '\n')
    .replace(failure, '(vErrors ??= []).push($2);errors++;$3\n')
    .replace(/(let errors = 0;|errors = vErrors\.length;\}*)/g, '$1\n');

/** Names constants after their values instead of numbering them, and drops constants that no function reads. */
const withNamedConstants = (code: string): string => {
  const names = new Map<string, string>();
  for (const [, name, kind, value] of code.matchAll(/^const ((schema|pattern|formats|func)\d+) = (.*);$/gm))
    names.set(name!, `${kind}_${digest(value!)}`);
  const uses = new Map<string, number>();
  const named = code.replace(/\b(?:schema|pattern|formats|func)\d+\b/g, (name) => {
    const stable = names.get(name) ?? name;
    uses.set(stable, (uses.get(stable) ?? 0) + 1);
    return stable;
  });
  const lines = named.split('\n');
  const declared = new Map<string, number>();
  const nameIn = (line: string) => /^const ((?:schema|pattern|formats|func)_\w+) = /.exec(line)?.[1];
  for (const line of lines) {
    const name = nameIn(line);
    if (name) declared.set(name, (declared.get(name) ?? 0) + 1);
  }
  const written = new Set<string>();
  return lines
    .filter((line) => {
      const name = nameIn(line);
      if (!name) return true;
      const isWanted = uses.get(name)! > declared.get(name)! && !written.has(name);
      written.add(name);
      return isWanted;
    })
    .join('\n');
};

/** Makes the diffs of compiled checks readable: one statement a line, and names that do not depend on other schemas. */
export const readable = (code: string): string => withNamedConstants(inLines(withNamedFunctions(code)));

import { familiesIn, familyFile, type Json, type ReadFile } from './families.ts';

const methods = ['get', 'post', 'put', 'patch', 'delete'];

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const operationIn = (item: unknown): string | undefined =>
  isObject(item) ? methods.flatMap((method) => (isObject(item[method]) ? String(item[method].operationId) : []))[0] : undefined;

/**
 * Refuses path items of families that have no address: `paths` of the platform's root names none of them, so that nothing would be made of
 * their operations.
 * @throws Error
 */
export const assertAddressed = (read: ReadFile): void => {
  const paths = Object.values((read('platform.yaml').paths ?? {}) as Record<string, { $ref?: string }>);
  const addressed = new Set(paths.map(({ $ref }) => $ref ?? ''));
  const faults = familiesIn(read).flatMap((family) => {
    const file = familyFile(family);
    // Of the package's families, a project has what it wants.
    if ([...addressed].some((ref) => ref.includes(`/${file}#`))) return [];
    return Object.entries(read(file)).flatMap(([key, item]) => {
      const operation = operationIn(item);
      const ref = `${file}#/${key}`;
      if (operation === undefined || addressed.has(ref)) return [];
      return `openapi/${file}: ${operation} has no address. Add the path of \`${key}\` to openapi/platform.yaml: \`/v1/${family}/…: {$ref: '${ref}'}\`.`;
    });
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
};

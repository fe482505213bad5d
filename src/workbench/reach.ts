import { operationAt, pointerOf, wordsOf } from './places.ts';
import { refsIn } from './source-files.ts';

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** The kinds of credentials that an operation takes. */
const schemesOf = (operation: unknown): string[] => {
  const { security = [] } = operation as { security?: Record<string, unknown>[] };
  return security.flatMap(Object.keys).map((name) => pointerOf(['components', 'securitySchemes', name]));
};

type Components = Record<string, Record<string, unknown>>;

/** The operations of a document affected by a place in it: its own, or all that refer to its component. */
export const reachIn = (document: Record<string, unknown>) => {
  const components = (document.components ?? {}) as Components;

  const closure = (value: unknown): Set<string> => {
    const found = new Set(refsIn(value));
    for (const ref of found) {
      const [, section = '', name = ''] = wordsOf(ref);
      for (const further of refsIn(components[section]?.[name])) found.add(further);
    }
    return found;
  };

  const operations = ['paths', 'webhooks'].flatMap((top) =>
    Object.entries((document[top] ?? {}) as Record<string, Record<string, unknown>>).flatMap(([path, item]) =>
      methods.filter((method) => method in item).map((method) => ({ item, operation: item[method], words: [top, path, method] })),
    ),
  );

  let users: Map<string, string[]> | undefined;
  const allUsers = (): Map<string, string[]> => {
    const found = new Map<string, string[]>();
    for (const { item, operation, words } of operations) {
      const name = operationAt(pointerOf(words));
      for (const ref of [...closure([operation, item.parameters]), ...schemesOf(operation)])
        found.set(ref, [...(found.get(ref) ?? []), name]);
    }
    return found;
  };
  const usersOf = (component: string): string[] => {
    users ??= allUsers();
    return users.get(component) ?? [];
  };

  /** @param where the operation in which the place was seen, for places that are in none */
  return (pointer: string, where: string): string[] => {
    const [top, section = '', name = ''] = wordsOf(pointer);
    const found = top === 'components' ? usersOf(pointerOf([top, section, name])) : [];
    return found.length > 0 ? found : [where];
  };
};

import type { Plugin } from 'vite';

/** Modules that no file has: the text of each, by the name that it is imported by. */
export type MadeModules = Readonly<Record<string, () => string>>;

/** Makes modules as they are imported. What makes them is not loaded before. */
export const madeModules = (names: readonly string[], load: () => Promise<MadeModules>): Plugin => ({
  name: 'made-modules',
  resolveId: (id) => (names.includes(id) ? `\0${id}` : undefined),
  load: async (id) => (names.includes(id.slice(1)) ? (await load())[id.slice(1)]!() : undefined),
});

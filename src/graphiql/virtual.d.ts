declare module 'virtual:editor' {
  /** Loads GraphiQL's editor; undefined where it is not installed. */
  export const loadEditor: (() => Promise<typeof import('./editor.ts')>) | undefined;
}

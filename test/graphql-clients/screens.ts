/** What an application hears of the changes that it follows. */
export interface Listener {
  /** Gets the place of each change. */
  onChange: (place: string) => void;
  /** Gets the error that ends the following. */
  onFailed: (error: unknown) => void;
}

/** The tasks of a project, as a client shows them. */
export interface TaskList {
  /** What is shown now. */
  titles: () => string[];
  /** The versions of these tasks. */
  versions: () => (number | null)[];
  /** Reads the first page again, or for the first time. */
  read: () => Promise<void>;
  /** Shows one more page. */
  more: () => Promise<void>;
  /** Reads the tasks, and shows what others do with them from then on. */
  follow: (listener: Listener) => () => void;
  close: () => void;
}

/** What an application does with a client. */
export interface Screens {
  projects: () => Promise<string[]>;
  /** @param size the records of a page, from the start or, backwards, from the end of the list */
  openTasks: (projectId: string, size: number, direction: 'forwards' | 'backwards') => TaskList;
  /** Changes a task that is shown: at once, and back when it is refused. */
  rename: (id: string, title: string, ifVersion?: number) => Promise<void>;
  create: (projectId: string, title: string) => Promise<string>;
  remove: (id: string) => Promise<void>;
  close: () => void;
}

/** What an application has of its server. */
export interface ScreenOptions {
  url: string;
  /** The key to send now. */
  key: () => string;
  /** Gets another key when this one is refused. */
  renewKey: () => Promise<void>;
  transport: 'ws' | 'sse';
  /** The answer to the query of introspection. */
  introspection: object;
  /** Gets the codes of all errors. */
  onCode: (code: unknown) => void;
  fetch: typeof fetch;
}

export type CreateScreens = (options: ScreenOptions) => Screens;

let built = false;

/** Says that this program is the built server, and not its sources. */
export const runAsBuilt = (): void => {
  built = true;
};

/** Whether this program is the built server. */
export const isBuilt = (): boolean => built;

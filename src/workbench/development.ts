/** Node's error codes for a missing package, by `import` and by `require`. */
const notFound: readonly (string | undefined)[] = ['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'];

/** Loads a development dependency; in an installation without it, the command fails with its name. */
export const developmentOnly = async <T>(name: string, load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    if (!notFound.includes((error as NodeJS.ErrnoException).code)) throw error;
    throw new Error(`this command needs ${name}, a development dependency: run npm ci without --omit=dev`, { cause: error });
  }
};

declare global {
  interface JSON {
    /** TypeScript does not know it yet. */
    rawJSON(json: string): unknown;
  }
}

/** A value that `JSON.stringify` writes as this text: a number with all its digits, for example. */
export const rawJSON = (json: string): unknown => JSON.rawJSON(json);

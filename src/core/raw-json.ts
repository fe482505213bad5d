declare global {
  interface JSON {
    /** Not yet in TypeScript's library. */
    rawJSON(json: string): unknown;
  }
}

/** A value that `JSON.stringify` writes as this exact text, such as a number with all its digits. */
export const rawJSON = (json: string): unknown => JSON.rawJSON(json);

/** What stands on every answer, whatever it is of: a browser takes a body for what its type says, and for nothing else. */
export const everyAnswer = { 'X-Content-Type-Options': 'nosniff' } as const;

/** What stands on the answers of the API: should a browser show one as a page, nothing in it runs and nobody frames it. */
export const apiAnswer = { ...everyAnswer, 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" } as const;

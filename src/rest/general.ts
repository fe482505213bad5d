/** The headers of every answer, in the API and outside: a browser treats a body as its declared type, and as nothing else. */
export const everyAnswer = { 'X-Content-Type-Options': 'nosniff' } as const;

/** The headers of the API's answers: if a browser shows one as a page, nothing in it runs and no page can frame it. */
export const apiAnswer = { ...everyAnswer, 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" } as const;

/** The paths of e-mailed links, below the root of the identity endpoints. */
export const emailPaths = { confirm: '/email/confirm', stop: '/email/stop' } as const;

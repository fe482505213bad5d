/** The secrets of the installation with which families seal. The database has them under these names. */
export const familySecrets = ['integration-secrets'] as const;

/** The source text of the table of API versions. */
export const versionTable = (versions: Record<string, object>): string =>
  `/** The registry of API versions, newest last. */\nexport const versions = ${JSON.stringify(versions, null, 2)} as const;\n`;

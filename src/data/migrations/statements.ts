import { type Kysely, sql } from 'kysely';

const execute = async (tx: Kysely<unknown>, statement: string): Promise<void> => {
  try {
    await sql.raw(statement).execute(tx);
  } catch (cause) {
    if (!/^create extension/.test(statement)) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `A required PostgreSQL extension could not be created: ${reason}. Have a privileged role run this in the database: ${statement}. Then migrate again.`,
      { cause },
    );
  }
};

/** Executes the statements of a change. Without the right to create an extension, the error says what a privileged role has to run. */
export const executeStatements = async (tx: Kysely<unknown>, statements: readonly string[]): Promise<void> => {
  for (const statement of statements) await execute(tx, statement);
};

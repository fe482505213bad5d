import type { Compilable, CompiledQuery } from 'kysely';
import type { Principal } from '../core/principal.ts';
import type { Queries } from './database.ts';

/** All that a kept statement may know of a caller: it serves every caller of the role. */
export type Viewer = Pick<Principal, 'accountId' | 'userId' | 'role'>;

/** They stand in a kept statement where each caller's own values go. */
const places = { accountId: ':account', userId: ':user', id: ':id' };

const filled = (parameters: readonly unknown[], { accountId, userId }: Viewer, id: string): unknown[] => {
  const values = new Map<unknown, string>([
    [places.accountId, accountId],
    [places.userId, userId],
    [places.id, id],
  ]);
  return parameters.map((parameter) => values.get(parameter) ?? parameter);
};

/**
 * A look-up by id whose statement is built and compiled once a role and only filled in after that: building it anew takes
 * longer than all the rest that a server does for such a read.
 * @param build the statement; the viewer's values and the id go into it as parameters, as they are
 * @returns finds the row, or undefined when there is none that the viewer may see
 */
export const findById = <Row>(build: (db: Queries, viewer: Viewer, id: string) => Compilable<Row>) => {
  const kept = new Map<Viewer['role'], CompiledQuery<Row>>();

  const statementFor = (db: Queries, role: Viewer['role']): CompiledQuery<Row> => {
    const statement = kept.get(role) ?? build(db, { ...places, role }, places.id).compile();
    kept.set(role, statement);
    return statement;
  };

  return async (db: Queries, viewer: Viewer, id: string): Promise<Row | undefined> => {
    const statement = statementFor(db, viewer.role);
    const { rows } = await db.executeQuery<Row>({ ...statement, parameters: filled(statement.parameters, viewer, id) });
    return rows[0];
  };
};

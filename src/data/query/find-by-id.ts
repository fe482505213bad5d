import { type SelectQueryBuilder, sql } from 'kysely';
import type { Queries } from '../connection/database.ts';
import { type JointStatement, jointAsker, type ReadKind, readJointly } from '../connection/statements/joint-reads.ts';
import { anyViewer, memoize, placeholder, templateOf, type Viewer } from './cached-statements.ts';
import { untyped } from './untyped.ts';

/**
 * Builds a query for one record. It gets placeholders, or columns of a table of questions: they may only be used as values in the query.
 * At most one record may match.
 */
// biome-ignore lint/suspicious/noExplicitAny: only the store knows its tables
export type Build<Row> = (db: Queries, viewer: Viewer, id: string) => SelectQueryBuilder<any, any, Row>;

/** Ids that one caller asks for. */
interface Input {
  viewer: Viewer;
  ids: readonly string[];
}

/** The records, in the order of the ids; undefined where there is none that the caller may see. */
type Answer<Row> = (Row | undefined)[];

/** A record that one caller asks for. */
export interface Question {
  viewer: Viewer;
  id: string;
}

export const anyId = placeholder(({ id }: Question) => id);

/** The questions of several callers, one in each place. */
interface Questions {
  accountIds: string[];
  userIds: string[];
  ids: string[];
}

const accountIds = placeholder(({ accountIds }: Questions) => accountIds);
const userIds = placeholder(({ userIds }: Questions) => userIds);
const ids = placeholder(({ ids }: Questions) => ids);

const questions = sql`unnest(${accountIds}::text[], ${userIds}::text[], ${ids}::text[]) with ordinality`;

/** A column of the questions. The cast lets it stand where a query expects a value, which Kysely treats alike. */
const columnOf = (name: 'account_id' | 'user_id' | 'id') => sql.ref(`question.${name}`) as unknown as string;

/** One query for each question, in one statement. With a limit, PostgreSQL looks up each record on its own, whatever the statistics say. */
const forEachQuestion = <Row>(db: Queries, build: Build<Row>, role: Viewer['role']) => {
  const viewer = { accountId: columnOf('account_id'), userId: columnOf('user_id'), role };
  return untyped(db)
    .selectFrom(questions.as(sql`question(account_id, user_id, id, place)`))
    .innerJoinLateral(build(db, viewer, columnOf('id')).limit(1).as('found'), (join) => join.onTrue())
    .selectAll('found')
    .select(sql<number>`question.place::int`.as('question_place'));
};

/** The distinct questions of several callers, and where each caller's questions are among them. */
const numbered = (inputs: readonly Input[]) => {
  const questions: Questions = { accountIds: [], userIds: [], ids: [] };
  const places = new Map<string, number>();
  const placeOf = ({ accountId, userId }: Viewer, id: string): number => {
    const question = `${accountId}\0${userId}\0${id}`;
    const known = places.get(question);
    if (known !== undefined) return known;
    const place = places.size + 1;
    places.set(question, place);
    questions.accountIds.push(accountId);
    questions.userIds.push(userId);
    questions.ids.push(id);
    return place;
  };
  return { placesOf: inputs.map(({ viewer, ids }) => ids.map((id) => placeOf(viewer, id))), questions };
};

type Placed<Row> = Row & { question_place: number };

const withoutPlace = <Row>({ question_place: _, ...row }: Placed<Row>): Row => row as Row;

/** How records are looked up for callers with one role. */
const kindOf = <Row>(db: Queries, build: Build<Row>, role: Viewer['role']): ReadKind<Input, Answer<Row>> => {
  const alone = templateOf<Question>(build(db, anyViewer(role), anyId));
  let joint: ReturnType<typeof templateOf<Questions>> | undefined;

  const forOne = (question: Question): JointStatement<Answer<Row>> => ({
    sql: alone.sql,
    parameters: alone.parametersFor(question),
    answersIn: (rows) => [[rows[0] as Row | undefined]],
  });

  const forMany = (inputs: readonly Input[]): JointStatement<Answer<Row>> => {
    joint ??= templateOf<Questions>(forEachQuestion(db, build, role));
    const { placesOf, questions } = numbered(inputs);
    const answersIn = (rows: readonly unknown[]) => {
      const found = new Map((rows as Placed<Row>[]).map((row) => [row.question_place, row]));
      // Each caller gets its own object.
      return placesOf.map((places) => places.map((place) => found.get(place)).map((row) => row && withoutPlace<Row>(row)));
    };
    return { sql: joint.sql, parameters: joint.parametersFor(questions), answersIn };
  };

  return {
    key: alone.sql,
    sizeOf: ({ ids }) => ids.length,
    statementFor: (inputs) => {
      const [{ viewer, ids }] = inputs as [Input];
      return inputs.length === 1 && ids.length === 1 ? forOne({ viewer, id: ids[0]! }) : forMany(inputs);
    },
  };
};

const lookUp = <Row>(build: Build<Row>) => {
  const kinds = memoize<ReadKind<Input, Answer<Row>>>();
  return async (db: Queries, viewer: Viewer, ids: readonly string[]): Promise<Answer<Row>> => {
    const kind = kinds(viewer.role, () => kindOf<Row>(db, build, viewer.role));
    return readJointly(db, kind, { viewer, ids }, jointAsker(db));
  };
};

/**
 * A look-up by id with cached statements for each role. Requests that ask at the same time share a statement.
 * @returns a function that finds the row, or undefined when there is none that the viewer may see
 */
export const findById = <Row>(build: Build<Row>) => {
  const find = lookUp<Row>(build);
  return async (db: Queries, viewer: Viewer, id: string): Promise<Row | undefined> => (await find(db, viewer, [id]))[0];
};

/**
 * The same for several ids at once.
 * @returns a function that finds, by id, the rows that exist and that the viewer may see
 */
export const findByIds = <Row>(build: Build<Row>) => {
  const find = lookUp<Row>(build);
  return async (db: Queries, viewer: Viewer, ids: readonly string[]): Promise<ReadonlyMap<string, Row>> => {
    if (ids.length === 0) return new Map();
    const rows = await find(db, viewer, ids);
    return new Map(ids.flatMap((id, at) => (rows[at] === undefined ? [] : [[id, rows[at]]])));
  };
};

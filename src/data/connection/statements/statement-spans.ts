import { inSpan, isTraced, type OpenSpan, openChildSpan } from '../../../core/tracing.ts';

/** Longer texts are cut: they are bulk writes, whose rows all look alike. */
const longestText = 2000;

const first = /^\s*(\w+)/;
/** The verb of a statement that begins with `with`; without any of these it only reads. */
const written = /\b(insert|update|delete)\b/i;
/** The table that a statement names first. */
const named = /\b(?:from|into|update)\s+"?([a-z_][a-z_0-9]*)"?/i;

const verbOf = (text: string): string => {
  const verb = first.exec(text)?.[1] ?? 'statement';
  return (verb.toLowerCase() === 'with' ? (written.exec(text)?.[1] ?? 'select') : verb).toUpperCase();
};

/** The attributes of a statement, by the conventions for databases. The text has placeholders instead of values. */
const summaryOf = (text: string) => {
  const operation = verbOf(text);
  const table = named.exec(text)?.[1];
  return {
    name: table ? `${operation} ${table}` : operation,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': text.slice(0, longestText),
      ...(table ? { 'db.collection.name': table } : {}),
    },
  };
};

/** Runs a statement in a span of the running trace. */
export const inStatementSpan = <T>(text: string, run: () => Promise<T>): Promise<T> =>
  isTraced() ? inSpan({ ...summaryOf(text), kind: 'client' }, run) : run();

/** A read of a request that shares its statement with others: from the question to the answer. */
export const openReadSpan = (): OpenSpan | undefined => openChildSpan('read', { 'db.system.name': 'postgresql' });

/** Records which statement answered a read, and how many reads it answered. */
export const describeReadSpan = (span: OpenSpan | undefined, text: string, reads: number): void => {
  if (!span) return;
  const { name, attributes } = summaryOf(text);
  span.describe({ ...attributes, 'tessera.joint_reads': reads }, name);
};

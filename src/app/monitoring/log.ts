import { type Logger, pino } from 'pino';
import { prettyLine } from './pretty.ts';

const secrets = ['authorization', 'cookie', 'x-api-key', 'x-session-token'].map((name) => `*.headers["${name}"]`);

/**
 * The logged parts of an error. Libraries add properties that must not be logged: a connection with the key that cancels its
 * statements, the values of a record.
 */
export const describeFailure = (failure: unknown): object => {
  if (!(failure instanceof Error)) return { message: String(failure) };
  const { name, message, stack, cause } = failure;
  const { code, errors } = failure as { code?: unknown; errors?: unknown };
  return {
    type: name,
    message,
    ...(code === undefined ? {} : { code }),
    stack,
    ...(cause === undefined ? {} : { cause: describeFailure(cause) }),
    ...(Array.isArray(errors) ? { errors: errors.map(describeFailure) } : {}),
  };
};

/** The log on standard error: a JSON object per line, or text for a terminal; without credentials, and without failures that are meant to happen. */
export const createLog = (level: string, isMeant: (failure: unknown) => boolean = () => false): Logger =>
  pino(
    {
      level,
      hooks: {
        logMethod(given, log) {
          if (!isMeant((given[0] as { err?: unknown } | undefined)?.err)) log.apply(this, given);
        },
      },
      base: undefined,
      redact: { paths: secrets, censor: '(secret)' },
      serializers: { err: describeFailure },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    process.stderr.isTTY ? { write: (line: string) => void process.stderr.write(prettyLine(line)) } : pino.destination(2),
  );

import { logs, SeverityNumber } from '@opentelemetry/api';
import { type Logger, pino } from 'pino';
import { traceIds } from '../../core/tracing.ts';
import { prettyLine } from './pretty.ts';

const secrets = ['authorization', 'cookie', 'x-api-key', 'x-session-token'].map((name) => `*.headers["${name}"]`);

/**
 * The logged parts of an error. Libraries add properties that must not be logged, such as a connection's cancel key or a record's values.
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

/** Where lines go besides standard error. */
let passOn: ((line: string) => void) | undefined;

const severities: Readonly<Record<number, SeverityNumber>> = {
  10: SeverityNumber.TRACE,
  20: SeverityNumber.DEBUG,
  30: SeverityNumber.INFO,
  40: SeverityNumber.WARN,
  50: SeverityNumber.ERROR,
  60: SeverityNumber.FATAL,
};

/** Passes each log line of this process on to OpenTelemetry with its trace; returns a function that stops it. */
export const passLogsOn = (): (() => void) => {
  const logger = logs.getLogger('tessera');
  passOn = (line) => {
    const { level, time, msg, traceId: _trace, spanId: _span, ...attributes } = JSON.parse(line);
    const severityText = pino.levels.labels[level];
    logger.emit({ severityNumber: severities[level], severityText, body: msg, timestamp: new Date(time), attributes });
  };
  return () => {
    passOn = undefined;
  };
};

const standardError = (): { write: (line: string) => void } => {
  if (process.stderr.isTTY) return { write: (line) => void process.stderr.write(prettyLine(line)) };
  return pino.destination(2);
};

/** The log on standard error: a JSON object per line, or text on a terminal; without credentials and expected failures. */
export const createLog = (level: string, isMeant: (failure: unknown) => boolean = () => false): Logger => {
  const own = standardError();
  const write = (line: string): void => {
    own.write(line);
    passOn?.(line);
  };
  return pino(
    {
      level,
      mixin: () => traceIds() ?? {},
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
    { write },
  );
};

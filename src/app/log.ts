import { type Logger, pino } from 'pino';

const secrets = ['authorization', 'cookie', 'x-api-key', 'x-session-token'].map((name) => `*.headers["${name}"]`);

/** The log: one JSON object a line on standard error; credentials never reach it. */
export const createLog = (level: string): Logger =>
  pino(
    { level, base: undefined, redact: { paths: secrets, censor: '(secret)' }, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination(2),
  );

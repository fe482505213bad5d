import { styleText } from 'node:util';

const levels: Readonly<Record<number, [name: string, color: Parameters<typeof styleText>[0]]>> = {
  10: ['TRACE', 'gray'],
  20: ['DEBUG', 'blue'],
  30: ['INFO', 'green'],
  40: ['WARN', 'yellow'],
  50: ['ERROR', 'red'],
  60: ['FATAL', 'magenta'],
};

const shown = (value: unknown): string => (typeof value === 'string' && !/\s/.test(value) ? value : JSON.stringify(value));

/** Formats a log line for people: time, level, message, properties, and the stack of an error on separate lines. */
export const prettyLine = (line: string): string => {
  const { level, time, msg, err, ...properties } = JSON.parse(line) as Record<string, unknown> & { err?: { stack?: string } };
  const [name, color] = levels[level as number] ?? [String(level), 'gray'];
  const words = Object.entries(properties).map(
    ([key, value]) => `${styleText('gray', `${key}=`, { validateStream: false })}${shown(value)}`,
  );
  const failure = err ? `\n${err.stack ?? JSON.stringify(err)}` : '';
  const head = `${String(time).slice(11, 23)} ${styleText(color, name.padEnd(5), { validateStream: false })} ${msg ?? ''}`;
  return `${[head, ...words].join(' ')}${failure}\n`;
};

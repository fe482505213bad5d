const farFromUtc = /^(\d{4}-\d\d-\d\d)[Tt ](\d\d:\d\d:\d\d)(\.\d+)?([+-])(1[6-9]|2\d)(?::?(\d\d))?$/;

/**
 * The same instant in a form that PostgreSQL parses: RFC 3339 allows offsets up to 23:59, PostgreSQL up to 15:59. The digits of a second
 * are kept. Any other text is returned unchanged.
 */
export const nearUtc = (instant: string): string => {
  const [, day, time, digits = '', sign, hours, minutes = 0] = farFromUtc.exec(instant) ?? [];
  if (day === undefined) return instant;
  const offset = Number(hours) * 60 + Number(minutes);
  const utc = Date.parse(`${day}T${time}Z`) - (sign === '+' ? offset : -offset) * 60_000;
  return `${new Date(utc).toISOString().slice(0, -5)}${digits}Z`;
};

const leapSecond = /:60(?=[.Zz+-])/;

/** An instant as stored: in UTC with milliseconds; further digits are truncated. Any other text is returned unchanged. */
export const storedInstant = (instant: string): string => {
  const text = instant.toUpperCase().replace(' ', 'T');
  const time = Date.parse(text.replace(leapSecond, ':59')) + (leapSecond.test(text) ? 1000 : 0);
  return Number.isNaN(time) ? nearUtc(instant) : new Date(time).toISOString();
};

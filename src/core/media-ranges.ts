/**
 * The weights of the media ranges in an `Accept` (RFC 9110, 12.5.1); 0 when not a number. Other parameters are ignored, because no response
 * is offered in variants that differ in them; otherwise `application/json; charset=utf-8` would be refused.
 */
export const rangesIn = (accept: string): ReadonlyMap<string, number> =>
  new Map(
    accept
      .toLowerCase()
      .split(',')
      .map((range) => range.split(';').map((part) => part.trim()))
      .map(([type, ...parameters]) => {
        const weight = parameters.find((one) => one.startsWith('q='))?.slice(2);
        return [type!, weight === undefined ? 1 : Number(weight) || 0];
      }),
  );

/** The weight of a media type: that of the most specific matching range. 0 is "not acceptable". */
export const weightOf = (ranges: ReadonlyMap<string, number>, type: string): number =>
  [type, `${type.split('/')[0]}/*`, '*/*'].map((range) => ranges.get(range)).find((weight) => weight !== undefined) ?? 0;

/** Whether a caller names a media type without excluding it. */
export const isNamedIn = (ranges: ReadonlyMap<string, number>, type: string): boolean => (ranges.get(type) ?? 0) > 0;

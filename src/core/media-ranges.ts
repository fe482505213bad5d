/**
 * The weights of the media ranges in an `Accept` (RFC 9110, 12.5.1); one that is no number is 0. Other parameters do not count, because no
 * response is offered in forms that differ in them; a negotiation by them would refuse `application/json; charset=utf-8`.
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

/** The weight that a caller gives a media type: that of the most specific range that has it. 0 is "not acceptable". */
export const weightOf = (ranges: ReadonlyMap<string, number>, type: string): number =>
  [type, `${type.split('/')[0]}/*`, '*/*'].map((range) => ranges.get(range)).find((weight) => weight !== undefined) ?? 0;

/** Whether a caller names a media type and does not exclude it. */
export const isNamedIn = (ranges: ReadonlyMap<string, number>, type: string): boolean => (ranges.get(type) ?? 0) > 0;

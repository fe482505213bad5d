import type { Located } from './breaks.ts';

const place = ({ file, word }: { file: string; word: string }): string => `${file}${word}`;

/** What follows from a figure of the plans, such as the bound of a parameter, is part of what is said about the figure. */
const atFigures = (all: readonly Located[]): Located[] => {
  const figures = new Map(all.filter(({ contract }) => contract === 'plans').map((one) => [place(one), one]));
  return all.map((one) => {
    const figure = figures.get(place(one));
    return figure ? { ...one, rule: figure.rule, message: figure.message } : one;
  });
};

/**
 * What operations in several files lose together stands in a line that they share. A single file may have lost it for a reason of its own, such as an
 * operation that takes no body any more.
 */
const atDefaults = (all: readonly Located[]): Located[] => {
  const groups = Map.groupBy(all, ({ rule, message, shared }) => (shared ? `${place(shared)} ${rule} ${message}` : undefined));
  return [...groups].flatMap(([key, group]) => {
    const files = new Set(group.map(({ file }) => file));
    return key === undefined || files.size === 1 ? group : group.map((one) => ({ ...one, ...one.shared }));
  });
};

/** What GraphQL loses because it is made from lists, values and types of REST is part of what these lose. */
const atRest = (all: readonly Located[]): Located[] => {
  const ofRest = all.filter(({ contract, rule }) => contract !== 'graphql' && rule !== 'property-removed');
  const rules = new Map(ofRest.map((one) => [place(one), one.rule]));
  return all.map((one) => (one.contract === 'graphql' ? { ...one, rule: rules.get(place(one)) ?? one.rule } : one));
};

/** The same findings; those that come from a line that many operations share are at that line. */
export const inSharedLines = (all: readonly Located[]): Located[] => atRest(atDefaults(atFigures(all)));

import { readYaml } from './sources.ts';

type Figures = number | null | { [name: string]: Figures };

const figureOf = (figures: Figures, [name, ...rest]: readonly string[]): Figures | undefined => {
  if (name === undefined) return figures;
  const inside = typeof figures === 'object' && figures !== null ? figures[name] : undefined;
  return inside === undefined ? undefined : figureOf(inside, rest);
};

/**
 * Writes the figures of `openapi/plans.yaml` into prose: `{plans.graphql.depth}` becomes 8, and larger ones have commas.
 * @throws Error for a name that `plans.yaml` does not have
 */
export const withFigures = (text: string): string => {
  const plans = readYaml<Figures>('openapi/plans.yaml');
  return text.replace(/\{plans\.([\w.]+)\}/g, (_, name: string) => {
    const figure = figureOf(plans, name.split('.'));
    if (typeof figure !== 'number') throw new Error(`openapi/plans.yaml has no figure ${name}, which a description names.`);
    return figure.toLocaleString('en-US');
  });
};

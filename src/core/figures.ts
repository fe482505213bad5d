/** Figures by name, as deep as the contract has them. */
export type Figures = number | null | { readonly [name: string]: Figures };

/** Where the figures of a text come from: by the first word of their names, with the place that errors name. */
export type FigureSources = Readonly<Record<'plans' | 'limits', () => { figures: Figures; place: string }>>;

const units = { KiB: 1024, MiB: 1024 ** 2, minutes: 60, hours: 3600, days: 86_400 } as const;
type Unit = keyof typeof units;

const placeholder = new RegExp(`\\{(plans|limits)\\.([\\w.]+)(?: (${Object.keys(units).join('|')}))?\\}`, 'g');

const figureOf = (figures: Figures, [name, ...rest]: readonly string[]): Figures | undefined => {
  if (name === undefined) return figures;
  const inside = typeof figures === 'object' && figures !== null ? figures[name] : undefined;
  return inside === undefined ? undefined : figureOf(inside, rest);
};

const written = (figure: number, unit: Unit | undefined, name: string): string => {
  const many = figure / (unit ? units[unit] : 1);
  if (!Number.isInteger(many)) throw new Error(`${name} is ${figure}, which is no whole number of ${unit}.`);
  return unit ? `${many.toLocaleString('en-US')} ${unit}` : many.toLocaleString('en-US');
};

/**
 * Writes figures into a text: `{plans.graphql.depth}`, or in a unit `{plans.bodies.json MiB}`.
 * @throws Error for a name that is not there, and for what is no whole number of the unit
 */
export const writeFigures = (text: string, sources: FigureSources): string =>
  text.replace(placeholder, (_, source: keyof FigureSources, name: string, unit?: Unit) => {
    const { figures, place } = sources[source]();
    const figure = figureOf(figures, name.split('.'));
    if (typeof figure !== 'number') throw new Error(`${place} has no figure ${name}, which a description names.`);
    return written(figure, unit, `${source}.${name}`);
  });

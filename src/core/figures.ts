/** Figures by name, nested as in the contract. */
export type Figures = number | null | readonly number[] | { readonly [name: string]: Figures };

/** The sources of figures, by the first word of their names, with the place that errors name. */
export type FigureSources = Readonly<Record<'plans' | 'limits', () => { figures: Figures; place: string }>>;

const units = { KiB: 1024, MiB: 1024 ** 2, minutes: 60, hours: 3600, days: 86_400 } as const;
type Unit = keyof typeof units;

/** How a figure is written: in a unit, as digits only, or as a number of attempts derived from a list of waits. */
type Form = Unit | 'plain' | 'attempts';

const forms: readonly string[] = [...Object.keys(units), 'plain', 'attempts'];

const placeholder = new RegExp(`\\{(plans|limits)\\.([\\w.]+)(?: (${forms.join('|')}))?\\}`, 'g');

const figureOf = (figures: Figures, [name, ...rest]: readonly string[]): Figures | undefined => {
  if (name === undefined) return figures;
  const inside = typeof figures === 'object' && figures !== null ? (figures as Readonly<Record<string, Figures>>)[name] : undefined;
  return inside === undefined ? undefined : figureOf(inside, rest);
};

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const times = [
  ['hours', 3600],
  ['minutes', 60],
  ['seconds', 1],
] as const;

/** Increasing seconds, each in its largest unit: `5 seconds, 5 and 30 minutes, and 2 and 5 hours`. */
const asTimes = (seconds: readonly number[]): string => {
  const timed = seconds
    .map((one) => times.find(([, size]) => one % size === 0)!)
    .map(([unit, size], at) => [unit, seconds[at]! / size] as const);
  const groups = Map.groupBy(timed, ([unit]) => unit);
  const words = [...groups].map(([unit, group]) => `${listed(group.map(([, many]) => String(many)))} ${unit}`);
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`;
};

/** @throws Error unless it is a whole number of the unit */
const inUnit = (figure: number, unit: Unit | undefined, name: string): number => {
  const many = figure / (unit ? units[unit] : 1);
  if (!Number.isInteger(many)) throw new Error(`${name} is ${figure}, which is not a whole number of ${unit}.`);
  return many;
};

const written = (figure: number, form: Form | undefined, name: string): string => {
  if (form === 'plain') return String(figure);
  if (form === 'attempts') throw new Error(`${name} is ${figure}, which is not a list of waits.`);
  const many = inUnit(figure, form, name).toLocaleString('en-US');
  return form ? `${many} ${form}` : many;
};

const alone = new RegExp(`^\\{plans\\.([\\w.]+)(?: (${Object.keys(units).join('|')}))?\\}$`);

/**
 * The number of a schema bound that names a figure: `{plans.pages.page}`, or in a unit `{plans.lifetimes.session minutes}`.
 * @throws Error for any other text, for an unknown name, and when it is not a whole number of the unit
 */
export const figureAlone = (text: string, { plans }: Pick<FigureSources, 'plans'>): number => {
  const [, name, unit] = (alone.exec(text) ?? []) as [unknown?, string?, Unit?];
  if (name === undefined) throw new Error(`${text} is not a valid bound: it must be a number, or one figure such as {plans.pages.page}.`);
  const { figures, place } = plans();
  const figure = figureOf(figures, name.split('.'));
  if (typeof figure !== 'number') throw new Error(`${place} has no figure ${name}, which a bound refers to.`);
  return inUnit(figure, unit, `plans.${name}`);
};

/**
 * Fills figures into a text: `{plans.graphql.depth}`, in a unit `{plans.bodies.json MiB}`, or as digits only `{plans.bodies.json plain}`. A
 * list of seconds is written as times.
 * @throws Error for an unknown name, and when it is not a whole number of the unit
 */
export const writeFigures = (text: string, sources: FigureSources): string =>
  text.replace(placeholder, (_, source: keyof FigureSources, name: string, form?: Form) => {
    const { figures, place } = sources[source]();
    const figure = figureOf(figures, name.split('.'));
    if (Array.isArray(figure)) return form === 'attempts' ? String(figure.length + 1) : asTimes(figure);
    if (typeof figure !== 'number') throw new Error(`${place} has no figure ${name}, which a description refers to.`);
    return written(figure, form, `${source}.${name}`);
  });

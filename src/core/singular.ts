/** Words whose plural has another form than the rules say. */
const irregular: Readonly<Record<string, string>> = {
  analyses: 'analysis',
  caches: 'cache',
  children: 'child',
  cookies: 'cookie',
  crises: 'crisis',
  criteria: 'criterion',
  diagnoses: 'diagnosis',
  halves: 'half',
  heroes: 'hero',
  indices: 'index',
  knives: 'knife',
  leaves: 'leaf',
  lives: 'life',
  matrices: 'matrix',
  media: 'medium',
  men: 'man',
  movies: 'movie',
  people: 'person',
  potatoes: 'potato',
  quizzes: 'quiz',
  shelves: 'shelf',
  ties: 'tie',
  tomatoes: 'tomato',
  women: 'woman',
};

const rules: readonly [plural: RegExp, singular: string][] = [
  [/ies$/, 'y'],
  // Boxes, batches, dishes, classes; but purchases and sizes.
  [/(?<=x|ch|sh|ss|zz)es$/, ''],
  // Statuses; but causes.
  [/(?<=stat|bon|camp|cens|corp|foc|radi|surpl|vir|^b)uses$/, 'us'],
  [/(?<!s)s$/, ''],
];

/** `deliveries` as `delivery`, `boxes` as `box`, `people` as `person`, also as the last word of `ProjectPeople`; `access` stays as it is. */
export const singular = (plural: string): string => {
  const [, before = '', first = '', rest = ''] = /^(.*?)([A-Za-z])([a-z]+)$/.exec(plural) ?? [];
  const other = irregular[first.toLowerCase() + rest];
  if (other) return before + (first === first.toLowerCase() ? other : other[0]!.toUpperCase() + other.slice(1));
  const [form, ending] = rules.find(([one]) => one.test(plural)) ?? [];
  return form ? plural.replace(form, ending!) : plural;
};

import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { audiences, catalogue, effectsOf, emittedKinds, families, kindsOf } from '../contract.ts';
import { type Dict, isDict, settle } from '../nodes.ts';

/** A fault of a kind: where in its file, and what. */
type Fault = [pointer: string, message: string];

const silent = (kind: string, entry: Dict, emitted: ReadonlySet<string>): Fault[] =>
  emitted.has(kind) || entry['x-emitted-by'] || entry['x-caused-by']
    ? []
    : [
        [
          `/catalogue/${kind}`,
          `Nothing emits ${kind}: name it in the \`x-emits\` or \`x-causes\` of an operation, an operation in its \`x-caused-by\`, or say with \`x-emitted-by\` what else records it.`,
        ],
      ];

const causeFaults = (kind: string, entry: Dict, operations: ReadonlySet<string>): Fault[] =>
  ((entry['x-caused-by'] ?? []) as string[])
    .filter((one) => !operations.has(one))
    .map((one) => [`/catalogue/${kind}/x-caused-by`, `There is no operation ${one}.`]);

const REQUIRED = ['description', 'data', 'example'];
const KEYS = [...REQUIRED, 'subject', 'changes', 'affects', 'message', 'x-caused-by', 'x-emitted-by'];

/** An entry of `affects`. */
interface Effect {
  records?: Dict | string;
  for?: string;
  changed?: string;
  made?: unknown;
}

/** What effects may name. */
interface Known {
  records: string[];
  audiences: string[];
}

/** The schemas of the records that have events. */
const recordsOf = (kinds: Record<string, Dict>): string[] => [
  ...new Set(Object.values(kinds).map(({ data }) => (data as { $ref: string } | undefined)?.$ref.split('/').at(-1) ?? '')),
];

const recordFaults = (records: Effect['records'], known: string[]): string[] => {
  if (records === 'restricted') return [];
  if (!isDict(records)) return ['`records` are kinds of records with their filters, or `restricted`.'];
  const unknown = Object.keys(records).filter((name) => !known.includes(name));
  return unknown.map((name) => `\`${name}\` has no events. Records with events are ${known.join(', ')}.`);
};

const isTextDict = (value: unknown): boolean => isDict(value) && Object.values(value).every((one) => typeof one === 'string');

/** Faults of a record that begins with that of the event. */
const madeFaults = ({ records, for: audience, made }: Effect): string[] => {
  if (made === undefined) return [];
  const filters = isDict(records) ? Object.values(records) : [];
  return isTextDict(made) && filters.length === 1 && filters[0] !== 'any' && audience === 'everyone'
    ? []
    : ['`made` has texts by property, for one kind of record with its filter, and for `everyone`.'];
};

/** @param at where the effects of the kind stand, in `affects` of its own entry or in `affected` of another family */
const effectFaults = (at: string, effects: Effect[], entry: Dict, { records: known, audiences: words }: Known): Fault[] =>
  effects.flatMap((effect, index) => {
    const { records, for: audience = 'nobody', changed } = effect;
    const faults = [
      ...recordFaults(records, known),
      ...(words.includes(audience) ? [] : [`\`${audience}\` is no audience. \`for\` is one of ${words.join(', ')}.`]),
      ...(changed === undefined || entry.changes ? [] : ['The kind has no `changes`, so `changed` is never so.']),
      ...madeFaults(effect),
    ];
    return faults.map((fault): Fault => [`${at}/${index}`, fault]);
  });

const faultsOf = (kind: string, entry: Dict, families: string[], names: Known): Fault[] => {
  const at = `/catalogue/${kind}`;
  const unknown = Object.keys(entry).filter((key) => !KEYS.includes(key));
  const missing = REQUIRED.filter((key) => entry[key] === undefined);
  const isSubject = families.includes(entry.subject as string);
  return [
    ...unknown.map((key): [string, string] => [
      `${at}/${key}`,
      `\`${key}\` is no key of a kind of event. The keys are ${KEYS.join(', ')}.`,
    ]),
    ...missing.map((key): [string, string] => [at, `${kind} lacks \`${key}\`.`]),
    ...(isSubject
      ? []
      : [[`${at}/subject`, `\`${entry.subject}\` is no family. The families are ${families.join(', ')}.`] as [string, string]]),
    ...(entry.changes === undefined || entry.changes === true
      ? []
      : [[`${at}/changes`, '`changes` is true, or left out.'] as [string, string]]),
    ...effectFaults(`${at}/affects`, (entry.affects ?? []) as Effect[], entry, names),
  ];
};

/** The files that the root's paths lead to. */
const sourcesOf = (paths: Dict, ctx: UserContext): UserContext['location']['source'][] =>
  Object.values(paths).flatMap((node) => settle(ctx, { node, location: ctx.location })?.location.source ?? []);

/** Reports faults in the file that has them. */
const reportIn = (paths: Dict, ctx: UserContext) => {
  const sources = sourcesOf(paths, ctx);
  return (file: string, faults: Fault[]) => {
    const source = sources.find(({ absoluteRef }) => absoluteRef.endsWith(`/${file}`)) ?? ctx.location.source;
    for (const [pointer, message] of faults) ctx.report({ message, location: { source, pointer: `#${pointer}`, reportOnKey: true } });
  };
};

// The root that publishes the webhook answers for the whole catalogue, whichever root emits a kind.
function reportCatalogue(paths: Dict, ctx: UserContext) {
  const rootFile = ctx.location.source.absoluteRef;
  const [known, { kinds: emitted, operations }, report] = [families(rootFile), emittedKinds(rootFile), reportIn(paths, ctx)];
  const placed = kindsOf(rootFile);
  const kinds = catalogue(rootFile);
  const names = { records: recordsOf(kinds), audiences: audiences(rootFile) };
  for (const [index, { kind, file, entry }] of placed.entries()) {
    const stated = entry as unknown as Dict;
    const before = placed.slice(0, index).find((other) => other.kind === kind);
    const twice: Fault[] = before ? [[`/catalogue/${kind}`, `${before.file} has ${kind}, too.`]] : [];
    report(file, [
      ...twice,
      ...silent(kind, stated, emitted),
      ...causeFaults(kind, stated, operations),
      ...faultsOf(kind, stated, known, names),
    ]);
  }
  for (const { kind, file, effects } of effectsOf(rootFile)) {
    const at = `/affected/${kind}`;
    const entry = kinds[kind];
    report(file, entry ? effectFaults(at, effects as Effect[], entry, names) : [[at, `${kind} is in no catalogue of a family.`]]);
  }
}

export const eventKinds: Oas3Rule = () => ({
  Root: {
    enter(node, ctx) {
      const { webhooks, paths = {} } = node as { webhooks?: Dict; paths?: Dict };
      if (webhooks?.event) reportCatalogue(paths, ctx);
    },
  },
});

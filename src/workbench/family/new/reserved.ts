const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words of TypeScript that are no names. */
const ofTypeScript = wordsOf(`
  arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if
  implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof
  var void while with yield`);

/** Words of Python, in which there is a client. */
const ofPython = wordsOf(
  'and as assert async await class def del elif else except finally for from global if import in is lambda not or pass raise with',
);

/** Words of SQL that are names of columns between quotation marks alone. */
const ofSql = wordsOf(`
  all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate collation column concurrently constraint
  create cross default deferrable desc distinct do else end except fetch for foreign freeze from full grant group having ilike in initially inner
  intersect into is isnull join lateral leading left like limit localtime localtimestamp natural not notnull null offset on only or order outer
  overlaps placing primary references returning right select similar some symmetric table tablesample then to trailing union unique user using
  variadic verbose when where window with`);

/** Properties that every record has, and names of parameters that every list has. */
const ofEveryRecord = wordsOf('id name version created_at updated_at account_id');
const ofEveryList = wordsOf('page limit offset after sort fields expand or');

/** Names that the code of every family has for something else. */
const ofFields = wordsOf('changes stored');
const ofFamilies = wordsOf(`
  admin answer at body caller change changed changes clock context count created current data db describe event expect field fields found full
  id ids it kind lines list listed name named now ok page parent part path query record recorded related sample sql stored store stores tessera
  text texts tx update version viewer visible window word words written row rows day days each instant pick sometimes stamps`);

/** The name of a column as SQL takes it. */
export const column = (name: string): string => (ofSql.has(name) ? `"${name}"` : name);

/** Why a field cannot have this name; undefined where it can. */
export const whyNoField = (name: string): string | undefined => {
  if (ofEveryRecord.has(name)) return 'every record has it';
  if (ofEveryList.has(name)) return 'lists have a parameter of this name';
  if (ofTypeScript.has(name)) return 'it is a word of TypeScript';
  if (ofPython.has(name)) return 'it is a word of Python, in which there is a client';
  return ofFields.has(name) ? 'the code of families calls something else so' : undefined;
};

/** Why neither a family nor one of its records can be called so; undefined where they can. */
export const whyNoFamily = (name: string): string | undefined => {
  if (ofTypeScript.has(name)) return 'it is a word of TypeScript';
  if (ofPython.has(name)) return 'it is a word of Python, in which there is a client';
  return ofFamilies.has(name) ? 'the code of families calls something else so' : undefined;
};

/** Whether SQL has the word for itself, so that no table can be called so. */
export const isOfSql = (name: string): boolean => ofSql.has(name);

/** Markup that can be sent without escaping. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

/** What a template can contain: text is escaped, markup is not, and empty values produce nothing. */
export type Piece = Html | string | number | false | null | undefined | readonly Piece[];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for use between tags and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!);

const characters: Record<string, string> = Object.fromEntries(Object.entries(entities).map(([character, entity]) => [entity, character]));

/** Reverses `escapeHtml`. */
export const unescapeHtml = (text: string): string => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => characters[entity]!);

/** Marks a text as safe markup. */
export const raw = (text: string): Html => new Html(text);

const textOf = (piece: Piece): string => {
  if (piece === false || piece === null || piece === undefined) return '';
  if (piece instanceof Html) return piece.text;
  if (typeof piece === 'object') return piece.map(textOf).join('');
  return escapeHtml(String(piece));
};

/** The template tag of every page; it escapes values that are not markup. */
export const html = (strings: TemplateStringsArray, ...pieces: Piece[]): Html =>
  new Html(strings.reduce((text, string, index) => text + textOf(pieces[index - 1]) + string));

/** Pieces joined with a separator. */
export const joinPieces = (pieces: readonly Piece[], between: Piece): Piece[] =>
  pieces.flatMap((piece, index) => (index === 0 ? [piece] : [between, piece]));

/** Markup that is safe to send as it stands. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

/** What can stand in a template: text is escaped, markup is not, and what is empty leaves nothing behind. */
export type Piece = Html | string | number | false | null | undefined | readonly Piece[];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it may stand between tags and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!);

/** Markup that was made elsewhere and is known to be safe. */
export const raw = (text: string): Html => new Html(text);

const textOf = (piece: Piece): string => {
  if (piece === false || piece === null || piece === undefined) return '';
  if (piece instanceof Html) return piece.text;
  if (typeof piece === 'object') return piece.map(textOf).join('');
  return escapeHtml(String(piece));
};

/** The template of every page: what is put in is escaped unless it is markup already. */
export const html = (strings: TemplateStringsArray, ...pieces: Piece[]): Html =>
  new Html(strings.reduce((text, string, index) => text + textOf(pieces[index - 1]) + string));

/** Pieces with something between them. */
export const joined = (pieces: readonly Piece[], between: Piece): Piece[] =>
  pieces.flatMap((piece, index) => (index === 0 ? [piece] : [between, piece]));

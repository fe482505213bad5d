import { type Html, html } from '../../core/html.ts';

const cells = 15;
const step = 20;
const stone = 17;

/** The column of the break, by row. */
const breaks = [8, 8, 7, 8, 9, 9, 8, 7, 6, 7, 7, 8, 9, 8, 8];

const centre = (cells - 1) / 2;

/** The colour of a stone: a frame, a wheel across the break, and a background. */
const colourOf = (row: number, column: number): string => {
  const edge = Math.min(row, column, cells - 1 - row, cells - 1 - column);
  if (edge === 0) return 'frame';
  const [x, y] = [Math.abs(column - centre), Math.abs(row - centre)];
  const distance = Math.hypot(x, y);
  if (distance > 4.4 && distance <= 5.6) return 'wheel';
  if (distance < 4.2 && (x === y || x * y === 0)) return 'spoke';
  return (row * 7 + column * 3) % 5 === 0 ? 'ground worn' : 'ground';
};

const stonesOf = (left: boolean): Html[] =>
  breaks.flatMap((at, row) =>
    Array.from({ length: cells }, (_, column) => column)
      .filter((column) => column < at === left)
      .map(
        (column) =>
          html`<rect class="${colourOf(row, column)}" x="${column * step}" y="${row * step}" width="${stone}" height="${stone}" rx="2"/>`,
      ),
  );

/** The two halves of a tile, with a small gap between them. */
export const tile = (): Html => {
  const size = cells * step;
  return html`<svg class="tile" viewBox="-10 -12 ${size + 36} ${size + 26}" role="img" aria-label="A mosaic tile in two halves whose broken edges fit each other">
<g transform="rotate(-0.8 ${size / 2} ${size / 2})">${stonesOf(true)}</g>
<g transform="translate(18 4) rotate(0.8 ${size / 2} ${size / 2})">${stonesOf(false)}</g>
</svg>`;
};

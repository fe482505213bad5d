import { encode } from 'uqr';
import { type Piece, raw } from '../../core/html.ts';

/** Quiet zone around the code, in modules. */
const border = 4;

/** A QR code as inline SVG, dark on light in every colour scheme, because not every scanner reads the reverse. */
export const qrCode = (text: string): Piece => {
  const { size, data } = encode(text, { border });
  const dark = data.flatMap((row, y) => row.flatMap((is, x) => (is ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return raw(
    `<svg class="qr" role="img" aria-label="QR code of the secret below" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
      `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${dark}"/></svg>`,
  );
};

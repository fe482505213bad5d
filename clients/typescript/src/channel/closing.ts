import { TesseraError } from '../errors.ts';

/** Codes of the protocol after which the same would happen again. */
const finalCodes: ReadonlySet<number> = new Set([1002, 1003, 1007, 1008, 1009]);

/** Whether a connection that was closed with a code is not to be opened again. */
export const isFinalCode = (code: number): boolean => (code >= 3500 && code < 4000) || finalCodes.has(code);

/** The error of a connection that is not opened again, with the code and, where the server said it, the reason. */
export const connectionClosed = (code: number, reason: string | undefined): TesseraError =>
  new TesseraError({
    code: 'connection_closed',
    message: `The server has closed the connection with ${code}${reason ? ` (${reason})` : ''}.`,
  });

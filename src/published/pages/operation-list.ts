import type { Placed } from '../../contract/read-openapi.ts';
import { type Entry, pageOf } from '../catalogue.ts';
import { code, lines, link, type Markdown, md } from '../md.ts';

/** The address of an operation. */
export const operationAddress = (entry: Entry, family: string, operationId: string): string => `${pageOf(entry)}/${family}/${operationId}`;

/** A method and a path. */
export const route = ({ method, path, inbound }: Placed): Markdown => code(`${method} ${inbound ? 'your address' : path}`);

/** Links to operations. */
export const operationList = (entry: Entry, family: string, operations: readonly Placed[]): Markdown =>
  lines(
    operations.map((placed) => {
      const { operationId, summary } = placed.operation;
      return link(md`${route(placed)} ${summary}`, operationAddress(entry, family, operationId));
    }),
  );

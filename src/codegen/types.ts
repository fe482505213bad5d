import openapiTS, { astToString } from 'openapi-typescript';
import type { Document } from './document.ts';

/** The TypeScript types of a document: `paths`, `operations`, `components`. */
export const typesOfDocument = async (document: Document): Promise<string> =>
  astToString(await openapiTS(structuredClone(document) as never, { alphabetize: false, defaultNonNullable: false }));

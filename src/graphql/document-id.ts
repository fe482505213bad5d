import { createHash } from 'node:crypto';
import { registeredDocumentLimits as limits } from '../contract/plans.ts';

/** The document identifiers of GraphQL over HTTP: the hash of the text, one of the client's own with a prefix, or one without. */
const form = /^(sha256:[0-9a-f]{64}|x-[\w.~-]+:[\w.~-]+|[\w.~-]+)$/;

/** Whether a text may be the id of a registered document. */
export const isDocumentId = (text: string): boolean => text.length <= limits.id && form.test(text);

/** Whether an id that names the hash of a text names that of another one. */
export const isHashOfOther = (id: string, text: string): boolean =>
  id.startsWith('sha256:') && id !== `sha256:${createHash('sha256').update(text).digest('hex')}`;

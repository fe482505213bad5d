import { idPrefixes } from '../../core/ids.ts';

const mention = new RegExp(`(?<![\\w@])@(${idPrefixes.user}_[0-7][0-9a-hjkmnp-tv-z]{25})(?!\\w)`, 'g');

/** The ids of users whom a text mentions: each has `@` in front. Whether there are such users is not checked. */
const mentionsIn = (text: string | null | undefined): string[] => [...new Set([...(text ?? '').matchAll(mention)].map(([, id]) => id!))];

/** The ids of users whom a text mentions and its former version did not. */
export const newMentions = (before: string | null | undefined, after: string | null | undefined): string[] => {
  const known = new Set(mentionsIn(before));
  return mentionsIn(after).filter((id) => !known.has(id));
};

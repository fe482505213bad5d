import { type Guide, type GuideName, guideAddressOf, guidesAddress } from '../guides.ts';
import { blocks, entries, inline, link, Markdown, md } from '../md.ts';
import type { Place } from '../page.ts';
import { headingsOf } from '../sections.ts';

/** The table of contents of a guide: all guides, with the sections of this one. */
export const guideContents = (guides: ReadonlyMap<GuideName, Guide>, open?: GuideName): Place[] =>
  [...guides].map(([name, { title, text }]) => ({
    href: guideAddressOf(name),
    title,
    current: name === open,
    inside: name === open ? headingsOf(text) : undefined,
  }));

/** The page of a guide. */
export const guidePage = ({ title, text }: Guide): Markdown => blocks(link('Guides', guidesAddress), md`# ${title}`, new Markdown(text));

/** The list of the guides. */
export const guidesPage = (guides: ReadonlyMap<GuideName, Guide>): Markdown =>
  blocks(
    md`# Guides`,
    'Short guides to the most common tasks. Every program in them is run by a test.',
    entries([...guides].map(([name, { title, about }]) => blocks(md`## ${link(title, guideAddressOf(name))}`, inline(about)))),
  );

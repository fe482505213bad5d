import { platformName } from '../contract/platform-name.ts';
import type { Changelog, Release } from '../core/changelog.ts';
import { escapeHtml } from '../core/html.ts';
import { changelogAddress, feedAddress, releaseBody } from './pages/changelog.ts';
import { render } from './render.ts';

/** The media type of a feed. */
export const atom = 'application/atom+xml';

const instantOf = (date: string): string => `${date}T00:00:00Z`;

/** @param page the address of the page, as clients reach it */
const entry = (page: string, release: Release): string => {
  const { date } = release;
  return `  <entry>
    <id>${page}#${date}</id>
    <title>Contracts of ${date}</title>
    <updated>${instantOf(date)}</updated>
    <link rel="alternate" type="text/html" href="${page}#${date}"/>
    <content type="html">${escapeHtml(render(releaseBody(release)).text)}</content>
  </entry>
`;
};

/** The changelog as a feed in Atom (RFC 4287), newest first. */
export const changelogFeed = ({ releases }: Changelog, publicUrl: string): string => {
  const page = escapeHtml(publicUrl + changelogAddress);
  const name = escapeHtml(platformName);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${page}</id>
  <title>${name}: changes of the contracts</title>
  <updated>${instantOf(releases[0]?.date ?? '1970-01-01')}</updated>
  <author><name>${name}</name></author>
  <link rel="self" type="${atom}" href="${escapeHtml(publicUrl + feedAddress)}"/>
  <link rel="alternate" type="text/html" href="${page}"/>
${releases.map((release) => entry(page, release)).join('')}</feed>
`;
};

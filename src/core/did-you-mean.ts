import leven from 'leven';

/** A name that is longer is nobody's slip. */
const longest = 64;

const plain = (name: string): string => name.toLowerCase().replaceAll('_', '');

/** Known names that somebody may have meant by one that is not known, the nearest first. */
export const nearest = (name: string, known: readonly string[]): string[] => {
  if (name.length > longest) return [];
  const most = Math.floor(name.length * 0.4) + 1;
  return known
    .map((one) => ({ one, distance: leven(plain(name), plain(one)) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance)
    .map(({ one }) => one);
};

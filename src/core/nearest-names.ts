import leven from 'leven';

/** A longer name is not a typo. */
const maxLength = 64;

const plain = (name: string): string => name.toLowerCase().replaceAll('_', '');

/** The known names similar to an unknown one, nearest first. */
export const nearest = (name: string, known: readonly string[]): string[] => {
  if (name.length > maxLength) return [];
  const maxDistance = Math.floor(name.length * 0.4) + 1;
  return known
    .map((one) => ({ one, distance: leven(plain(name), plain(one)) }))
    .filter(({ distance }) => distance <= maxDistance)
    .sort((a, b) => a.distance - b.distance)
    .map(({ one }) => one);
};

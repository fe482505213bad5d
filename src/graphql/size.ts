/** Whether a result has more characters than that as JSON. The count stops there, so a result that is much too large takes no longer. */
export const isLargerThan = (result: unknown, most: number): boolean => {
  const left = [result];
  for (let size = 0; left.length > 0; ) {
    const value = left.pop();
    if (typeof value === 'string') size += value.length;
    if (typeof value === 'object' && value !== null)
      for (const [name, inside] of Object.entries(value)) {
        size += Array.isArray(value) ? 1 : name.length + 4;
        left.push(inside);
      }
    if (size > most) return true;
  }
  return false;
};

/** The prefixes that an id may have by the pattern of its schema: of `^tsk_[…` it is `tsk`, of `^(prj|tsk)_[…` both; none where it holds no id. */
export const prefixesIn = (pattern: unknown): string[] => {
  const [, several, one] = /^\^(?:\(([a-z|]+)\)|([a-z]{3}))_\[/.exec(String(pattern)) ?? [];
  return (several ?? one)?.split('|') ?? [];
};

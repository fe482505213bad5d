import { pagePaths } from './consent-forms.ts';

/** The prompts of an authorization request (OpenID Connect Core, 3.1.2.1). */
export const promptsIn = (search: URLSearchParams): string[] => (search.get('prompt') ?? '').split(' ').filter(Boolean);

/** Prompts that require another sign-in. */
export const signInPrompts = ['login', 'select_account'];

/** The same request with other prompts. */
const withPrompt = (search: URLSearchParams, words: readonly string[]): string => {
  if (words.length === 0) search.delete('prompt');
  else search.set('prompt', words.join(' '));
  return `${pagePaths.authorize}?${search}`;
};

/** The same request after a sign-in, without the parameters that would require another one. */
export const afterSignIn = (query: string): string => {
  const search = new URLSearchParams(query);
  search.delete('max_age');
  return withPrompt(
    search,
    promptsIn(search).filter((word) => !signInPrompts.includes(word)),
  );
};

/** The same request, for another person. */
export const asSomebodyElse = (query: string): string => {
  const search = new URLSearchParams(query);
  const others = promptsIn(search).filter((word) => word === 'consent');
  return withPrompt(search, ['login', ...others]);
};

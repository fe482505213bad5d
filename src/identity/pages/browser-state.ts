import { createCookies } from './cookies.ts';
import { createFormTokens } from './form-tokens.ts';

/** What the identity pages keep in a browser and bind their forms to. */
export const createBrowserState = ({ issuer, formSecret }: { issuer: string; formSecret: string }) => {
  const cookies = createCookies(issuer.startsWith('https:'));
  return { cookies, tokens: createFormTokens(formSecret, cookies, new URL(issuer).origin) };
};

import { answered } from '../../src/testing/tessera.ts';

/** Invites somebody, as a person who signs in for it: an API key may not do that. @returns the status and the body, or nothing when the server is gone */
export const inviteAs = async (url: string, person: { email: string; password: string }, member: object, headers: object = {}) => {
  const post = async (path: string, body: object, more: object = {}) => {
    const sent = { 'Content-Type': 'application/json', ...more };
    return answered(await fetch(`${url}${path}`, { method: 'POST', headers: sent, body: JSON.stringify(body) }));
  };
  const { body } = await post('/v1/auth/login', person);
  return post('/v1/account/members', member, { 'X-Session-Token': body.session_token, ...headers });
};

import { type Caller, created, until } from '@tessera/platform/testing';
import { expect } from 'vitest';

/** Where an integration, or something of it, is found. */
export const itsPath = ({ id }: { id: string }, what = '') => `/v1/integrations/${id}${what}`;

/** An integration with that configuration, as it was created. */
export const newIntegration = (admin: Caller, config: { url: string } & Record<string, unknown>) =>
  created(admin, '/v1/integrations', { name: 'Machines', provider: 'http_json', config });

/** The integration, connected. */
export const connect = async (admin: Caller, integration: { id: string }) => {
  const { status, body } = await admin.call('POST', itsPath(integration, '/connect'));
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};

/** A new integration that is connected. */
export const connected = async (admin: Caller, config: { url: string } & Record<string, unknown>) =>
  connect(admin, await newIntegration(admin, config));

/** An operation once it is finished. */
export const finished = async (caller: Caller, { id }: { id: string }) => {
  const look = async () => (await caller.call('GET', `/v1/operations/${id}`)).body.data;
  await until(async () => (await look()).finished_at !== null);
  return look();
};

/** A sync that was accepted: its operation. */
export const begun = async (admin: Caller, integration: { id: string }) => {
  const { status, body } = await admin.call('POST', itsPath(integration, '/sync'));
  expect(status, JSON.stringify(body)).toBe(202);
  return body.data;
};

/** A whole sync: its operation at the end. */
export const synced = async (admin: Caller, integration: { id: string }) => finished(admin, await begun(admin, integration));

import { type Caller, created } from '@tessera/platform/testing';

/** A new resource of a caller. */
export const newResource = (caller: Caller, fields: object = {}) => created(caller, '/v1/resources', { name: 'Theodolite', ...fields });

/** A new notification of a person, whom somebody else mentions. */
export const newNotification = async (person: Caller, by: Caller): Promise<{ id: string }> => {
  await newResource(by, { description: `For @${person.userId}.` });
  return (await person.call('GET', '/v1/notifications?limit=1')).body.data[0];
};

import { defineHandlers } from '../../contract/handlers.ts';
import type { ApplicationService } from './service.ts';

/** Seconds for which a replaced secret works on, unless its owner says otherwise. */
const overlap = 86_400;

export const applicationHandlers = ({ applications }: { applications: ApplicationService }) =>
  defineHandlers('applications')({
    listApplications: async ({ caller, list }) => {
      const { data, extent } = await applications.list(caller, list);
      return { status: 200, data, extent };
    },

    createApplication: async ({ caller, body }) => {
      const { record, version } = await applications.create(caller, body);
      return { status: 201, data: record, version };
    },

    getApplication: async ({ caller, path }) => {
      const { record, version } = await applications.get(caller, path.application_id);
      return { status: 200, data: record, version };
    },

    updateApplication: async ({ caller, path, body, ifMatch }) => {
      const { record, version } = await applications.update(caller, path.application_id, body, ifMatch);
      return { status: 200, data: record, version };
    },

    deleteApplication: async ({ caller, path, ifMatch }) => {
      await applications.remove(caller, path.application_id, ifMatch);
      return { status: 204 };
    },

    rotateApplicationSecret: async ({ caller, path, body, ifMatch }) => {
      const seconds = body?.overlap_seconds ?? overlap;
      const { record, version } = await applications.rotateSecret(caller, path.application_id, seconds, ifMatch);
      return { status: 200, data: record, version };
    },

    listApplicationGrants: async ({ caller, path, list, query }) => {
      const { data, extent } = await applications.listGrants(caller, path.application_id, list, query.expand);
      return { status: 200, data, extent };
    },

    revokeApplicationGrant: async ({ caller, path }) => {
      await applications.revokeGrant(caller, path.application_id, path.user_id);
      return { status: 204 };
    },
  });

import { defineHandlers } from '../../contract/handlers.ts';
import type { ApplicationService } from './service.ts';

/** How long a replaced secret stays valid, in seconds, unless the request says otherwise. */
const overlap = 86_400;

export const applicationHandlers = ({ applications }: { applications: ApplicationService }) =>
  defineHandlers('applications')({
    listApplications: async ({ caller, list }) => ({ status: 200, ...(await applications.list(caller, list)) }),

    createApplication: async ({ caller, body }) => ({ status: 201, ...(await applications.create(caller, body)) }),

    getApplication: async ({ caller, path }) => ({ status: 200, ...(await applications.get(caller, path.application_id)) }),

    updateApplication: async ({ caller, path, body, ifMatch }) => ({
      status: 200,
      ...(await applications.update(caller, path.application_id, body, ifMatch)),
    }),

    deleteApplication: async ({ caller, path, ifMatch }) => {
      await applications.delete(caller, path.application_id, ifMatch);
      return { status: 204 };
    },

    rotateApplicationSecret: async ({ caller, path, body, ifMatch }) => {
      const seconds = body?.overlap_seconds ?? overlap;
      return { status: 200, ...(await applications.rotateSecret(caller, path.application_id, seconds, ifMatch)) };
    },

    listApplicationGrants: async ({ caller, path, list, query }) => ({
      status: 200,
      ...(await applications.listGrants(caller, path.application_id, list, query.expand)),
    }),

    revokeApplicationGrant: async ({ caller, path }) => {
      await applications.revokeGrant(caller, path.application_id, path.user_id);
      return { status: 204 };
    },
  });

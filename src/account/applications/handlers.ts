import { created, defineHandlers, noContent, ok } from '../../contract/handlers.ts';
import { lifetimes } from '../../contract/plans.ts';
import type { ApplicationService } from './service.ts';

export const applicationHandlers = ({ applications }: { applications: ApplicationService }) =>
  defineHandlers('applications')({
    listApplications: ({ caller, list }) => ok(applications.list(caller, list)),

    createApplication: ({ caller, body }) => created(applications.create(caller, body)),

    getApplication: ({ caller, path }) => ok(applications.get(caller, path.application_id)),

    updateApplication: ({ caller, path, body, ifMatch }) => ok(applications.update(caller, path.application_id, body, ifMatch)),

    deleteApplication: ({ caller, path, ifMatch }) => noContent(applications.delete(caller, path.application_id, ifMatch)),

    rotateApplicationSecret: async ({ caller, path, body, ifMatch }) => {
      const seconds = body?.overlap_seconds ?? lifetimes.overlap;
      return { status: 200, ...(await applications.rotateSecret(caller, path.application_id, seconds, ifMatch)) };
    },

    listApplicationGrants: ({ caller, path, list }) => ok(applications.listGrants(caller, path.application_id, list)),

    revokeApplicationGrant: ({ caller, path }) => noContent(applications.revokeGrant(caller, path.application_id, path.user_id)),
  });

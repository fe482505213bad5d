import type { FamilyOf, Handler, OperationId, RelatedRecords, Schemas } from '../contract/types.ts';
import type { Clock } from '../core/clock.ts';
import type { Sealer } from '../core/sealing.ts';
import type { Queries } from '../data/connection/database.ts';
import type { ObjectStore } from '../data/objects/object-store.ts';
import type { OperationWork } from '../operations/leases.ts';
import type { Outbound } from '../outbound/outbound.ts';
import type { FamiliesResolvers } from '../rules/graphql-resolvers.ts';
import { withoutVersions } from '../rules/if-match.ts';
import { createTransitions, tryFilters } from '../rules/list-transitions.ts';
import { commentHandlers } from './comments/handlers.ts';
import { createCommentService } from './comments/service.ts';
import { eventHandlers } from './events/handlers.ts';
import { createEventService } from './events/service.ts';
import { createAddressService } from './files/addresses.ts';
import { createContentService } from './files/contents.ts';
import { fileHandlers } from './files/handlers.ts';
import { createFileService, detachFiles } from './files/service.ts';
import { createIntegrationActions } from './integrations/actions.ts';
import { integrationHandlers } from './integrations/handlers.ts';
import { createIntegrationService } from './integrations/service.ts';
import { createReadList } from './integrations/source.ts';
import { createSync } from './integrations/sync.ts';
import { operationHandlers } from './operations/handlers.ts';
import { createOperationService } from './operations/service.ts';
import { createProjectActions } from './projects/actions.ts';
import { createReachesColleague } from './projects/colleagues.ts';
import { projectHandlers } from './projects/handlers.ts';
import { createMemberService } from './projects/members.ts';
import { reassignProjects } from './projects/reassign.ts';
import { createProjectService } from './projects/service.ts';
import { eventAudience } from './readers.ts';
import { familiesResolvers } from './resolvers.ts';
import { resourceHandlers } from './resources/handlers.ts';
import { createResourceService, reassignResources } from './resources/service.ts';
import { taskHandlers } from './tasks/handlers.ts';
import { copyTasks, createTaskService, unassignTasks } from './tasks/service.ts';
import { teamHandlers } from './teams/handlers.ts';
import { createTeamMemberService } from './teams/members.ts';
import { createTeamService } from './teams/service.ts';
import { userHandlers } from './users/handlers.ts';
import { createUserService, type OnLeave, type OnNewAddress, type OnNewAdministrator, type UserService } from './users/service.ts';
import { createDeliveryService } from './webhooks/deliveries.ts';
import { createDisable, type DisableWebhook } from './webhooks/disable.ts';
import { webhookHandlers } from './webhooks/handlers.ts';
import { createRecovery } from './webhooks/recovery.ts';
import { recoveryWork } from './webhooks/recovery-work.ts';
import { createWebhookService } from './webhooks/service.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  /** Stores the bytes of files. */
  objects: ObjectStore;
  /** Encrypts with a secret of the installation. */
  sealer: (name: string) => Sealer;
  /** The root of the REST API. */
  publicUrl: string;
  /** Whether outgoing requests may use plain http, as in development. */
  allowPlainHttp: boolean;
  /** Whether administrators get an e-mail when a webhook is disabled. */
  sendsNotices: boolean;
  /** Called with a disabled webhook after the transaction has committed. */
  onWebhookDisabled: (webhook: { id: string; url: string; disabled_reason: string | null }) => void;
  /** Sends requests to the URLs that users give. */
  outbound: Pick<Outbound, 'send' | 'refuses'>;
  /** Called for a user who is removed, before the families reassign the user's records. */
  onLeave: OnLeave;
  /** Tells users that their e-mail address was changed. */
  onNewAddress: OnNewAddress;
  onNewAdministrator: OnNewAdministrator;
  /** Called when an operation may be waiting for a worker. */
  onWork: () => void;
}

/** The handlers of each implemented family, and the work of the operations that they begin. */
const compose = (given: Dependencies) => {
  const { db, clock, sealer, outbound, allowPlainHttp } = given;
  const reassignments = [reassignProjects(clock), unassignTasks(clock), reassignResources(clock)];
  const users = createUserService({
    db,
    clock,
    onLeave: [given.onLeave, ...reassignments],
    onNewAddress: given.onNewAddress,
    onNewAdministrator: given.onNewAdministrator,
    sendsMail: given.sendsNotices,
  });
  const projects = createProjectService({ db, clock, copyTasks: copyTasks(clock), detachFiles: detachFiles(clock, 'project_id') });
  const members = createMemberService({ db, clock, users });
  const projectActions = createProjectActions({ db, clock, users });
  const tasks = createTaskService({ db, clock, users, projects, detachFiles: detachFiles(clock, 'task_id') });
  const files = createFileService({ db, clock, projects, tasks });
  const contents = createContentService({ db, clock, objects: given.objects, files });
  const fileAddresses = createAddressService({ db, clock, files, sealer: sealer('file-addresses'), publicUrl: given.publicUrl });
  const resources = createResourceService({ db, clock });
  const subjects = { project: projects.subject, task: tasks.subject, file: files.subject, resource: resources.subject };
  const comments = createCommentService({ db, clock, projects, subjects });
  const events = createEventService({ db, audience: eventAudience });
  const teams = createTeamService({ db, clock });
  const teamMembers = createTeamMemberService({ db, clock, users });
  const operations = createOperationService({ db, clock });
  const webhooks = createWebhookService({ db, clock, operations, sealer: sealer('webhook-secrets'), allowPlainHttp, outbound });
  const disableWebhook = createDisable({ clock, sendsNotices: given.sendsNotices, onDisabled: given.onWebhookDisabled });
  const recovery = createRecovery({ db, clock, operations });
  const deliveries = createDeliveryService({ db, clock, recovery, audience: eventAudience });
  const syncing = { db, clock, operations, sealer: sealer('integration-secrets'), readList: createReadList(outbound) };
  const integrations = createIntegrationService({ ...syncing, allowPlainHttp, outbound });
  const integrationActions = createIntegrationActions({ ...syncing, allowPlainHttp, outbound, onWork: given.onWork });
  const sync = createSync({ ...syncing, users, resources });
  const works: Record<Schemas['OperationType'], OperationWork> = {
    integration_sync: sync,
    webhook_recovery: recoveryWork({ db, operations, recovery }),
  };
  const handlers = {
    users: userHandlers({ users }),
    teams: teamHandlers({ teams, members: teamMembers, users }),
    projects: projectHandlers({ projects, members, actions: projectActions, users, teams, events }),
    tasks: taskHandlers({ tasks, users }),
    files: fileHandlers({ files, contents, addresses: fileAddresses }),
    comments: commentHandlers({ comments }),
    resources: resourceHandlers({ resources, users, events }),
    events: eventHandlers({ events }),
    webhooks: webhookHandlers({ webhooks, deliveries }),
    integrations: integrationHandlers({ integrations, actions: integrationActions }),
    operations: operationHandlers({ operations }),
  };
  const resolvers = familiesResolvers({
    users,
    resources,
    webhooks,
    deliveries,
    projects,
    projectActions,
    projectMembers: members,
    tasks,
    teams,
    teamMembers,
    comments,
    files,
    fileAddresses,
    integrations,
    integrationActions,
    operations,
    events,
    listChanges: {
      transitionOf: createTransitions(db),
      tryFilters: (accountId, filters) => tryFilters(db, accountId, filters),
      audiences: { colleagues: createReachesColleague(db) },
      positionOf: events.positionOf,
    },
  });
  const related: RelatedRecords = {
    User: withoutVersions(users.findByIds),
    Project: withoutVersions(projects.findByIds),
    Task: withoutVersions(tasks.findByIds),
    Event: events.findByIds,
  };
  return { handlers, related, works, resolvers, users, disableWebhook };
};

/**
 * The families of the contract that have no handlers yet; their operations answer 501. A family that is in neither list, or in both,
 * does not compile.
 */
export const pending: Record<Exclude<FamilyOf<'platform'>, keyof ReturnType<typeof compose>['handlers']>, true> = {};

interface Families {
  /** Every implemented handler, by operationId. */
  handlers: { [Id in OperationId]?: Handler<Id> };
  related: RelatedRecords;
  works: Readonly<Record<Schemas['OperationType'], OperationWork>>;
  users: UserService;
  /** Disables a webhook, so that nothing more is sent to it. */
  disableWebhook: DisableWebhook;
  /** The resolvers of every GraphQL field that belongs to a family. */
  resolvers: FamiliesResolvers;
}

/** Creates all families. */
export const createFamilies = (dependencies: Dependencies): Families => {
  const { handlers, ...others } = compose(dependencies);
  return { handlers: Object.assign({}, ...Object.values(handlers)), ...others };
};

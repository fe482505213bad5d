// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
import type * as platform from './platform/types.ts';

/** What records of a scene can have besides the properties of their copies, by kind: their members, and their bytes; all of what has no copies. */
export interface Besides {
  users: unknown;
  projects: { members?: readonly Partial<platform.ProjectMember>[] };
  tasks: unknown;
  teams: { members?: readonly Partial<platform.TeamMember>[] };
  files: { content?: string; content_base64?: string };
  comments: unknown;
  integrations: unknown;
  webhooks: unknown;
  resources: unknown;
  notifications: Partial<platform.Notification>;
}

import type { View } from '@tessera/platform/dashboard';
import { eventView, operationView, resourceView, userView, webhookView } from '@tessera/platform/views';
import { commentView } from './comments/view.ts';
import { fileView } from './files/view.ts';
import { integrationView } from './integrations/view.ts';
import { projectView } from './projects/view.ts';
import { taskView } from './tasks/view.ts';
import { teamView } from './teams/view.ts';

/** What families want of the dashboard, in the order of its navigation. A family without a view comes last, as its contract describes it. */
export const familyViews: readonly View[] = [
  projectView,
  taskView,
  resourceView,
  fileView,
  commentView,
  userView,
  teamView,
  integrationView,
  operationView,
  webhookView,
  eventView,
];

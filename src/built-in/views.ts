// What the built-in families want of the dashboard.
export { eventView } from './events/view.ts';
export { operationView } from './operations/view.ts';
export { resourceView } from './resources/view.ts';
export { userView } from './users/view.ts';
export { webhookView } from './webhooks/view.ts';

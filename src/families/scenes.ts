import { commentScene } from './comments/scene.ts';
import { eventScene } from './events/scene.ts';
import { fileScene } from './files/scene.ts';
import { integrationScene } from './integrations/scene.ts';
import type { SceneKind } from './kit/scene.ts';
import { projectScene } from './projects/scene.ts';
import { resourceScene } from './resources/scene.ts';
import { taskScene } from './tasks/scene.ts';
import { teamScene } from './teams/scene.ts';
import { userScene } from './users/scene.ts';
import { webhookScene } from './webhooks/scene.ts';

/** The kinds of records in scenes, ordered so that each refers to earlier ones only. */
export const sceneKinds: readonly SceneKind[] = [
  userScene,
  teamScene,
  projectScene,
  taskScene,
  fileScene,
  integrationScene,
  resourceScene,
  commentScene,
  webhookScene,
  eventScene,
];

import type { Family, Given } from '../../kit/family.ts';
import { withoutVersions } from '../../rules/if-match.ts';
import { userHandlers } from './handlers.ts';
import { userResolvers } from './resolvers.ts';
import { userScene } from './scene.ts';
import { userSeed } from './seed.ts';
import { createUserService, type UserSurroundings } from './service.ts';

export const userFamily = {
  name: 'users',
  scene: userScene,
  seeds: [userSeed],

  compose: (given: Given & UserSurroundings) => {
    const users = createUserService(given);
    return {
      services: { users },
      handlers: { users: userHandlers({ users }) },
      resolvers: { users: userResolvers({ users }) },
      related: { User: withoutVersions(users.findByIds) },
    };
  },
} satisfies Family;

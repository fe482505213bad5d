// Written by `tessera generate` from the files of the families and of the package. Do not edit: add a file and run `npm run generate`.
import * as step0001 from '../src/data/migrations/steps/0001-installation.ts';
import * as step0002 from '../src/data/migrations/steps/0002-accounts.ts';
import * as step0003 from '../src/data/migrations/steps/0003-sign-in.ts';
import * as step0004 from '../src/data/migrations/steps/0004-second-factors.ts';
import * as step0005 from '../src/data/migrations/steps/0005-applications.ts';
import * as step0006 from '../src/data/migrations/steps/0006-tokens.ts';
import * as step0007 from '../src/families/teams/migrations/0007-teams.ts';
import * as step0008 from '../src/families/projects/migrations/0008-projects.ts';
import * as step0009 from '../src/families/tasks/migrations/0009-tasks.ts';
import * as step0010 from '../src/built-in/resources/migrations/0010-resources.ts';
import * as step0011 from '../src/families/files/migrations/0011-files.ts';
import * as step0012 from '../src/families/comments/migrations/0012-comments.ts';
import * as step0013 from '../src/families/integrations/migrations/0013-integrations.ts';
import * as step0014 from '../src/data/migrations/steps/0014-objects.ts';
import * as step0015 from '../src/data/migrations/steps/0015-events.ts';
import * as step0016 from '../src/data/migrations/steps/0016-event-positions.ts';
import * as step0017 from '../src/data/migrations/steps/0017-webhooks.ts';
import * as step0018 from '../src/data/migrations/steps/0018-logs.ts';
import * as step0019 from '../src/data/migrations/steps/0019-event-places.ts';
import * as step0020 from '../src/data/migrations/steps/0020-operation-types.ts';
import * as step0021 from '../src/built-in/resources/migrations/0021-resource-origins.ts';
import * as step0022 from '../src/data/migrations/steps/0022-search-documents.ts';
import * as step0023 from '../src/built-in/notifications/migrations/0023-notifications.ts';
import * as step0024 from '../src/data/migrations/steps/0024-logged-requests.ts';

/** All migrations by name; the names give the order. */
export const migrations = {
  '0001-installation': step0001,
  '0002-accounts': step0002,
  '0003-sign-in': step0003,
  '0004-second-factors': step0004,
  '0005-applications': step0005,
  '0006-tokens': step0006,
  '0007-teams': step0007,
  '0008-projects': step0008,
  '0009-tasks': step0009,
  '0010-resources': step0010,
  '0011-files': step0011,
  '0012-comments': step0012,
  '0013-integrations': step0013,
  '0014-objects': step0014,
  '0015-events': step0015,
  '0016-event-positions': step0016,
  '0017-webhooks': step0017,
  '0018-logs': step0018,
  '0019-event-places': step0019,
  '0020-operation-types': step0020,
  '0021-resource-origins': step0021,
  '0022-search-documents': step0022,
  '0023-notifications': step0023,
  '0024-logged-requests': step0024,
};

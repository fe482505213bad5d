// Written by codegen.ts from the files of src/data. Do not edit: add a file and run `npm run generate`.
import * as step0001 from '../src/data/migrations/steps/0001-installation.ts';
import * as step0002 from '../src/data/migrations/steps/0002-accounts.ts';
import * as step0003 from '../src/data/migrations/steps/0003-sign-in.ts';
import * as step0004 from '../src/data/migrations/steps/0004-second-factors.ts';
import * as step0005 from '../src/data/migrations/steps/0005-applications.ts';
import * as step0006 from '../src/data/migrations/steps/0006-tokens.ts';
import * as step0007 from '../src/data/migrations/steps/0007-projects.ts';
import * as step0008 from '../src/data/migrations/steps/0008-content.ts';
import * as step0009 from '../src/data/migrations/steps/0009-events.ts';
import * as step0010 from '../src/data/migrations/steps/0010-event-positions.ts';
import * as step0011 from '../src/data/migrations/steps/0011-webhooks.ts';
import * as step0012 from '../src/data/migrations/steps/0012-logs.ts';

/** All migrations by name; the names give the order. */
export const migrations = {
  '0001-installation': step0001,
  '0002-accounts': step0002,
  '0003-sign-in': step0003,
  '0004-second-factors': step0004,
  '0005-applications': step0005,
  '0006-tokens': step0006,
  '0007-projects': step0007,
  '0008-content': step0008,
  '0009-events': step0009,
  '0010-event-positions': step0010,
  '0011-webhooks': step0011,
  '0012-logs': step0012,
};

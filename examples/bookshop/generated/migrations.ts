// Written by `tessera generate` from the files of the families and of the package. Do not edit: add a file and run `npm run generate`.
import * as step0001 from '@tessera/platform/internal/data/migrations/steps/0001-installation';
import * as step0002 from '@tessera/platform/internal/data/migrations/steps/0002-accounts';
import * as step0003 from '@tessera/platform/internal/data/migrations/steps/0003-sign-in';
import * as step0004 from '@tessera/platform/internal/data/migrations/steps/0004-second-factors';
import * as step0005 from '@tessera/platform/internal/data/migrations/steps/0005-applications';
import * as step0006 from '@tessera/platform/internal/data/migrations/steps/0006-tokens';
import * as step0010 from '@tessera/platform/internal/built-in/resources/migrations/0010-resources';
import * as step0014 from '@tessera/platform/internal/data/migrations/steps/0014-objects';
import * as step0015 from '@tessera/platform/internal/data/migrations/steps/0015-events';
import * as step0016 from '@tessera/platform/internal/data/migrations/steps/0016-event-positions';
import * as step0017 from '@tessera/platform/internal/data/migrations/steps/0017-webhooks';
import * as step0018 from '@tessera/platform/internal/data/migrations/steps/0018-logs';
import * as step0019 from '@tessera/platform/internal/data/migrations/steps/0019-event-places';
import * as step0020 from '@tessera/platform/internal/data/migrations/steps/0020-operation-types';
import * as step0021 from '@tessera/platform/internal/built-in/resources/migrations/0021-resource-origins';
import * as step5001 from '../src/families/customers/migrations/5001-customers.ts';
import * as step5002 from '../src/families/books/migrations/5002-books.ts';
import * as step5003 from '../src/families/orders/migrations/5003-orders.ts';

/** All migrations by name; the names give the order. */
export const migrations = {
  '0001-installation': step0001,
  '0002-accounts': step0002,
  '0003-sign-in': step0003,
  '0004-second-factors': step0004,
  '0005-applications': step0005,
  '0006-tokens': step0006,
  '0010-resources': step0010,
  '0014-objects': step0014,
  '0015-events': step0015,
  '0016-event-positions': step0016,
  '0017-webhooks': step0017,
  '0018-logs': step0018,
  '0019-event-places': step0019,
  '0020-operation-types': step0020,
  '0021-resource-origins': step0021,
  '5001-customers': step5001,
  '5002-books': step5002,
  '5003-orders': step5003,
};

import { inFile, type Mutant } from '../mutant.ts';

/** Usage and the log of requests. */
export const account: readonly Mutant[] = [
  ...inFile(
    'src/account/traffic/batch.ts',
    ['test/account/traffic-batch.unit.test.ts'],
    [
      {
        rule: 'requests of the dashboard are not usage',
        text: 'if (!answered.caller.isFromDashboard) count(day, answered);',
        becomes: 'count(day, answered);',
      },
      {
        rule: 'parts that the dashboard uses are not counted',
        text: 'used.length === 0 || caller.isFromDashboard',
        becomes: 'used.length === 0',
      },
      {
        rule: 'requests of the dashboard are logged as such',
        text: 'from_dashboard: caller.isFromDashboard === true',
        becomes: 'from_dashboard: false',
      },
    ],
  ),
  ...inFile(
    'src/account/log/requests.ts',
    ['test/account/log-pages.api.test.ts'],
    [
      {
        rule: 'an entry that does not say where it is from is not from the dashboard',
        text: 'coalesce(logged_requests.from_dashboard, false)',
        becomes: 'logged_requests.from_dashboard',
      },
    ],
  ),
];

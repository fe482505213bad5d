import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Command } from 'commander';
import type { OperatorReply, OperatorSchemas } from '../../contract/operators.ts';
import {
  type Ask,
  type OperatorOptions as Common,
  helpWithAccess,
  printReply as print,
  withAccess,
  withOperator,
} from '../operators/with-operator.ts';
import { wholeNumber } from './options.ts';

type Account = OperatorSchemas['OperatedAccount'];

const shown = ({ id, status, plan, name, suspended_at, suspension_reason, delete_after }: Account): string => {
  const why = suspension_reason === null ? '' : ` (${suspension_reason})`;
  const since = suspended_at === null ? '' : `  since ${suspended_at}${why}`;
  return `${id}  ${status.padEnd(9)}  ${plan.padEnd(12)}  ${name}${since}${delete_after === null ? '' : `  deleted after ${delete_after}`}`;
};

const shownChange = ({ id, user_id, former_email, email, expires_at }: OperatorSchemas['PendingEmailChange']): string =>
  `${id}  ${user_id}  ${former_email} -> ${email}  until ${expires_at}`;

/** A limit of the account's own; without one, the plan's holds. */
const shownLimit = (limit: number | null): string => (limit === null ? 'that of the plan' : `${limit} requests per window`);

const shownLimits = ({ rate_limit, burst_limit }: Account) => ({
  rate_limit: shownLimit(rate_limit),
  burst_limit: shownLimit(burst_limit),
});

const shownFields = (fields: object): string[] => Object.entries(fields).map(([name, value]) => `${name.padEnd(18)}  ${value ?? '-'}`);

/** A limit, or none: that of the plan. Not null: Commander treats a parser's null as an option without a value. */
type Limit = number | 'none';

const requests = wholeNumber(1, 1_000_000, ', or none for the limit of the plan');

const limit = (text: string): Limit => (text === 'none' ? text : requests(text));

interface Fields {
  name?: string;
  plan?: string;
  rateLimit?: Limit;
  burstLimit?: Limit;
  resetPolicies?: boolean;
}

const asField = (limit: Limit): number | null => (limit === 'none' ? null : limit);

const bodyOf = ({ name, plan, rateLimit, burstLimit, resetPolicies }: Fields) => ({
  ...(name === undefined ? {} : { name }),
  ...(plan === undefined ? {} : { plan }),
  ...(rateLimit === undefined ? {} : { rate_limit: asField(rateLimit) }),
  ...(burstLimit === undefined ? {} : { burst_limit: asField(burstLimit) }),
  ...(resetPolicies && { reset_policies: true }),
});

const list = (options: Common & { status?: string }) =>
  withOperator(options.url, async (ask) => {
    let after: string | null = '';
    while (after !== null) {
      const query: Record<string, unknown> = { limit: '100', ...(after && { after }), ...(options.status && { status: options.status }) };
      const { data, next }: OperatorReply<'listAccounts'> = await ask('listAccounts', { query });
      for (const account of data) print(account, shown(account), options);
      after = next;
    }
  });

const show = (account_id: string, options: Common) =>
  withOperator(options.url, async (ask) => {
    const reply = await ask('showAccount', { path: { account_id } });
    print(reply.data, shownFields({ ...reply.data, ...shownLimits(reply.data) }).join('\n'), options);
  });

const create = ({ email, administrator, ...options }: Common & Fields & { email: string; administrator?: string }) =>
  withOperator(options.url, async (ask) => {
    const body = { ...bodyOf(options), email, ...(administrator === undefined ? {} : { administrator_name: administrator }) };
    const reply = await ask('createAccount', { body });
    const { link, expires_at } = reply.administrator;
    const told = `Created ${reply.data.id}. ${email} sets a password at\n${link}\nThe link works once, expires at ${expires_at} and is not shown again.`;
    print(reply, told, options);
  });

const set = (account_id: string, options: Common & Fields) =>
  withOperator(options.url, async (ask) => {
    const { data } = await ask('setAccount', { path: { account_id }, body: bodyOf(options) });
    print(data, [shown(data), ...shownFields(shownLimits(data))].join('\n'), options);
  });

const suspend = (account_id: string, { reason, ...options }: Common & { reason?: string }) =>
  withOperator(options.url, async (ask) => {
    const { data } = await ask('suspendAccount', { path: { account_id }, body: reason === undefined ? {} : { reason } });
    print(data, `Suspended ${data.id}: its credentials, connections and webhooks stop within a second.`, options);
  });

const resume = (account_id: string, options: Common) =>
  withOperator(options.url, async (ask) => {
    const { data } = await ask('resumeAccount', { path: { account_id } });
    print(data, `${data.id} is active again.`, options);
  });

const emailChanges = (account_id: string, options: Common) =>
  withOperator(options.url, async (ask) => {
    let after: string | null = '';
    while (after !== null) {
      const query: Record<string, unknown> = { limit: '100', ...(after && { after }) };
      const { data, next }: OperatorReply<'listPendingEmailChanges'> = await ask('listPendingEmailChanges', {
        path: { account_id },
        query,
      });
      for (const change of data) print(change, shownChange(change), options);
      after = next;
    }
  });

const endEmailChange = (account_id: string, change_id: string, options: Common) =>
  withOperator(options.url, async (ask) => {
    const { data } = await ask('endEmailChange', { path: { account_id, change_id } });
    print(
      data,
      `The links for ${data.id} no longer work. ${data.user_id} keeps ${data.former_email} and can request a change again.`,
      options,
    );
  });

/** Passes lines through and keeps the last one. */
const watched = (lines: AsyncIterable<string>) => {
  let last = '';
  return {
    last: () => last,
    lines: (async function* () {
      for await (const text of lines) {
        last = (last + text).slice(-lastLine).replace(/^.*\n(?=.)/s, '');
        yield text;
      }
    })(),
  };
};

/** How many characters of the last line of an export are kept. */
const lastLine = 65_536;

/** Writes an export into a new file. @throws Error when the file exists or the export breaks off; the file is then removed */
const exportTo = async (ask: Ask, account_id: string, file: string): Promise<Record<string, unknown>> => {
  const { lines, last } = watched(await ask('exportAccount', { path: { account_id } }));
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  let isOurs = false;
  target.once('open', () => {
    isOurs = true;
  });
  try {
    await pipeline(Readable.from(lines, { objectMode: false }), target);
    const { type, ...end } = JSON.parse(last() || '{}');
    if (type !== 'end') throw new Error('The export broke off before its end.');
    return end;
  } catch (cause) {
    if (isOurs) await rm(file, { force: true });
    throw cause;
  }
};

const summary = (file: string, { records, files, missing_files }: Record<string, unknown>): string =>
  `Wrote ${records} records and the bytes of ${files} files to ${file}.${(missing_files as string[]).map((id) => `\nThe bytes of ${id} are missing from the store.`).join('')}`;

const exportAccount = (account_id: string, { to, ...options }: Common & { to: string }) =>
  withOperator(options.url, async (ask) => {
    const end = await exportTo(ask, account_id, to);
    print({ file: to, ...end }, summary(to, end), options);
  });

interface DeleteOptions extends Common {
  export?: string | false;
  withoutExport?: boolean;
  graceDays?: string;
}

const remove = (account_id: string, { export: file, withoutExport, graceDays, ...options }: DeleteOptions, command: Command) => {
  if (Boolean(file) === Boolean(withoutExport)) command.error('error: set either --export <file> or --without-export', { exitCode: 2 });
  return withOperator(options.url, async (ask) => {
    const path = { account_id };
    if (file) {
      const { data } = await ask('showAccount', { path });
      // Exported data must not change any more.
      if (data.status === 'active') await ask('suspendAccount', { path, body: { reason: 'To be deleted' } });
      const end = await exportTo(ask, account_id, file);
      if (!options.json) console.log(summary(file, end));
    }
    const query = { ...(withoutExport && { without_export: 'true' }), ...(graceDays && { grace_days: graceDays }) };
    const { data } = await ask('deleteAccount', { path, query });
    print(data, `Suspended ${data.id}; it will be deleted after ${data.delete_after}. Until then, accounts resume restores it.`, options);
  });
};

const help = `
${helpWithAccess} Each action is recorded in the audit log of its account.`;

const withLimits = (command: Command): Command =>
  command
    .option('--plan <plan>', 'free, professional, business or enterprise')
    .option('--rate-limit <requests>', 'requests per window, only with the plan enterprise; none for the limit of the plan', limit)
    .option(
      '--burst-limit <requests>',
      'the same including the burst allowance, only with the plan enterprise; none for that of the plan',
      limit,
    );

/** The commands with which an operator manages accounts. */
export const registerAccounts = (program: Command): void => {
  const accounts = program.command('accounts').description('Manage the accounts of this installation.').addHelpText('after', help);
  withAccess(accounts.command('list').description('List accounts.'))
    .option('--status <status>', 'only active, suspended or deleting ones')
    .action(list);
  withAccess(accounts.command('show <account>').description('Show an account.')).action(show);
  withLimits(withAccess(accounts.command('create').description('Create an account, and print a link for its first administrator.')))
    .requiredOption('--name <name>', 'name of the account')
    .requiredOption('--email <email>', 'e-mail address of the first administrator')
    .option('--administrator <name>', 'name of the first administrator')
    .action(create);
  withLimits(
    withAccess(accounts.command('set <account>').description('Change name, plan or limits; takes effect on all nodes within a second.')),
  )
    .option('--name <name>', 'name of the account')
    .option('--reset-policies', 'remove the lifetimes and networks that its administrators have set')
    .action(set);
  withAccess(accounts.command('suspend <account>').description('Suspend an account with its credentials, connections and webhooks.'))
    .option('--reason <text>', 'reason, for the audit log of the account')
    .action(suspend);
  withAccess(accounts.command('export <account>').description('Export all records and files of an account into a new file, as JSON lines.'))
    .requiredOption('--to <file>', 'the file')
    .action(exportAccount);
  withAccess(accounts.command('delete <account>').description('Suspend an account, and delete it after a grace period.'))
    .option('--export <file>', 'export it into a new file first')
    .option('--without-export', 'delete it without an export')
    .option('--grace-days <days>', 'grace period in days, 1 to 365 (default: 30)')
    .action(remove);
  withAccess(accounts.command('email-changes <account>').description('List unconfirmed e-mail changes.')).action(emailChanges);
  withAccess(
    accounts
      .command('end-email-change <account> <change>')
      .description('Cancel an e-mail change, for somebody who can open neither mailbox.'),
  ).action(endEmailChange);
  withAccess(accounts.command('resume <account>').description('Resume a suspended account, or restore one that is being deleted.')).action(
    resume,
  );
};

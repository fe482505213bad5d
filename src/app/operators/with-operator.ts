import { join } from 'node:path';
import type { Command } from 'commander';
import type { OperatorOperationId, OperatorReply, UncheckedCall } from '../../contract/operators.ts';
import { ServiceError } from '../../core/errors.ts';
import { httpAddress } from '../commands/options.ts';
import { type Config, readConfig } from '../config.ts';
import { askServer, withDetails } from './ask-server.ts';

/** Options common to all commands of operators. */
export interface OperatorOptions {
  url?: string;
  json?: boolean;
}

/** Calls an operation for operators. @throws Error with the message and the details of a refusal */
export type Ask = <Id extends OperatorOperationId>(id: Id, call: Partial<UncheckedCall>) => Promise<OperatorReply<Id>>;

const operationsUrl = ({ host, operationsPort }: Config): string => `http://${host.includes(':') ? `[${host}]` : host}:${operationsPort}`;

const inWords = (failure: unknown): unknown =>
  failure instanceof ServiceError ? new Error(withDetails(failure.message, failure.details), { cause: failure }) : failure;

/** Asks the server if there is an operator key, else uses the database directly. */
export const withOperator = async (url: string | undefined, work: (ask: Ask) => Promise<void>): Promise<void> => {
  const config = readConfig(process.env);
  const [key] = config.operatorKeys;
  if (key !== undefined) return work(askServer(url ?? operationsUrl(config), key));
  if (url !== undefined) throw new Error('TESSERA_OPERATOR_KEY is not set; the server requires it.');
  const { withDatabase } = await import('../compose/data.ts');
  const { composeOperatorsApart } = await import('../compose/operators.ts');
  const { openObjects } = await import('../../data/objects/open.ts');
  await withDatabase(config, async (database) => {
    const objects = await openObjects(config.files, join(config.dataDir, 'files'));
    const operate = await composeOperatorsApart(config, database, objects, (id, _status, details) =>
      console.error(`The result of ${id} breaks its contract: ${details.map(({ field }) => field).join(', ')}`),
    );
    const here = { address: null, requestId: null };
    const ask: Ask = async (id, call) => {
      const operated = operate(id, here, { path: {}, query: {}, body: undefined, ...call });
      const { answer } = await operated.catch((failure: unknown) => {
        throw inWords(failure);
      });
      return answer;
    };
    await work(ask).finally(() => objects.close());
  });
};

/** Prints a reply as JSON if that was asked for, else a text. */
export const printReply = (reply: object, text: string, { json }: OperatorOptions): void =>
  console.log(json ? JSON.stringify(reply) : text);

/** Adds the options that all commands of operators have. */
export const withAccess = (command: Command): Command =>
  command
    .option('--url <address>', 'operations port of the server, such as http://10.0.0.5:9080', httpAddress)
    .option('--json', 'print JSON');

/** How the commands of operators reach the data, for their help. */
export const helpWithAccess = `With TESSERA_OPERATOR_KEY or TESSERA_OPERATOR_KEY_FILE set, the commands call the running server on its operations port: HOST and
TESSERA_OPERATIONS_PORT, or --url. Without a key they use the database directly: DATABASE_URL, or the embedded one while no server runs.`;

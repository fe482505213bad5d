import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import { httpAddress, urlOption } from './options.ts';
import { untilStopped } from './until-stopped.ts';

interface Options {
  to: string;
  url: string;
  key?: string;
  types?: string[];
}

const types = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

const listen = async ({ to, url, key = process.env.TESSERA_API_KEY, types: wanted }: Options, command: Command): Promise<void> => {
  const { authorizationFor } = await import('../login/authorization.ts');
  const authorization = await authorizationFor(url, key);
  if (!authorization)
    return command.error(`error: no credentials: run npx tessera login --url ${url}, or set --key or TESSERA_API_KEY`, { exitCode: 2 });
  const { forward } = await import('./forward-webhooks.ts');
  const stopping = new AbortController();
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const print = (line: string) => console.log(line);
  print(`Forwarding ${wanted?.join(', ') ?? 'every event'} from ${url} to ${to}`);
  print('Events are signed with this secret, which is valid until this command ends:');
  print(secret);
  void untilStopped().then(() => stopping.abort());
  await forward({ url, authorization, to, types: wanted, secret, print, signal: stopping.signal });
};

const help = `
New events are forwarded in order, and each result is printed. An event that the receiver refuses is not retried.
No webhook is created. Body, headers and signature are those of a webhook delivery.`;

export const registerListen = (program: Command): void => {
  program
    .command('listen')
    .description('Forward the events of an account to an address on this machine, in the form of webhook deliveries.')
    .requiredOption('--to <address>', 'URL that receives the events, such as http://localhost:3000/hook', httpAddress)
    .addOption(urlOption())
    .option('--key <key>', 'API key with the scope read:events (default: TESSERA_API_KEY, else the login)')
    .option('--types <types>', 'event types to forward, separated by commas or spaces (default: all)', types)
    .addHelpText('after', help)
    .action(listen);
};

import { randomBytes } from 'node:crypto';
import { type Command, InvalidArgumentError } from 'commander';
import { untilStopped } from './until-stopped.ts';

interface Options {
  to: string;
  url: string;
  key?: string;
  types?: string[];
}

const address = (text: string): string => {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text.replace(/\/$/, '');
  throw new InvalidArgumentError('It may be an http or https address.');
};

const types = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

const listen = async ({ to, url, key = process.env.TESSERA_API_KEY, types: wanted }: Options, command: Command): Promise<void> => {
  if (!key) return command.error('error: --key, or TESSERA_API_KEY, names the API key to listen with', { exitCode: 2 });
  const { forward } = await import('./forward-webhooks.ts');
  const stopping = new AbortController();
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const print = (line: string) => console.log(line);
  print(`Forwarding ${wanted?.join(', ') ?? 'every event'} from ${url} to ${to}`);
  print('Signed with this secret, which is good until this ends:');
  print(secret);
  void untilStopped().then(() => stopping.abort());
  await forward({ url, key, to, types: wanted, secret, print, signal: stopping.signal });
};

const help = `
New events are forwarded in order, each once, and the result is printed; there are no retries when a receiver fails.
No webhook is made. The body and the headers are those of a delivery, so that a receiver can be written against this one.`;

export const registerListen = (program: Command): void => {
  program
    .command('listen')
    .description('Forward the events of an account to an address on this machine, signed as webhooks are.')
    .requiredOption('--to <address>', 'where to send them, such as http://localhost:3000/hook', address)
    .option('--url <address>', 'the API', address, 'http://127.0.0.1:8080')
    .option('--key <key>', 'an API key with the scope read:events; TESSERA_API_KEY when left out')
    .option('--types <types>', 'the types to forward (comma or space between); all when left out', types)
    .addHelpText('after', help)
    .action(listen);
};

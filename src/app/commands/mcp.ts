import { type Command, Option } from 'commander';
import { urlOption } from './options.ts';

interface Options {
  url: string;
  key?: string;
  tools: 'all' | 'search';
}

const serve = async ({ url, key, tools }: Options, command: Command): Promise<void> => {
  const { authorizationFor } = await import('../login/authorization.ts');
  const authorization = await authorizationFor(url, key);
  if (!authorization)
    return command.error(`error: no credentials: run npx tessera login --url ${url}, or set --key or TESSERA_API_KEY`, { exitCode: 2 });
  const { serveOverStdio } = await import('../../agents/stdio.ts');
  await serveOverStdio({ url, authorization, mode: tools });
};

const help = `
An agent's program starts this command and talks to it over standard input and output. Each tool is an operation of the API; only those that
the key may use are listed. Programs that speak HTTP can connect to /mcp on the server instead.`;

export const registerMcp = (program: Command): void => {
  program
    .command('mcp')
    .description('Serve the operations of the API to an AI agent, as tools of the Model Context Protocol over standard input and output.')
    .addOption(urlOption())
    .addOption(new Option('--key <key>', 'API key (default: the login)').env('TESSERA_API_KEY'))
    .addOption(
      new Option('--tools <which>', 'all operations as tools, or three tools that find, describe and call them')
        .choices(['all', 'search'])
        .default('all'),
    )
    .addHelpText('after', help)
    .action(serve);
};

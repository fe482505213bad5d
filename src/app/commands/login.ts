import type { Command } from 'commander';
import { urlOption } from './options.ts';

interface Server {
  url: string;
}

const login = async ({ url, scope }: Server & { scope?: string }): Promise<void> => {
  const { logIn } = await import('../login/device-login.ts');
  const { keepLogin } = await import('../login/authorization.ts');
  const { loginFile } = await import('../login/stored-logins.ts');
  const stored = await logIn({
    url,
    scope,
    show: ({ verification_uri_complete: page, user_code: code }) => {
      console.log(`Open this page in a browser and compare the code:\n\n  ${page}\n\n  ${code}\n`);
    },
  });
  await keepLogin(url, stored);
  console.log(`Logged in to ${url} with the scopes ${stored.scope}. The tokens are in ${loginFile(url)}`);
};

const logout = async ({ url }: Server): Promise<void> => {
  const { endLogin } = await import('../login/authorization.ts');
  console.log((await endLogin(url)) ? `Logged out of ${url}.` : `You are not logged in to ${url}.`);
};

const ownLogin = async (url: string, command: Command) => {
  const { validLogin } = await import('../login/authorization.ts');
  return (await validLogin(url)) ?? command.error(`error: you are not logged in to ${url}: run npx tessera login`, { exitCode: 2 });
};

const whoami = async ({ url }: Server, command: Command): Promise<void> => {
  const { getJson } = await import('../login/token-requests.ts');
  const stored = await ownLogin(url, command);
  const person = await getJson<{ name: string; email: string; role: string; account_id: string }>(stored.userinfo_endpoint, {
    Authorization: `Bearer ${stored.access_token}`,
  });
  console.log(`${person.name} <${person.email}>, ${person.role} of ${person.account_id}, with the scopes ${stored.scope}`);
};

const token = async ({ url }: Server, command: Command): Promise<void> => console.log((await ownLogin(url, command)).access_token);

const help = `
You give your consent in a browser, on this or another machine; there is nothing to paste. The tokens are stored in a file that only you can
read, one per server. The commands listen and mcp use them when no API key is given.`;

export const registerLogin = (program: Command): void => {
  program
    .command('login')
    .description('Log in to a server, for use by other commands.')
    .addOption(urlOption())
    .option('--scope <scopes>', 'scopes to request, separated by spaces (default: all that your role allows)')
    .addHelpText('after', help)
    .action(login);
  program.command('logout').description('Revoke and delete the tokens of a login.').addOption(urlOption()).action(logout);
  program.command('whoami').description('Show who is logged in to a server.').addOption(urlOption()).action(whoami);
  program
    .command('token')
    .description('Print an access token of the login, valid for at least a few minutes, for use with curl and the like.')
    .addOption(urlOption())
    .action(token);
};

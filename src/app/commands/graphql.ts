import { type Command, InvalidArgumentError } from 'commander';
import { isId } from '../../core/ids.ts';
import { readManifest } from '../operators/document-manifest.ts';
import { helpWithAccess, type OperatorOptions, printReply, withAccess, withOperator } from '../operators/with-operator.ts';

const application = (text: string): string => {
  if (isId('application', text)) return text;
  throw new InvalidArgumentError('Must be the client id of an application, such as app_01jq3x5gkz0v7t9n2m4p6r8s1w.');
};

const register = (file: string, { application: application_id, ...options }: OperatorOptions & { application: string }) => {
  const documents = readManifest(file);
  return withOperator(options.url, async (ask) => {
    const { data } = await ask('registerDocuments', { path: { application_id }, body: { documents } });
    printReply(data, `Registered ${data.new} new documents for ${application_id}; ${data.known} were registered already.`, options);
  });
};

const help = `
The file is a JSON object of documents by their ids, as Relay and GraphQL Code Generator write it, or the persisted query manifest of Apollo.
All documents are checked against the schema and its limits first: if one is wrong, none is registered. Documents are only added. The
application's requests then send documentId in place of query.

${helpWithAccess} The registration is
recorded in the audit log of the application's account.`;

export const registerGraphql = (program: Command): void => {
  const graphql = program.command('graphql').description('Manage the registered GraphQL documents of applications.');
  withAccess(graphql.command('register').argument('<documents.json>', 'manifest of the documents'))
    .description('Register the GraphQL documents of an application, which its requests then name by their ids.')
    .requiredOption('--application <id>', 'client id of the application', application)
    .addHelpText('after', help)
    .action(register);
};

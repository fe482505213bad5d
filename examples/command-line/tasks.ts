// The tasks of a project in a terminal: `node tasks.ts list | add <title> | complete <id> | watch`.
import { parseArgs } from 'node:util';
import { createClient, isTesseraError } from '@tessera/client';
import { follow } from '@tessera/client/channel';
import { projects, type TaskPriority, tasks } from '@tessera/client/platform';

const usage = `Usage:
  tasks.ts list [--project <name>]
  tasks.ts add <title> --project <name> [--priority low|normal|high|urgent]
  tasks.ts complete <id>
  tasks.ts watch

TESSERA_URL is the address of the server, and TESSERA_API_KEY the key. Without them, it is the mock on this machine.`;

const baseUrl = process.env.TESSERA_URL ?? 'http://127.0.0.1:4010';
const credentials = { apiKey: process.env.TESSERA_API_KEY ?? 'any' };
const tessera = createClient({ baseUrl, credentials, families: { projects, tasks } });

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { project: { type: 'string' }, priority: { type: 'string' } },
});
const [command = 'help', subject] = positionals;

/** What a person typed wrong. */
class Mistake extends Error {}

const required = (value: string | undefined, name: string): string => {
  if (value) return value;
  throw new Mistake(`${name} is missing.\n\n${usage}`);
};

const projectId = async (name: string): Promise<string> => {
  const { data } = await tessera.projects.list({ name, fields: ['name'], limit: 1 }).page();
  const [project] = data;
  if (project) return project.id;
  throw new Mistake(`There is no project with the name ${name}.`);
};

const list = async () => {
  const project = values.project && (await projectId(values.project));
  const open = tessera.tasks.list({
    status: { in: ['todo', 'in_progress'] },
    ...(project && { project_id: project }),
    sort: ['priority:desc', 'created_at'],
    fields: ['title', 'priority'],
    expand: ['project'],
  });
  for await (const { id, title, priority, project } of open) console.log(`${id}  ${priority.padEnd(6)}  ${title} (${project?.name})`);
};

const add = async () => {
  const title = required(subject, '<title>');
  const project = await projectId(required(values.project, '--project'));
  // The server says what a priority may be.
  const task = await tessera.tasks.create({ project_id: project, title, priority: values.priority as TaskPriority | undefined });
  console.log(task.id);
};

const complete = async () => {
  const task = await tessera.tasks.complete(required(subject, '<id>'));
  console.log(`${task.title} is done.`);
};

const watch = async () => {
  const events = ['TASK_CREATED', 'TASK_UPDATED', 'TASK_COMPLETED', 'TASK_REOPENED', 'TASK_DELETED'] as const;
  const onStatus = (status: string) => console.log(status === 'live' ? 'Waiting for events. Ctrl-C ends it.' : 'The connection ended.');
  for await (const { event } of follow({ baseUrl, credentials, events, onStatus })) console.log(`${event.type}  ${event.data.title}`);
};

const commands: Readonly<Record<string, () => Promise<void>>> = { list, add, complete, watch };

// A program that reads what this one prints may have enough of it, such as `head`.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));

try {
  if (command === 'help') console.log(usage);
  else if (commands[command]) await commands[command]();
  else throw new Mistake(`${command} is no command.\n\n${usage}`);
} catch (error) {
  if (!isTesseraError(error) && !(error instanceof Mistake)) throw error;
  console.error(isTesseraError(error) ? [error.message, error.link].filter(Boolean).join('\n') : error.message);
  process.exitCode = 1;
}

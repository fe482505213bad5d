import { setTimeout } from 'node:timers/promises';
import { getOperationAST, parse, print } from 'graphql';
import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { filled, type Journey, type Known, misses, type Step, valueAt } from './journey.ts';

/** Whom a journey is walked as. */
export interface Account {
  url: string;
  key: string;
}

/** What a step was answered: of an operation the parts of its result, of a request of REST the `body`. */
type Answer = Record<string, unknown>;

const received = async (response: Response): Promise<Answer & { text: string }> => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  text: await response.text(),
});

/** One operation of the document, as a client that sends only what it asks for has it. */
const operationIn = (document: string, name: string): string => print(getOperationAST(parse(document), name)!);

const sendOperation = async ({ url, key }: Account, query: string, { variables, headers }: Step): Promise<Answer> => {
  const sent = { 'X-API-Key': key, 'Content-Type': 'application/json', Accept: 'application/json', ...headers };
  const { text, ...answer } = await received(
    await fetch(`${url}/graphql`, { method: 'POST', headers: sent, body: JSON.stringify({ query, variables }) }),
  );
  return { ...answer, ...JSON.parse(text) };
};

const sendRequest = async ({ url, key }: Account, { method, path, headers, body }: NonNullable<Step['request']>): Promise<Answer> => {
  const given = URL.canParse(path) ? new URL(path) : undefined;
  const own = given ? {} : { 'X-API-Key': key };
  // The server that is asked may have another address than the public one.
  const place = given ? `${given.pathname}${given.search}` : path;
  const { text, ...answer } = await received(
    await fetch(`${url}${place}`, { method, headers: { ...own, ...headers }, ...(body !== undefined && { body }) }),
  );
  const isJson = /json/.test((answer.headers as Record<string, string>)['content-type'] ?? '');
  return { ...answer, body: isJson && text ? JSON.parse(text) : text };
};

/** Milliseconds between two tries of a step that is repeated, and how many there are. */
const pause = 250;
const tries = 120;

/**
 * Walks a journey.
 * @param inputs replace those of the journey
 * @returns where an answer was not what its step expects
 */
export const walk = async (journey: Journey, account: Account, inputs: Known = {}): Promise<string[]> => {
  const values: Record<string, unknown> = { ...journey.inputs, ...inputs };
  const following = new Map<string, AsyncIterableIterator<unknown>>();
  const sockets: Client = createClient({
    url: `${account.url.replace(/^http/, 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { token: account.key },
  });

  const answerTo = async (step: Step): Promise<Answer> => {
    if (step.send) return sendOperation(account, operationIn(journey.document, step.send), step);
    if (step.request) return sendRequest(account, step.request);
    if (step.next) return (await following.get(step.next)!.next()).value as Answer;
    following.set(
      step.subscribe!,
      sockets.iterate({ query: operationIn(journey.document, step.subscribe!), variables: step.variables ?? null }),
    );
    return {};
  };

  const take = async ({ while: repeated, expect: expected = {}, keep = {}, ...asked }: Step): Promise<string[]> => {
    const step = filled(asked, values);
    let answer = await answerTo(step);
    for (let at = 0; repeated && at < tries && misses(repeated, answer, values).length === 0; at += 1) {
      await setTimeout(pause);
      answer = await answerTo(step);
    }
    for (const [name, path] of Object.entries(keep)) values[name] = valueAt(answer, path);
    const surplus = !('errors' in expected) && answer.errors ? [`.errors is ${JSON.stringify(answer.errors)}`] : [];
    return [...surplus, ...misses(expected, answer, values)].map((miss) => `${journey.name} ${step.step}: ${miss}`);
  };

  try {
    const missed: string[] = [];
    for (const step of journey.steps) missed.push(...(await take(step)));
    return missed;
  } finally {
    await sockets.dispose();
  }
};

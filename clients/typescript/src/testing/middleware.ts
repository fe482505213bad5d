import { type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { Duplex } from 'node:stream';

/** What a server of Node, connect, Express or Vite gives its handlers; it stands for the types of Node, which not every project has. */
interface Asked {
  method?: string | undefined;
  url?: string | undefined;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** A handler as connect, Express and Vite take it. What is not for the platform goes on to the next one. */
export type Middleware = (request: Asked, response: object, next: (error?: unknown) => void) => void;

/** A listener for the event `upgrade` of a server. What is not for the platform is left to other listeners. */
export type UpgradeListener = (request: Asked, socket: object, head: Uint8Array) => void;

/** The paths of the platform. */
const own = /^\/(?:v\d[\w-]*|api|graphql|oauth|openapi|asyncapi|docs|health|mcp|llms\.txt|_mock|\.well-known)(?:[/?]|$)/;

const onwards = (url: string, { method, url: path = '/', headers }: Asked) =>
  send(new URL(path, url), { method: method ?? 'GET', headers: { ...headers } });

/** Hands requests of the platform on to the mock at an address. It has to come before handlers that read bodies. */
export const middlewareTo =
  (url: string): Middleware =>
  (request, response, next) => {
    if (!own.test(request.url ?? '/')) return next();
    const answering = response as ServerResponse;
    const further = onwards(url, request);
    further.on('error', (error) => (answering.headersSent || answering.destroyed ? answering.destroy() : next(error)));
    further.on('response', (answer) => {
      answering.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(answering);
    });
    answering.on('close', () => further.destroy());
    (request as IncomingMessage).pipe(further);
  };

const headOf = ({ statusCode, statusMessage, rawHeaders }: IncomingMessage): string => {
  const lines = rawHeaders.flatMap((text, index) => (index % 2 === 0 ? [`${text}: ${rawHeaders[index + 1]}`] : []));
  return [`HTTP/1.1 ${statusCode} ${statusMessage}`, ...lines, '\r\n'].join('\r\n');
};

/** Hands WebSockets of the platform on to the mock at an address. */
export const upgradeTo =
  (url: string): UpgradeListener =>
  (request, socket) => {
    if (!own.test(request.url ?? '/')) return;
    const near = socket as Duplex;
    const further = onwards(url, request);
    const giveUp = () => near.destroy();
    near.on('error', () => further.destroy()).on('close', () => further.destroy());
    further.on('error', giveUp);
    further.on('response', (refusal) => {
      near.write(headOf(refusal));
      refusal.pipe(near);
    });
    further.on('upgrade', (answer, far, first) => {
      near.write(headOf(answer));
      near.write(first);
      near.on('error', () => far.destroy()).on('close', () => far.destroy());
      far.on('error', giveUp).on('close', giveUp);
      near.pipe(far).pipe(near);
    });
    further.end();
  };

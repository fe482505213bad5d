import type { HttpDependencies } from '../../agents/http.ts';
import { type Tools, toolsOf } from '../../agents/tools.ts';
import type { Library } from '../../contract/library.ts';
import { versions } from '../../contract/versions.ts';
import { createCalls } from '../../rest/calls.ts';
import type { Pipeline } from '../../rest/rest-door.ts';
import { explain } from './database-errors.ts';
import type { Node } from './node.ts';

/** The documents whose operations are tools. Identity is left out: it issues credentials, and an agent already has one. */
const documents = ['v1', 'account'];

/** The agents' door; its operations run through the channel's pipeline. */
export const composeAgents = (node: Node, library: Library, pipeline: Pipeline): HttpDependencies => {
  const { config, authenticate, limiter, traffic, log } = node;
  let made: Promise<Tools> | undefined;
  const tools = () => {
    made ??= Promise.all(documents.map(library.openapi)).then(toolsOf);
    made.catch(() => {
      made = undefined;
    });
    return made;
  };
  return {
    publicUrl: config.publicUrl,
    call: createCalls(pipeline, ['platform', 'account']),
    tools,
    library,
    authenticate,
    versions,
    limiter,
    explain,
    report: (failure, requestId) => log.error({ err: failure, requestId }, 'an agent request failed'),
    answered: traffic.record,
  };
};

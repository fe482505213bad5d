// Slow work on documents, in a worker thread, so that the server can answer requests at the same time.
import { parentPort, workerData } from 'node:worker_threads';
import { stringify } from 'yaml';
import { openapiDocument, openapiNames } from '../contract/openapi-document.ts';
import { type Texts, type ThreadWork, textsOf } from './in-thread.ts';

const openapi = (): Texts => textsOf(openapiNames, openapiDocument);

const yaml = (json: string): string => stringify(JSON.parse(json), { aliasDuplicateObjects: false, lineWidth: 140 });

const task = workerData as ThreadWork;
parentPort!.postMessage(task.name === 'yaml' ? yaml(task.json) : openapi());

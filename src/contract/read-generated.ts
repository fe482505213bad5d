import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../core/project.ts';

/** Reads a file of `generated/` that is no module, such as `platform/contract.json`. */
export const readGenerated = (file: string): string => readFileSync(join(project, 'generated', file), 'utf8');

import type { Mutant } from '../mutant.ts';
import { account } from './account.ts';
import { agents } from './agents.ts';
import { answers } from './answers.ts';
import { app } from './app.ts';
import { clients } from './clients.ts';
import { codegen } from './codegen.ts';
import { contract } from './contract.ts';
import { core } from './core.ts';
import { dashboard } from './dashboard.ts';
import { data } from './data.ts';
import { documents } from './documents.ts';
import { families } from './families.ts';
import { followers } from './followers.ts';
import { gate } from './gate.ts';
import { graphql } from './graphql.ts';
import { groups } from './groups.ts';
import { http } from './http.ts';
import { identity } from './identity.ts';
import { kit } from './kit.ts';
import { oauth } from './oauth.ts';
import { operators } from './operators.ts';
import { parity } from './parity.ts';
import { published } from './published.ts';
import { release } from './release.ts';
import { request } from './request.ts';
import { rest } from './rest.ts';
import { rules } from './rules.ts';
import { sockets } from './sockets.ts';
import { testing } from './testing.ts';
import { webhooks } from './webhooks.ts';
import { workbench } from './workbench.ts';

/** All mutants. */
export const mutants: readonly Mutant[] = [
  ...account,
  ...agents,
  ...app,
  ...clients,
  ...codegen,
  ...contract,
  ...core,
  ...dashboard,
  ...data,
  ...documents,
  ...families,
  ...followers,
  ...gate,
  ...graphql,
  ...groups,
  ...http,
  ...identity,
  ...kit,
  ...oauth,
  ...operators,
  ...parity,
  ...answers,
  ...testing,
  ...published,
  ...release,
  ...request,
  ...rest,
  ...rules,
  ...sockets,
  ...webhooks,
  ...workbench,
];

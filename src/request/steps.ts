import type { Begun, Door, Incoming } from './incoming.ts';
import type { Answered, Counted, Identified, Located, Matched, Ready, Versioned } from './states.ts';
import { admit, admitBody } from './steps/admission.ts';
import { admitConnection, allowPage, authenticateToken, requireSameAccount, requireToken } from './steps/authentication-frame.ts';
import { readBody, takeBody } from './steps/body.ts';
import { readConditions } from './steps/conditions.ts';
import { follow, requireFreePlace, revalidate } from './steps/connection.ts';
import { allowOrigin, openToAll } from './steps/cors.ts';
import { authenticate, readCredential } from './steps/credentials.ts';
import { announceDeprecatedParts, announceDeprecation } from './steps/deprecation.ts';
import { requireKnownOrigin } from './steps/known-origin.ts';
import { requireAccept, requireCoding } from './steps/negotiation.ts';
import { requireNoConditions } from './steps/no-conditions.ts';
import { resolveOwnUser } from './steps/own-user.ts';
import { authorize, authorizeExpansions } from './steps/permission.ts';
import { answerPreflight } from './steps/preflight.ts';
import { countList, countOperation, countRequest, priceList } from './steps/quota.ts';
import { requireHttps, requireSingleHeaders, requireWellFormedAddress } from './steps/transport.ts';
import { validate } from './steps/validation.ts';
import { chooseVersion, settleVersion, takeDifference } from './steps/version.ts';
import { doorStep, inOrder, type Parts, type StepOf, walksOf } from './walk.ts';

/** What GraphQL and agents need of a request, over HTTP or WebSocket. */
type Calling = Begun & Pick<Identified, 'caller'>;

const door = doorStep<Incoming, Pick<Located, 'name' | 'facts'>>()('door');
const match = doorStep<Versioned, Pick<Matched, 'name' | 'facts' | 'operation' | 'params'>>()('match');
const accept = doorStep<Identified>()('accept');
const read = doorStep<Calling>()('read');
const prepare = doorStep<Calling>()('prepare');
const price = doorStep<Calling, { requests: number; weight: number }>()('price');
const execute = doorStep<Identified & Counted & { originAllowed: true }>()('execute');
const handle = doorStep<Ready, Answered>()('handle');

/**
 * The steps of every request. Each door takes its steps from top to bottom, and the first step that refuses ends the request. A request
 * that is refused before it was counted counts as one request. The last column says for whom; when its credentials could not be checked,
 * it counts for nobody.
 */
// biome-ignore format: a table is read by its columns
export const steps = inOrder([
  // step             what it does               doors that take it                                                               for whom a refusal counts
  ['preflight',       answerPreflight,           ['rest', 'graphql', 'agents'                                                           ], 'address'],
  ['open origin',     openToAll,                 ['rest', 'graphql', 'agents'                                                           ], 'address'],
  ['door',            door,                      [        'graphql', 'agents'                                                           ], 'sender' ],
  ['https',           requireHttps,              ['rest', 'graphql', 'agents'                                                           ], 'address'],
  ['address',         requireWellFormedAddress,  ['rest', 'graphql', 'agents'                                                           ], 'sender' ],
  ['single headers',  requireSingleHeaders,      ['rest', 'graphql', 'agents'                                                           ], 'sender' ],
  ['version',         chooseVersion,             ['rest', 'graphql', 'agents',           'channel'                                      ], 'sender' ],
  ['match',           match,                     ['rest',                                'channel'                                      ], 'sender' ],
  ['credential',      readCredential,            ['rest', 'graphql', 'agents',           'channel'                                      ], 'address'],
  ['authenticate',    authenticate,              ['rest', 'graphql', 'agents',           'channel'                                      ], 'address'],
  ['token',           requireToken,              [                                                                        'authenticate'], 'nobody' ],
  ['token valid',     authenticateToken,         [                                                                        'authenticate'], 'attempt'],
  ['same account',    requireSameAccount,        [                                                                        'authenticate'], 'nobody' ],
  ['page',            allowPage,                 [                                                                        'authenticate'], 'nobody' ],
  ['connection',      admitConnection,           [                                                                        'authenticate'], 'nobody' ],
  ['revalidate',      revalidate,                [                             'socket'                                                 ], 'caller' ],
  ['free place',      requireFreePlace,          [                             'socket',                     'subscribe'                ], 'caller' ],
  ['settle version',  settleVersion,             ['rest', 'graphql', 'agents',           'channel'                                      ], 'caller' ],
  ['difference',      takeDifference,            ['rest',                                'channel', 'batch'                             ], 'caller' ],
  ['deprecation',     announceDeprecation,       ['rest',                                'channel', 'batch'                             ], 'caller' ],
  ['count',           countRequest,              ['rest',                                'channel',          'subscribe'                ], 'caller' ],
  ['origin',          allowOrigin,               ['rest', 'graphql', 'agents',           'channel'                                      ], 'caller' ],
  ['known origin',    requireKnownOrigin,        [                   'agents'                                                           ], 'caller' ],
  ['authorize',       authorize,                 ['rest',                                'channel', 'batch', 'subscribe'                ], 'caller' ],
  ['coding',          requireCoding,             ['rest', 'graphql', 'agents'                                                           ], 'caller' ],
  ['no conditions',   requireNoConditions,       [        'graphql', 'agents'                                                           ], 'caller' ],
  ['large body',      admitBody,                 ['rest', 'graphql', 'agents'                                                           ], 'caller' ],
  ['media type',      requireAccept,             ['rest'                                                                                ], 'caller' ],
  ['body',            readBody,                  ['rest',                                'channel'                                      ], 'caller' ],
  ['given body',      takeBody,                  [                                                  'batch'                             ], 'caller' ],
  ['validate',        validate,                  ['rest',                                'channel', 'batch'                             ], 'caller' ],
  ['own user',        resolveOwnUser,            ['rest',                                'channel', 'batch'                             ], 'caller' ],
  ['deprecated parts', announceDeprecatedParts,  ['rest',                                'channel', 'batch'                             ], 'caller' ],
  ['expansions',      authorizeExpansions,       ['rest',                                'channel', 'batch'                             ], 'caller' ],
  ['conditions',      readConditions,            ['rest',                                'channel', 'batch'                             ], 'caller' ],
  ['price list',      priceList,                 ['rest',                                'channel', 'batch'                             ], 'caller' ],
  ['accept',          accept,                    [        'graphql'                                                                     ], 'caller' ],
  ['read',            read,                      [        'graphql', 'agents', 'socket'                                                 ], 'caller' ],
  ['prepare',         prepare,                   [        'graphql',           'socket'                                                 ], 'caller' ],
  ['price',           price,                     [        'graphql', 'agents', 'socket'                                                 ], 'caller' ],
  ['admit',           admit,                     ['rest', 'graphql', 'agents', 'socket', 'channel',          'subscribe'                ], 'caller' ],
  ['count list',      countList,                 ['rest',                                'channel'                                      ], 'caller' ],
  ['count cost',      countOperation,            [        'graphql', 'agents', 'socket'                                                 ], 'caller' ],
  ['handle',          handle,                    ['rest',                                'channel', 'batch'                             ], 'caller' ],
  ['execute',         execute,                   [        'graphql', 'agents'                                                           ], 'caller' ],
  ['follow',          follow,                    [                                                           'subscribe'                ], 'caller' ],
]);

/** The steps of a door with their dependencies. A door that lacks one does not compile. */
export const createWalk: ReturnType<typeof walksOf<typeof steps>> = walksOf(steps);

/** The steps of a door, in parts, by their names in the table. */
export type DoorParts<D extends Door> = Parts<StepOf<typeof steps, D>>;

// What the tests of families are written with: the package, by its name.
export { anId, anInstant, created, expectError, messageOf, nobodys, recording, single, statuses } from './answers.ts';
export { type ChannelClient, connectChannel, type Frame, signedInChannel } from './channel.ts';
export { newAccount, newUser, rejection } from './data.ts';
export { freshDatabase, openAgain, serverUrl } from './database.ts';
export { readFeed } from './feed.ts';
export { type LocalMock, startLocalMock } from './mock.ts';
export { type Answering, type Outside, openOutside } from './outside.ts';
export { type Message, openReceiver, type Receiver, verify } from './receiver.ts';
export type { Makers, Records } from './requests/records.ts';
export { recordsOf } from './requests/records.ts';
export { type FamilyRequests, requestsOf } from './requests/requests.ts';
export type { State } from './requests/states.ts';
export { secretsOf } from './secrets.ts';
export { type Answered, bootTessera, type Caller, caller, type Tessera } from './tessera.ts';
export { until, withinAMinute } from './until.ts';
export { walkContract } from './walk/walk-contract.ts';

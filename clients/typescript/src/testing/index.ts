export type { Middleware, UpgradeListener } from './middleware.ts';
export { type Mock, type MockOptions, startMock } from './mock.ts';
export { shareMocks } from './mocks.ts';
export type { GivenEvent, MockKey, MockPerson, RecordedRequest, Rule, Scene } from './types.ts';

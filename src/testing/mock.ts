import { type MockOptions, type RunningMock, startMock } from '../app/start-mock.ts';

/** A mock in this process. */
export interface LocalMock extends RunningMock {
  url: string;
}

/** Starts a mock in this process, as the command does that was asked for nothing else. */
export const startLocalMock = async (options: Partial<MockOptions> = {}): Promise<LocalMock> => {
  const mock = await startMock({ host: '127.0.0.1', port: 0, seed: 1, strict: false, dynamic: false, ...options });
  return { ...mock, url: mock.publicUrl };
};

import { describe, expect, it } from 'vitest';
import { describeFailure } from '../../src/app/monitoring/log.ts';

describe('describeFailure', () => {
  it('tells what failed and why, and nothing else that hangs on the error', () => {
    const cause = Object.assign(new TypeError('no answer'), { code: 'ECONNRESET', client: { secretKey: 937 } });
    const failure = Object.assign(new Error('the connection is lost', { cause }), {
      client: { secretKey: 937 },
      detail: 'Key (email)=(ada@…)',
    });
    expect(describeFailure(failure)).toEqual({
      type: 'Error',
      message: 'the connection is lost',
      stack: failure.stack,
      cause: { type: 'TypeError', message: 'no answer', code: 'ECONNRESET', stack: cause.stack },
    });
  });

  it('tells each of several failures', () => {
    const failure = new AggregateError([new Error('IPv4 refused'), new Error('IPv6 refused')], 'nobody there');
    expect(describeFailure(failure)).toMatchObject({
      type: 'AggregateError',
      message: 'nobody there',
      errors: [{ message: 'IPv4 refused' }, { message: 'IPv6 refused' }],
    });
  });

  it('tells what was thrown and is no error', () => {
    expect(describeFailure('enough')).toEqual({ message: 'enough' });
  });
});

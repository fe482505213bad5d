import { describe, expect, it } from 'vitest';
import { resultOf } from '../../src/agents/results.ts';
import { describeOperation } from '../../src/agents/search-tools.ts';

const context = { publicUrl: 'https://api.example', requestId: 'req_1', key: undefined };
const texts = (...[called, more]: [Parameters<typeof resultOf>[0], object?]) =>
  resultOf(called, { ...context, ...more }).content.map(({ text }) => text);
const error = (code: string, message: string, details: object[] = []) => ({
  error: { type: 'x', code, message, details, request_id: 'req_1' },
});

describe('the answer of a tool', () => {
  it('is the body, with the version of the record', () => {
    expect(resultOf({ status: 200, headers: { ETag: '"3"' }, body: { data: { id: 'a' } } }, context)).toEqual({
      content: [
        { type: 'text', text: '{"data":{"id":"a"}}' },
        { type: 'text', text: 'The version is "3". Pass it as if_match to change exactly this version.' },
      ],
      structuredContent: { data: { id: 'a' } },
    });
  });

  it('says that something is done when there is no body', () => {
    expect(texts({ status: 204, headers: {}, body: null })).toEqual(['Done with status 204; no data.']);
  });

  it('has the first records of a long list, without the way past the others', () => {
    const data = Array.from({ length: 5 }, (_, id) => ({ id, text: 'x'.repeat(13_000) }));
    const body = { data, meta: { limit: 5, next_cursor: 'c', request_id: 'r' }, links: { next: '/v1/x?after=c' } };
    const { content, structuredContent } = resultOf({ status: 200, headers: {}, body }, context);
    expect(structuredContent).toEqual({ data: data.slice(0, 3), meta: { request_id: 'r', has_more: true } });
    expect(content[1]!.text).toContain('first 3 of 5 records');
    expect(content[1]!.text).toContain('limit=3');
  });

  it('has whole records, also of a list that is hardly too long', () => {
    const data = Array.from({ length: 10 }, () => ({ text: 'x'.repeat(3955) }));
    const body = { data, meta: { request_id: 'r' }, links: { next: `/v1/x?after=${'c'.repeat(400)}` } };
    const { content, structuredContent } = resultOf({ status: 200, headers: {}, body }, context);
    expect(JSON.parse(content[0]!.text)).toEqual(structuredContent);
    expect(structuredContent!.data).toHaveLength(9);
  });

  it('has the beginning of a long record', () => {
    const long = resultOf({ status: 200, headers: {}, body: { data: { text: 'x'.repeat(50_000) } } }, context);
    expect(long.structuredContent).toBeUndefined();
    expect(long.content[0]!.text).toHaveLength(40_000);
    const inList = resultOf({ status: 200, headers: {}, body: { data: [{ text: 'x'.repeat(50_000) }] } }, context);
    expect(inList.content[0]!.text).toHaveLength(40_000);
  });
});

it('the description of an operation has the schema of its answer where there is room for it', () => {
  const described = (answer: object) => {
    const tool = { title: 'Get', description: '', annotations: {}, inputSchema: { type: 'object' } };
    return describeOperation({ name: 'getResource', family: 'resources', facts: { scopes: [] }, tool, answer: () => answer } as never);
  };
  expect(described({ type: 'object' }).answer).toEqual({ type: 'object' });
  expect(described({ description: 'x'.repeat(40_000) }).answer).toMatch(/too long for this answer/);
});

describe('a refusal', () => {
  it('says what is wrong, by field, and where it is explained', () => {
    const details = [{ field: 'name', message: 'Is required.', code: 'missing_required_field' }];
    const body = error('invalid_parameters', 'No. See /docs/errors#invalid_parameters.', details);
    expect(texts({ status: 400, headers: {}, body })[0]).toBe(
      'No.\n- name: Is required. (missing_required_field)\nCode invalid_parameters, status 400, request req_1. See https://api.example/docs/errors#invalid_parameters',
    );
  });

  it('says when to repeat it', () => {
    const body = error('rate_limit_exceeded', 'Later.');
    expect(texts({ status: 429, headers: { 'Retry-After': '7' }, body })[0]).toContain('Wait 7 seconds before you retry.');
  });

  it('names the key of a write that may have been carried out, and no other', () => {
    const [lost] = texts({ status: 503, headers: {}, body: error('service_unavailable', 'Away.') }, { key: 'k1' });
    expect(lost).toContain('Retry with idempotency_key k1 so that it takes effect only once.');
    expect(texts({ status: 409, headers: {}, body: error('conflict', 'No.') }, { key: 'k1' })[0]).not.toContain('k1');
    expect(texts({ status: 503, headers: {}, body: error('service_unavailable', 'Away.') })[0]).not.toContain('idempotency_key');
  });
});

import { describe, expect, it } from 'vitest';
import { bodyOfAnswerViolations } from '../../src/contract/own-answers.ts';
import { publishedDocument } from '../support/documents.ts';

const document = publishedDocument('v1');
const { example } = document.components.responses.WebhookCreated.content['application/json'];
const violations = (changes: object) =>
  bodyOfAnswerViolations('createWebhook', 201, { ...example, data: { ...example.data, ...changes } })?.map(
    ({ field, code }) => `${field} ${code}`,
  );

describe('an answer whose record is another one with something added', () => {
  it('holds what both document', () => {
    expect(violations({})).toBeUndefined();
  });

  it('holds nothing else, and all of it', () => {
    expect(violations({ hash: 'x' })).toEqual(['data.hash unknown_field']);
    expect(violations({ secret: undefined })).toEqual(['data.secret missing_required_field']);
    expect(violations({ status: 'lost' })).toContain('data.status invalid_enum_value');
  });
});

import { describe, expect, it } from 'vitest';
import { factsOf } from '../../src/codegen/operation-table.ts';
import { type Document, operationsOf, type Schema } from '../../src/documents/document.ts';
import { publishedDocument } from '../support/documents.ts';

const locationIn = (document: Document, operationId: string) =>
  factsOf(document, 'platform', operationsOf(document).find(({ operation }) => operation.operationId === operationId)!).location;

/** The published document with a change. */
const changed = (change: (document: Document) => void): Document => {
  const document = structuredClone(publishedDocument('v1')) as Document;
  change(document);
  return document;
};

describe('the Location of an operation', () => {
  it('is where the record that it makes is read', () => {
    const document = publishedDocument('v1') as Document;
    expect(locationIn(document, 'createResource')).toBe('/v1/resources/{resource_id}');
    expect(locationIn(document, 'testWebhook')).toBe('/v1/webhooks/{webhook_id}/deliveries/{delivery_id}');
    expect(locationIn(document, 'recoverWebhook')).toBe('/v1/operations/{operation_id}');
    expect(locationIn(document, 'rotateWebhookSecret')).toBeNull();
  });

  it('is refused where no operation reads the record', () => {
    const document = changed(({ paths }) => delete (paths['/v1/resources/{resource_id}'] as { get?: object }).get);
    expect(() => locationIn(document, 'createResource')).toThrow(
      'createResource documents a Location, but no GET answers with its record at an address that ends with its id: add one, or remove the header.',
    );
  });

  it('is refused where the record has no id for a part of the address', () => {
    const document = changed(({ components }) => delete (components.schemas.Delivery as Schema).properties!.webhook_id);
    expect(() => locationIn(document, 'testWebhook')).toThrow(
      'The Location of testWebhook leads to /v1/webhooks/{webhook_id}/deliveries/{delivery_id}, but its record has no webhook_id.',
    );
  });
});

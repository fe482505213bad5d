import type { OpenApi } from '../contract/read-openapi.ts';

/** A document that agents can read. */
export interface Volume {
  /** Its address, which is also its name. */
  uri: string;
  name: string;
  description: string;
  mimeType: string;
}

/** What the server publishes: contracts, and pages as Markdown. */
export interface Library {
  /** An OpenAPI document, by its name. */
  openapi: (name: string) => Promise<OpenApi>;
  volumes: () => Promise<Volume[]>;
  /** The text of a document; undefined when there is none at that address. */
  read: (uri: string) => Promise<string | undefined>;
}

import type { OpenApi } from './read-openapi.ts';

/** A published text. */
export interface Volume {
  /** Its address, which is also its name. */
  uri: string;
  name: string;
  description: string;
  mimeType: string;
}

/** The published contracts, and the pages as Markdown, for rooms that serve them in other ways. */
export interface Library {
  /** An OpenAPI document, by its name. */
  openapi: (name: string) => Promise<OpenApi>;
  volumes: () => Promise<Volume[]>;
  /** The text at an address; undefined when there is no such volume. */
  read: (uri: string) => Promise<string | undefined>;
}

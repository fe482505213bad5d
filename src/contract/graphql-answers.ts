import { fieldMap } from '#generated/graphql/field-map';
import type { ErrorDetail } from '../core/errors.ts';
import { validators } from './validators/index.ts';
import { type Check, detailsOf } from './violations.ts';

interface Shown {
  readonly schema: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** The property of REST that a field shows. */
export interface ShownProperty {
  /** Where it is in the contract: `openapi/platform/tasks.yaml#/schemas/Task/properties/due_at`. */
  readonly place: string;
  /** How a value breaks the schema of the property; undefined when it is as documented. Paths are within the value. */
  violations(value: unknown): ErrorDetail[] | undefined;
}

const violationsOf =
  (check: Check): ShownProperty['violations'] =>
  (value) =>
    check(value) ? undefined : detailsOf(check.errors ?? [], 'unknown_field');

/** The properties that fields of the schema show, by `Type.field`. */
export const shownProperties: ReadonlyMap<string, ShownProperty> = new Map(
  Object.entries<Shown>(fieldMap.types).flatMap(([type, { schema, fields }]) =>
    Object.entries(fields).map(([field, property]) => [
      `${type}.${field}`,
      {
        place: `openapi/${schema}/properties/${property}`,
        violations: violationsOf(validators.platform.shownProperties[`${type}.${field}`]!),
      },
    ]),
  ),
);

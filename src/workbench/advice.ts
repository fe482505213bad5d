import { notice } from '../contract/plans.ts';

/** Who is hurt by a kind of break, what authors should do instead, and what clients do if it has to be. */
export interface Advice {
  hurts: string;
  instead: string;
  migration: string;
}

const removed = (what: string): Advice => ({
  hurts: `Clients that use the ${what}.`,
  instead: `Keep the ${what}, mark it as deprecated with the date, and remove it ${notice.days} days later.`,
  migration: `Stop using the ${what}. Its last description names the replacement.`,
});

const answered = (hurts: string): Advice => ({
  hurts,
  instead: 'Add a new optional property with the new meaning, and deprecate this one.',
  migration: 'Accept both the old and the new form before you upgrade the contract.',
});

const demanded = (hurts: string): Advice => ({
  hurts,
  instead: 'Make it optional, with a default that keeps the previous meaning.',
  migration: 'Send it with every request.',
});

const renamed = (hurts: string): Advice => ({
  hurts,
  instead: 'Keep it, and add the new one beside it.',
  migration: 'Use the new one.',
});

const narrowed: Advice = {
  hurts: 'Clients that send values which are now refused, or that read values they were told not to expect.',
  instead: 'Keep the old bounds. For other bounds, add a new optional property or a new operation, and deprecate this one.',
  migration: 'Check what you send and what you accept against the new bounds.',
};

const policy = (hurts: string, instead: string, migration = 'Read the new description, and adapt the client.'): Advice => ({
  hurts,
  instead,
  migration,
});

const newScope = policy(
  'Clients whose keys and tokens lack the scope: they get 403.',
  'Keep the scopes. Put what needs the new one into a new operation or field.',
  'Create a key, or ask for a token, with the scope.',
);

const defaultChanged = policy(
  'Clients that omit it: the same request now means something else.',
  'Keep the default, and let clients ask for the new behaviour explicitly.',
  'Send the old value with every request.',
);

const dearer = policy(
  'Clients near their limit: they get 429 for the same requests as before.',
  'Keep the cost, or raise the limits of the plans with it.',
);

const lowered = policy('Clients that use what was allowed.', 'Keep the limit in this version, and set the lower one for new accounts.');

/** By the name of the rule: of Redocly's diff, of GraphQL Inspector, and of our policy words. */
const advices: Readonly<Record<string, Advice>> = {
  // Redocly
  'operation-removed': removed('operation'),
  'path-removed': removed('operations of the path'),
  'parameter-removed': removed('parameter'),
  'property-removed': removed('property'),
  'property-renamed': renamed('Clients that use the property.'),
  'request-body-removed': removed('body'),
  'response-removed': removed('response'),
  'response-header-removed': removed('header'),
  'media-type-removed': removed('media type'),
  'server-removed': removed('server'),
  'operation-id-changed': renamed('Generated clients, whose functions have the name, and `call` on the channel.'),
  'parameter-became-required': demanded('Clients that do not send the parameter: they get 400.'),
  'request-body-became-required': demanded('Clients that send no body: they get 400.'),
  'required-properties-added': demanded('Clients that do not send the property: they get 400.'),
  'required-properties-removed': answered('Clients that read the property without checking whether it is present.'),
  'parameter-serialization-changed': renamed('Clients that send the parameter in its old form.'),
  'enum-values-added': answered('Clients that handle only the values they were told of.'),
  'enum-values-removed': narrowed,
  'schema-constraint-changed': narrowed,
  'schema-type-changed': answered('Clients that send or read the old type.'),
  'schema-combinator-changed': answered('Clients that send or read one of the alternatives.'),
  'security-requirement-changed': newScope,
  'security-scheme-changed': renamed('Clients that send this kind of credentials.'),
  // GraphQL Inspector
  'field-removed': removed('field'),
  'field-argument-removed': removed('argument'),
  'input-field-removed': removed('field of the input'),
  'enum-value-removed': removed('value'),
  'type-removed': removed('type'),
  'union-member-removed': removed('type of the union'),
  'object-type-interface-removed': removed('interface'),
  'directive-removed': removed('directive'),
  'directive-argument-removed': removed('argument of the directive'),
  'directive-location-removed': removed('place of the directive'),
  'directive-repeatable-removed': removed('repeated directive'),
  'directive-argument-added': demanded('Documents that use the directive without the argument.'),
  'directive-argument-type-changed': answered('Documents that use the directive with the old type.'),
  'field-type-changed': answered('Clients that read the old type, or rely on a value being present.'),
  'field-argument-type-changed': demanded('Clients that send the old type, or nothing.'),
  'field-argument-added': demanded('Clients that do not send the argument.'),
  'input-field-added': demanded('Clients that do not send the field.'),
  'input-field-type-changed': demanded('Clients that send the old type, or nothing.'),
  'field-argument-default-changed': defaultChanged,
  'input-field-default-value-changed': defaultChanged,
  'type-kind-changed': answered('Clients that select or send the type.'),
  'schema-query-type-changed': renamed('Clients that name the root type.'),
  'schema-mutation-type-changed': renamed('Clients that name the root type.'),
  'schema-subscription-type-changed': renamed('Clients that name the root type.'),
  // Policy words
  'scopes-added': newScope,
  'cost-raised': dearer,
  'rate-cost-raised': dearer,
  'default-changed': defaultChanged,
  'default-sort-changed': policy(
    'Clients that name no order: they get another one.',
    'Keep the order, and let clients ask for the new one with `sort`.',
  ),
  'events-removed': policy(
    'Webhooks, subscriptions and readers of events that wait for it.',
    'Record the event as before, and the new one beside it.',
  ),
  'event-subject-changed': policy(
    'Consumers of the events that read the record of `resource_id`, or filter by it.',
    'Record the event as before, and a new kind beside it.',
  ),
  'event-effects-removed': policy(
    'Consumers of the events that keep such records: they miss that others are there, or keep what is gone.',
    'Leave it as it is.',
  ),
  'event-changes-removed': policy('Consumers of the events that read what has changed.', 'Say in the events what has changed, as before.'),
  'event-readers-changed': policy(
    'Consumers of the events who may no longer read them.',
    'Keep the readers, and put what fewer people may read into a new kind.',
  ),
  'error-status-changed': policy('Clients that decide by the status of the error.', 'Keep the status, and add another code.'),
  'authority-tie-changed': policy(
    'Those who hand it out: it ends earlier than they expect, or lives on when they end the credential.',
    'Leave it as it is, and put the other behaviour into a new operation.',
  ),
  'link-removed': removed('link'),
  'pagination-removed': policy('Clients that read lists in this form.', 'Keep the form in this version, and leave it out of the next one.'),
  'error-form-changed': policy('Every client that reads errors.', 'Keep the form in this version, and give the next one another.'),
  'audits-removed': policy(
    "Consumers of the account's audit log that look for the entry.",
    'Write the entry as before, and the new one beside it.',
  ),
  'authority-added': policy('Callers who could do it before and no longer may.', 'Put what needs more authority into a new operation.'),
  'webhook-header-removed': policy(
    'Webhook receivers that read the header, to verify or deduplicate messages.',
    'Send it as before, and a new one beside it.',
  ),
  'recent-sign-in-added': policy(
    'Programs whose person signed in long ago: their request is refused until the person signs in again.',
    'Leave it as it is, or accept the break and tell those who write clients.',
  ),
  'limit-lowered': lowered,
  'limit-raised': policy(
    'Clients that count on the lower figure: they wait longer, pay more, or learn later that a connection is dead.',
    'Keep the figure.',
  ),
  'limit-removed': removed('plan or limit'),
  'limit-added': policy(
    'Clients that do more than is now allowed.',
    'Leave it unlimited. Where the limit is only for something new, name it there: `{plans.webhooks}` in its description.',
  ),
  'deprecation-without-day': policy(
    'Clients that need to know until when they can use it.',
    'Start the reason with the date: `Since 2026-05-01: use name.`',
  ),
  'version-removed': policy(
    'Every client of the version.',
    `Deprecate the version, with a guide, and retire it ${notice.months} months later.`,
  ),
  'version-ends-early': policy(
    'Clients that need the time to migrate.',
    `Serve the version for ${notice.months} months after its deprecation.`,
  ),
  'acceptance-incomplete': policy('Reviewers, who cannot see who accepted the break and why.', 'Complete the entry.'),
  'acceptance-without-break': policy(
    'Reviewers, who would believe that clients lose something.',
    'Remove the entry, or copy it again from `--format json`.',
  ),
  'channel-removed': removed('channel'),
  'channel-changed': policy('Every client of the channel: it cannot connect.', 'Keep it, and add another channel beside it.'),
  'server-changed': policy('Clients that connect to the server.', 'Keep the server, and add another one beside it.'),
  'schema-replaced': answered('Clients that send or read what was there before.'),
  'scalar-specification-changed': answered('Clients that read or write the scalar by its specification.'),
  'batch-excluded': policy(
    'Clients that have the operation in batches: they get 400.',
    'Let batches have the operation, and put what needs another system into a new one.',
    'Call the operation alone.',
  ),
  'stability-lowered': policy(
    'Clients that use the operation because it was stable.',
    'Keep the operation stable, and put what is not finished into a new one.',
  ),
  'notice-shortened': policy(
    'Clients that planned with the later date.',
    'Keep the date, or choose a later one.',
    'Migrate before the new date.',
  ),
  'close-code-changed': policy(
    'Clients that decide by the code whether to reconnect.',
    'Keep the code, and add another reason with its own code.',
  ),
};

/** @throws for a rule without advice */
export const adviceOn = (rule: string): Advice => {
  const found = advices[rule];
  if (!found) throw new Error(`src/workbench/advice.ts has no advice for ${rule}: add who is hurt, and what to do instead.`);
  return found;
};

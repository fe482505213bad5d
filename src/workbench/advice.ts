import { notice } from '../contract/plans.ts';

/** Who is hurt by a kind of break, what authors do instead, and what clients do when it has to be. */
export interface Advice {
  hurts: string;
  instead: string;
  migration: string;
}

const removed = (what: string): Advice => ({
  hurts: `Clients that use the ${what}.`,
  instead: `Keep the ${what}, mark it as deprecated with the day, and remove it ${notice.days} days later.`,
  migration: `Stop using the ${what}. Its last description says what takes its place.`,
});

const answered = (hurts: string): Advice => ({
  hurts,
  instead: 'Add a new optional property with the new meaning, and deprecate this one.',
  migration: 'Accept both, the old and the new, before you take the new contract.',
});

const demanded = (hurts: string): Advice => ({
  hurts,
  instead: 'Let requests leave it out, with a default that means what they meant before.',
  migration: 'Send it with every request.',
});

const renamed = (hurts: string): Advice => ({
  hurts,
  instead: 'Keep it, and add the new one beside it.',
  migration: 'Use the new one.',
});

const narrowed: Advice = {
  hurts: 'Clients that send values which are refused now, or that read values which they were told not to expect.',
  instead: 'Leave the old bounds. For other bounds, add a new optional property or a new operation, and deprecate this one.',
  migration: 'Check what you send and what you accept against the new bounds.',
};

const policy = (hurts: string, instead: string, migration = 'Read the new description, and adapt the client.'): Advice => ({
  hurts,
  instead,
  migration,
});

const newScope = policy(
  'Clients whose keys and tokens lack the scope: they get 403.',
  'Leave the scopes. Put what needs the new one into a new operation or field.',
  'Create a key, or ask for a token, with the scope.',
);

const defaultChanged = policy(
  'Clients that leave it out: the same request means something else.',
  'Leave the default, and let clients ask for the new behaviour by name.',
  'Send the old value with every request.',
);

const dearer = policy(
  'Clients near their limit: they get 429 for what they did before.',
  'Leave the cost, or raise the limits of the plans with it.',
);

const lowered = policy('Clients that use what was allowed.', 'Leave the limit in this version, and say the lower one for new accounts.');

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
  'required-properties-removed': answered('Clients that read the property without looking whether it is there.'),
  'parameter-serialization-changed': renamed('Clients that send the parameter in its old form.'),
  'enum-values-added': answered('Clients that handle every value they were told of, and no other.'),
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
  'field-type-changed': answered('Clients that read the old type, or that rely on a value being there.'),
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
    'Clients that name no order: they read another one.',
    'Leave the order, and let clients ask for the new one with `sort`.',
  ),
  'events-removed': policy(
    'Webhooks, subscriptions and readers of events that wait for it.',
    'Record the event as before, and the new one beside it.',
  ),
  'audits-removed': policy(
    'Whoever collects the audit log of an account, and looks for the entry.',
    'Write the entry as before, and the new one beside it.',
  ),
  'authority-added': policy('Callers who could do it before, and may not any more.', 'Put what needs more authority into a new operation.'),
  'webhook-header-removed': policy(
    'Receivers of webhooks that read the header, to verify the message or to know it again.',
    'Send it as before, and a new one beside it.',
  ),
  'recent-sign-in-added': policy(
    'Programs that people have signed in to long ago: their request is refused until the person signs in again.',
    'Leave it as it is, or accept the break and tell client teams.',
  ),
  'limit-lowered': lowered,
  'limit-raised': lowered,
  'limit-removed': removed('plan or limit'),
  'deprecation-without-day': policy(
    'Clients that have to know until when they can use it.',
    'Begin the reason with the day: `Since 2026-05-01: use name.`',
  ),
  'version-removed': policy(
    'Every client of the version.',
    `Deprecate the version, with a guide, and retire it ${notice.months} months later.`,
  ),
  'version-ends-early': policy(
    'Clients that need the time to move on.',
    `Serve the version for ${notice.months} months after its deprecation.`,
  ),
  'acceptance-incomplete': policy('Reviewers, who cannot see who accepted the break and why.', 'Complete the entry.'),
  'acceptance-without-break': policy(
    'Reviewers, who believe that clients lose something.',
    'Remove the entry, or copy it again from `--format json`.',
  ),
  'close-code-changed': policy(
    'Clients that decide by the code whether to connect again.',
    'Keep the code, and add another reason with a code of its own.',
  ),
};

/** @throws for a rule that nobody has written advice for */
export const adviceOn = (rule: string): Advice => {
  const found = advices[rule];
  if (!found) throw new Error(`src/workbench/advice.ts has nothing about ${rule}: say who is hurt, and what to do instead.`);
  return found;
};

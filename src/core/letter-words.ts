/** Whether a mail program may make a link of a text. Names are chosen by people, also by those who want somebody to follow a link. */
const isLinkable = (text: string): boolean => /[/\\:@]|\p{L}\.\p{L}/u.test(text);

/** The greeting of a letter to a person with this name. */
export const greetingOf = (name: string): string => (isLinkable(name) ? 'Hello,' : `Hello ${name},`);

/** What a letter calls a person with this name. */
export const personCalled = (name: string): string => (name === '' || isLinkable(name) ? 'a person' : name);

/** What a letter calls the account with this name. */
export const accountCalled = (name: string): string => (isLinkable(name) ? 'your account' : `the account ${name}`);

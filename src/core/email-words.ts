/** Whether a mail program may turn a text into a link. Names are chosen by people, possibly to lure somebody to a link. */
const isLinkable = (text: string): boolean => /[/\\:@]|\p{L}\.\p{L}/u.test(text);

/** The greeting of an e-mail to a person with this name. */
export const greetingOf = (name: string): string => (isLinkable(name) ? 'Hello,' : `Hello ${name},`);

/** How an e-mail refers to a person with this name. */
export const personCalled = (name: string): string => (name === '' || isLinkable(name) ? 'a person' : name);

/** How an e-mail refers to the account with this name. */
export const accountCalled = (name: string): string => (isLinkable(name) ? 'your account' : `the account ${name}`);

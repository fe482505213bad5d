/** The words of a command, as a shell splits them. */
const wordsOf = (command: string): string[] =>
  [...command.replaceAll('\\\n', ' ').matchAll(/'((?:[^']|'\\'')*)'|(\S+)/g)].map(([, quoted, bare]) =>
    quoted === undefined ? bare! : quoted.replaceAll("'\\''", "'"),
  );

/** What a command of curl sends. */
export const requestOf = (command: string) => {
  const [, ...words] = wordsOf(command);
  const headers = new Headers();
  const request: { method: string; url: URL | undefined; headers: Headers; body: string | undefined } = {
    method: 'GET',
    url: undefined,
    headers,
    body: undefined,
  };
  while (words.length > 0) {
    const word = words.shift()!;
    if (word === '-X') request.method = words.shift()!;
    else if (word === '-d' || word === '--data-binary') request.body = words.shift()!;
    else if (word === '--globoff') continue;
    else if (word === '-u') headers.set('Authorization', `Basic ${btoa(words.shift()!)}`);
    else if (word === '-H')
      headers.append(
        ...(words
          .shift()!
          .split(/: (.*)/s)
          .slice(0, 2) as [string, string]),
      );
    else request.url = new URL(word);
  }
  return { ...request, url: request.url! };
};

/** The addresses of the page that searches, and of what can be found, for the script. */
export const searchAddress = '/docs/search';
export const entriesAddress = `${searchAddress}.json`;

// What the views of families are written with.
export { apiUrl, messageOf, ownHeaders, tessera } from './data/client.ts';
export type { RecordProps, View } from './data/collection.ts';
export { Failed, Json, Loading } from './parts/basics.tsx';
export { showDone, showFailure } from './parts/toasts.tsx';

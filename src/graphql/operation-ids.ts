/** The beginning of a message of graphql-ws about an operation, with the id that the operation has there. */
const aboutOperation = /^\{"id":"(\d+)","type":"(\w+)"/;

/**
 * The ids of the operations of a connection. A client may reuse an id as soon as it has sent `complete` for the operation, which may still
 * be running then. graphql-ws identifies operations by their ids, so each operation gets a unique id there.
 */
export const createOperationIds = () => {
  const ownIds = new Map<string, string>();
  const clientIds = new Map<string, string>();
  let begun = 0;

  const free = (clientId: string, ownId: string): void => {
    ownIds.delete(clientId);
    clientIds.delete(ownId);
  };

  return {
    isInUse: (clientId: string): boolean => ownIds.has(clientId),

    /** Begins an operation, and returns its unique id. */
    begin: (clientId: string): string => {
      begun += 1;
      const ownId = String(begun);
      ownIds.set(clientId, ownId);
      clientIds.set(ownId, clientId);
      return ownId;
    },

    /** Ends the operation with a client's id, and returns its unique id; undefined when there is none. */
    end: (clientId: string): string | undefined => {
      const ownId = ownIds.get(clientId);
      if (ownId !== undefined) free(clientId, ownId);
      return ownId;
    },

    /** A message of graphql-ws as the client gets it; undefined when it is about an operation that the client has completed. */
    outgoing: (text: string): string | undefined => {
      const [beginning, ownId, type] = aboutOperation.exec(text) ?? [];
      if (beginning === undefined) return text;
      const clientId = clientIds.get(ownId!);
      if (clientId === undefined) return undefined;
      if (type !== 'next') free(clientId, ownId!);
      return `{"id":${JSON.stringify(clientId)},"type":"${type}"${text.slice(beginning.length)}`;
    },
  };
};

/** What a server has to be started with so that tests may come from any address. */
export const fromAnywhere = { TESSERA_TRUSTED_PROXIES: 'loopback' };

let addresses = 0;

/** An address that no other test comes from. */
export const anAddress = (): string => {
  addresses += 1;
  return `198.18.${addresses >> 8}.${addresses & 255}`;
};

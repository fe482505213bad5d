// The modules that `dashboard-modules.ts` makes.
declare module 'virtual:contract' {
  export const contract: import('../src/dashboard/data/contract.ts').ContractFacts;
}

declare module 'virtual:views' {
  export const views: readonly import('../src/dashboard/data/collection.ts').View[];
}

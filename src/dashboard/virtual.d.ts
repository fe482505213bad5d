declare module 'virtual:contract' {
  const facts: import('./data/contract.ts').ContractFacts;
  export default facts;
}

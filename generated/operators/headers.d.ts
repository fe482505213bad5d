// Written by codegen.ts from the contract. Do not edit: change the contract and run `npm run generate`.
export interface Violation {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}
export interface Check {
  (data: unknown): boolean;
  errors?: Violation[] | null;
}
export declare const headers: Record<string, Record<string, Record<string, Check>>>;
export declare const errorCodes: Record<string, readonly string[]>;

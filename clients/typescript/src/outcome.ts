import { type ErrorCode, type ErrorOf, TesseraError } from './errors.ts';
import type { Answer, CodeOf } from './types.ts';

type Outcome<T, Code extends string> = { value: T; error?: undefined } | { value?: undefined; error: ErrorOf<Code> };

/** The answer of a call, or its error, which has one of the codes of the operation. Other errors, such as that of a signal, are thrown. */
export const outcome = async <T, Own extends ErrorCode>(answer: Answer<T, Own>): Promise<Outcome<T, CodeOf<Own>>> => {
  try {
    return { value: await answer };
  } catch (error) {
    if (error instanceof TesseraError) return { error };
    throw error;
  }
};

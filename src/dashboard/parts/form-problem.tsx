import { isTesseraError } from '@tessera/client';
import { messageOf, requestIdOf } from '../data/client.ts';

/** The error message of each field, by name. */
export const problemsOf = (error: unknown): Map<string, string> =>
  new Map(isTesseraError(error) ? error.details.map(({ field, message }) => [field.split(/[.[]/)[0]!, message] as const) : []);

/** Why a form was refused. It gets the focus when no field is to blame. */
export const FormProblem = ({ error }: { error: unknown }) => (
  <div className="form-error" role="alert" tabIndex={-1}>
    {error instanceof SyntaxError ? `A field is not valid JSON: ${error.message}` : messageOf(error)}
    {requestIdOf(error) && (
      <p>
        <code>Request {requestIdOf(error)}</code>
      </p>
    )}
  </div>
);

/** Focuses the invalid field, or else the message. */
export const focusProblem = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"], .form-error')?.focus();

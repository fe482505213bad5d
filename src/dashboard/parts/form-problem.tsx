import { isTesseraError } from '@tessera/client';
import { messageOf, requestIdOf } from '../data/client.ts';

/** What an error says of each field, by the name of the field. */
export const problemsOf = (error: unknown): Map<string, string> =>
  new Map(isTesseraError(error) ? error.details.map(({ field, message }) => [field.split(/[.[]/)[0]!, message] as const) : []);

/** Why a form was refused. It gets the focus where no field is to blame. */
export const FormProblem = ({ error }: { error: unknown }) => (
  <div className="form-error" role="alert" tabIndex={-1}>
    {error instanceof SyntaxError ? `A field has no valid JSON: ${error.message}` : messageOf(error)}
    {requestIdOf(error) && (
      <p>
        <code>Request {requestIdOf(error)}</code>
      </p>
    )}
  </div>
);

/** Leads to the field that is wrong, or else to the reason. */
export const focusProblem = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"], .form-error')?.focus();

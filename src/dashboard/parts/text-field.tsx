/** The value of a form field. */
export const textIn = (filled: FormData, name: string): string => String(filled.get(name) ?? '').trim();

interface Props {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password';
  /** The autofill hint for browsers and password managers (HTML, autofill). */
  autoComplete: string;
  hint?: string;
  problem?: string | undefined;
  isRequired?: boolean;
  minLength?: number;
  maxLength: number;
}

/** A single-line text field, with its hint and error. */
export const TextField = ({ name, label, type = 'text', autoComplete, hint, problem, isRequired = true, ...lengths }: Props) => {
  const id = `field-${name}`;
  return (
    <div className="field">
      <label htmlFor={id}>{isRequired ? label : `${label} (optional)`}</label>
      <input
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        required={isRequired}
        aria-describedby={`${id}-about`}
        aria-invalid={problem === undefined ? undefined : true}
        {...lengths}
      />
      <span id={`${id}-about`}>
        {problem && <span className="wrong">{problem}</span>}
        {hint && <small className="hint">{hint}</small>}
      </span>
    </div>
  );
};

/** A setting that cannot be used; the message is the one line that the operator reads. */
export class ConfigError extends Error {
  override name = 'ConfigError';

  constructor(message: string, options?: ErrorOptions) {
    // What a setting holds may have line breaks in it.
    super(message.replaceAll(/\s*[\r\n]+\s*/g, ' '), options);
  }
}

/** An unusable setting. The operator reads the message, which is a single line of text. */
export class ConfigError extends Error {
  override name = 'ConfigError';

  constructor(message: string, options?: ErrorOptions) {
    // The value of a setting may contain line breaks.
    super(message.replaceAll(/\s*[\r\n]+\s*/g, ' '), options);
  }
}

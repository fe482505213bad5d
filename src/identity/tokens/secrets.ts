import { randomBytes } from 'node:crypto';

/** The prefixes of secrets, so that people and secret scanners recognize a leak. They differ from those of API keys. */
const prefixes = {
  access_token: 'tat_',
  refresh_token: 'trt_',
  authorization_code: 'tac_',
  device_code: 'tdc_',
  client_secret: 'tcs_',
  browser_session: 'tbs_',
  dashboard_session: 'tds_',
} as const;

/** 256 random bits in URL-safe characters. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Whether a text has the form of such a token. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** A new secret of 256 random bits, with the prefix of its kind. */
export const newSecret = (kind: keyof typeof prefixes): string => `${prefixes[kind]}${newToken()}`;

/** Whether a value has the form of a dashboard cookie. */
export const isDashboardCookie = (value: string): boolean => /^tds_[\w-]{43}$/.test(value);

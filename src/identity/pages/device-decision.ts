import type { Request, Response } from 'express';
import { html } from '../../core/html.ts';
import { type Counted, expectAttempt, networkOf } from '../../rules/attempt-limits.ts';
import { type AskedAtDevice, allowDevice, denyDevice, findDeviceRequest } from '../oauth/device-codes.ts';
import type { BrowserSession } from './browser-sessions.ts';
import type { Cookies } from './cookies.ts';
import { codeForm, deviceConsentForm } from './device-forms.ts';
import type { FormTokens } from './form-tokens.ts';
import type { OAuthPages } from './oauth-pages.ts';
import { sendPage } from './page.ts';
import { fieldOf, sourceOf, typedUserCodeIn, userCodeIn } from './posted.ts';

/** A step of the device pages, for somebody who has signed in. */
export type DeviceStep = (request: Request, response: Response, session: BrowserSession) => Promise<void> | void;

const wrongCode = 'No device is waiting with this code. Check the device: a code is valid for 15 minutes and works once.';

const sendCodeForm = (response: Response, session: BrowserSession, typed: string, problem?: string): void =>
  sendPage(response, problem ? 400 : 200, {
    title: 'Connect a device',
    body: codeForm(session, typed, problem),
    failed: problem !== undefined,
  });

interface Dependencies extends OAuthPages {
  cookies: Cookies;
  tokens: FormTokens;
}

/** The page on which a person enters the code of a device and decides what it may do. */
export const createDeviceDecision = ({ db, clock, attempts, cookies, tokens }: Dependencies): { show: DeviceStep; decide: DeviceStep } => {
  /** Counts each attempt by person and by network, before the code is looked up so that concurrent guesses count too. */
  const lookUp = async (request: Request, session: BrowserSession, code: string): Promise<AskedAtDevice | undefined> => {
    const counts: Counted[] = [
      ['user_code', `${session.accountId} ${session.userId}`],
      ['user_code_address', networkOf(request.ip ?? '')],
    ];
    await expectAttempt(attempts, counts);
    const asked = await findDeviceRequest(db, code, session, clock());
    if (asked) await attempts.refund(counts);
    return asked;
  };

  const aboutConsent = (request: Request, code: string) => `device ${cookies.read(request, 'sign_in')} ${code}`;

  return {
    show: async (request, response, session) => {
      const typed = typedUserCodeIn(request);
      if (!typed) return sendCodeForm(response, session, '');
      const code = userCodeIn(request);
      const asked = code && (await lookUp(request, session, code));
      if (!asked) return sendCodeForm(response, session, typed, wrongCode);
      const token = tokens.issue(request, response, aboutConsent(request, code));
      const title = `Allow ${asked.application.name}?`;
      sendPage(response, 200, { title, body: deviceConsentForm(asked, session, code, token) });
    },

    decide: async (request, response, session) => {
      const code = userCodeIn(request);
      if (code) tokens.expect(request, aboutConsent(request, code));
      const asked = code && (await lookUp(request, session, code));
      if (!asked) return sendCodeForm(response, session, typedUserCodeIn(request), wrongCode);
      const allowed = fieldOf(request, 'decision') === 'allow';
      const isDecided = await (allowed ? allowDevice(db, asked, session, sourceOf(request), clock()) : denyDevice(db, asked, clock()));
      if (!isDecided) return sendCodeForm(response, session, '', wrongCode);
      sendPage(response, 200, {
        title: allowed ? 'Device connected' : 'Device not connected',
        body: html`<p>${allowed ? 'Go back to it: it will continue within a few seconds.' : 'It gets no access.'} You can close this page.</p>`,
      });
    },
  };
};

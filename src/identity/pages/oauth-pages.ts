import type { ApplicationEmails } from '../emails/application-emails.ts';
import type { ClientDocuments } from '../oauth/client-documents.ts';
import type { OAuthDependencies } from '../oauth/dependencies.ts';
import type { Guarding } from './guard.ts';
import type { SignInForms } from './sign-in-forms.ts';

/** The dependencies of the OAuth pages: the authorization endpoint, devices, and sign-out by an application. */
export interface OAuthPages extends OAuthDependencies, Guarding, SignInForms {
  documents: ClientDocuments;
  emails: ApplicationEmails;
  /** The secret of the form tokens. */
  formSecret: string;
}

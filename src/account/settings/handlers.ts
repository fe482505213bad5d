import { defineHandlers, ok } from '../../contract/handlers.ts';
import type { SettingsService } from './service.ts';

export const accountHandlers = ({ settings }: { settings: SettingsService }) =>
  defineHandlers('account')({
    getAccount: ({ caller }) => ok(settings.account(caller)),

    updateAccount: ({ caller, body, ifMatch }) => ok(settings.update(caller, body, ifMatch)),

    getRetention: ({ caller }) => ok(settings.retention(caller)),

    updateRetention: ({ caller, body, ifMatch, origin }) => ok(settings.retain(caller, body, ifMatch, origin.address)),

    resetAccount: ({ caller }) => ok(settings.reset(caller)),
  });

export const securityHandlers = ({ settings }: { settings: SettingsService }) =>
  defineHandlers('security')({
    getSecuritySettings: ({ caller }) => ok(settings.security(caller)),

    updateSecuritySettings: ({ caller, body, ifMatch, origin }) => ok(settings.secure(caller, body, ifMatch, origin.address)),

    previewSecuritySettings: ({ caller, body, origin }) => ok(settings.preview(caller, body, origin.address)),
  });

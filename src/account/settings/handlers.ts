import { defineHandlers } from '../../contract/handlers.ts';
import type { SettingsService } from './service.ts';

export const accountHandlers = ({ settings }: { settings: SettingsService }) =>
  defineHandlers('account')({
    getAccount: async ({ caller }) => ({ status: 200, ...(await settings.account(caller)) }),

    updateAccount: async ({ caller, body, ifMatch }) => ({ status: 200, ...(await settings.rename(caller, body, ifMatch)) }),

    resetAccount: async ({ caller }) => ({ status: 200, ...(await settings.reset(caller)) }),
  });

export const securityHandlers = ({ settings }: { settings: SettingsService }) =>
  defineHandlers('security')({
    getSecuritySettings: async ({ caller }) => ({ status: 200, ...(await settings.security(caller)) }),

    updateSecuritySettings: async ({ caller, body, ifMatch }) => ({ status: 200, ...(await settings.secure(caller, body, ifMatch)) }),
  });

import { defineHandlers } from '../../contract/handlers.ts';
import type { SettingsService } from './service.ts';

export const accountHandlers = ({ settings }: { settings: SettingsService }) =>
  defineHandlers('account')({
    getAccount: async ({ caller }) => {
      const { record, version } = await settings.account(caller);
      return { status: 200, data: record, version };
    },

    updateAccount: async ({ caller, body, ifMatch }) => {
      const { record, version } = await settings.rename(caller, body, ifMatch);
      return { status: 200, data: record, version };
    },

    resetAccount: async ({ caller }) => {
      const { record, version } = await settings.reset(caller);
      return { status: 200, data: record, version };
    },
  });

export const securityHandlers = ({ settings }: { settings: SettingsService }) =>
  defineHandlers('security')({
    getSecuritySettings: async ({ caller }) => {
      const { record, version } = await settings.security(caller);
      return { status: 200, data: record, version };
    },

    updateSecuritySettings: async ({ caller, body, ifMatch }) => {
      const { record, version } = await settings.secure(caller, body, ifMatch);
      return { status: 200, data: record, version };
    },
  });

import { defineHandlers } from '../../contract/handlers.ts';
import type { UsageService } from './service.ts';

export const usageHandlers = ({ usage }: { usage: UsageService }) =>
  defineHandlers('usage')({
    getPlan: async ({ caller }) => ({ status: 200, data: await usage.plan(caller) }),

    getUsage: async ({ caller }) => ({ status: 200, data: await usage.usage(caller) }),

    listUsageDays: async ({ caller, list }) => {
      const { data, extent } = await usage.listDays(caller, list);
      return { status: 200, data, extent };
    },

    listUsedParts: async ({ caller, list }) => {
      const { data, extent } = await usage.listParts(caller, list);
      return { status: 200, data, extent };
    },
  });

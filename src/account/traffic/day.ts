import type { AccountSchemas } from '../../contract/types.ts';

/** A day without requests. */
export const emptyDay = (starts_at: string): AccountSchemas['UsageDay'] => ({
  starts_at,
  requests: 0,
  cost: 0,
  client_errors: 0,
  server_errors: 0,
  throttled: 0,
  busiest_minute: 0,
  incomplete: false,
});

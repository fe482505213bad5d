/** Whether a request came from the dashboard. Null as false: nodes of the version before write none. */
export const up = ['alter table logged_requests add column from_dashboard boolean'];

export const down = ['alter table logged_requests drop column from_dashboard'];

/** Addresses that are never called where private networks are closed, in all the ways that they are written. */
export const closedAddresses = [
  'http://127.0.0.1:1/x',
  'http://127.1/',
  'http://2130706433/',
  'http://0177.0.0.1/',
  'http://0x7f.0.0.1/',
  'http://10.0.0.1',
  'http://192.168.0.1/',
  'http://169.254.169.254/',
  'http://0.0.0.0/',
  'http://[::1]',
  'http://[fd00::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:8.8.8.8]/',
  'http://localhost/x',
  'http://LOCALHOST.:8080/',
  'http://maps.localhost/',
];

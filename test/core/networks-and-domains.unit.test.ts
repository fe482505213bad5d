import { describe, expect, it } from 'vitest';
import { areNetworksWithin, coversHost, isWithin, plainAddress } from '../../src/core/networks-and-domains.ts';
import { networkOf } from '../../src/rules/attempt-limits.ts';

const forms = [
  '::ffff:127.0.0.1',
  '::FFFF:7f00:1',
  '::ffff:7f00:0001',
  '0:0:0:0:0:ffff:127.0.0.1',
  '0000:0000:0000:0000:0000:ffff:7f00:0001',
];

describe('an IPv4 address that is written as an IPv6 one', () => {
  it.each(forms)('%s is that address', (form) => {
    expect([plainAddress(form), networkOf(form)]).toEqual(['127.0.0.1', '127.0.0.1']);
    for (const network of ['127.0.0.0/8', '127.0.0.1', '::ffff:7f00:0/104', '::ffff:127.0.0.1'])
      expect(isWithin(form, [network])).toBe(true);
    for (const network of ['10.0.0.0/8', '::ffff:a00:0/104']) expect(isWithin(form, [network])).toBe(false);
  });

  it.each(['::ffff:0:127.0.0.1', '::fffe:7f00:1', '::7f00:1', '::1', '2001:db8::ffff:7f00:1', '64:ff9b::7f00:1'])(
    '%s is another',
    (other) => {
      expect(plainAddress(other)).toBe(other);
      expect(isWithin(other, ['127.0.0.0/8'])).toBe(false);
    },
  );

  it('has its networks within those of IPv4, and the other way round', () => {
    expect(areNetworksWithin(['::ffff:7f00:0/112'], ['127.0.0.0/8'])).toBe(true);
    expect(areNetworksWithin(['127.0.0.0/16'], ['::ffff:127.0.0.0/104'])).toBe(true);
    expect(areNetworksWithin(['127.0.0.0/8'], ['::ffff:127.0.0.0/112'])).toBe(false);
    expect(areNetworksWithin(['::ffff:0:0/95'], ['127.0.0.0/8'])).toBe(false);
  });

  it('has no zone', () => {
    expect([plainAddress('fe80::1%eth0'), plainAddress('::ffff:7f00:1%1')]).toEqual(['fe80::1', '127.0.0.1']);
  });
});

describe('a domain', () => {
  it.each([
    ['example.org', 'example.org', true],
    ['example.org', 'deep.example.org', false],
    ['*.example.org', 'deep.down.example.org', true],
    ['*.example.org', 'example.org', false],
    ['*.example.org', 'evilexample.org', false],
  ])('%s covers the host %s: %s', (domain, host, expected) => {
    expect(coversHost(domain, host)).toBe(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { isOpenAddress } from '../../src/outbound/addresses.ts';

describe('isOpenAddress', () => {
  it.each(['8.8.8.8', '1.1.1.1', '100.63.255.255', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::200e'])('%s is open', (address) => {
    expect([isOpenAddress(address, false), isOpenAddress(address, true)]).toEqual([true, true]);
  });

  it.each([
    '127.0.0.1',
    '127.255.255.254',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '100.64.0.1',
    '::1',
    'fd00::1',
    'fc00::1',
  ])('%s is open to those who may reach private networks', (address) => {
    expect([isOpenAddress(address, false), isOpenAddress(address, true)]).toEqual([false, true]);
  });

  it('is this machine alone to those who may reach no other private address', () => {
    const asked = ['127.0.0.1', '127.255.255.254', '::1', '10.0.0.1', '192.168.1.1', '172.16.0.1', 'fd00::1', '169.254.169.254', '8.8.8.8'];
    expect(asked.filter((address) => isOpenAddress(address, 'loopback'))).toEqual(['127.0.0.1', '127.255.255.254', '::1', '8.8.8.8']);
  });

  it.each([
    ['this network', '0.0.0.0'],
    ['link-local, metadata', '169.254.169.254'],
    ["Alibaba's metadata", '100.100.100.200'],
    ["Amazon's metadata", 'fd00:ec2::254'],
    ["Azure's platform", '168.63.129.16'],
    ['documentation', '192.0.2.1'],
    ['measurements', '198.18.0.1'],
    ['multicast', '224.0.0.1'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '::'],
    ['IPv4-mapped, private', '::ffff:127.0.0.1'],
    ['IPv4-mapped in hexadecimal', '::ffff:7f00:1'],
    ['IPv4-mapped, public', '::ffff:8.8.8.8'],
    ['IPv4-compatible', '::127.0.0.1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['6to4', '2002:7f00:1::'],
    ['Teredo', '2001::1'],
    ['link-local', 'fe80::1'],
    ['link-local with a zone', 'fe80::1%eth0'],
    ['site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['no address at all', 'example.com'],
    ['nothing', ''],
  ])('%s is open to nobody: %s', (_what, address) => {
    expect([isOpenAddress(address, false), isOpenAddress(address, true)]).toEqual([false, false]);
  });
});

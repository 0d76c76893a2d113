import { describe, expect, it } from 'vitest'
import { clientAddress } from '../../src/http/edge/client-address.ts'
import { networkOf, normalAddress } from '../../src/http/edge/ip-address.ts'
import { readTrustedProxies, TrustedProxyRefused } from '../../src/http/edge/trusted-proxies.ts'

const trusted = ['192.0.2.1', '10.0.0.0/8', '2001:db8:ffff::/48', '::ffff:172.16.0.0/108']
const letters = 'A'.repeat(9_000)

describe('an address in its one spelling', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['2001:0db8::0001', '2001:db8::1'],
    ['::1', '::1'],
    ['::', '::'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['::FFFF:c633:6407', '198.51.100.7'],
    ['0:0:0:0:0:ffff:198.51.100.7', '198.51.100.7'],
    ['::ffff:0.0.0.1', '0.0.0.1'],
  ])('%s is %s', (text, expected) => {
    expect(normalAddress(text)).toBe(expected)
  })

  it.each([
    '',
    ' ',
    'unknown',
    'evil.example',
    '198.51.100.7:443',
    '[2001:db8::1]',
    '[2001:db8::1]:443',
    'fe80::1%eth0',
    '198.51.100.256',
    '198.51.100',
    '0x7f.0.0.1',
    '010.0.0.1',
    '198.51.100.7/32',
    '2001:db8::1::2',
    "198.51.100.7' or 1=1",
    '198.51.100.7\u0000',
    letters,
    `${'0'.repeat(60)}::1`,
  ])('none is %s', (text) => {
    expect(normalAddress(text)).toBeUndefined()
  })
})

describe('whose attempts are counted together', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8:0:0:1::2', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
  ])('%s is in %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

describe('the client of a request', () => {
  const isTrusted = readTrustedProxies(trusted)

  it.each([
    ['nothing is forwarded', '198.51.100.7', '', '198.51.100.7'],
    ['a stranger forwards', '198.51.100.7', '203.0.113.9', '198.51.100.7'],
    ['a stranger forwards the address of a proxy', '198.51.100.7', '192.0.2.1', '198.51.100.7'],
    ['a proxy forwards nothing', '192.0.2.1', '', '192.0.2.1'],
    ['a proxy forwards one', '192.0.2.1', '203.0.113.9', '203.0.113.9'],
    ['a proxy of a range forwards one', '10.255.0.1', '203.0.113.9', '203.0.113.9'],
    ['a neighbour of a range does', '11.0.0.1', '203.0.113.9', '11.0.0.1'],
    ['a proxy of IPv6 forwards one', '2001:db8:ffff:1::1', '2001:db8::9', '2001:db8::9'],
    ['a proxy of a range that is written as IPv6 does', '172.31.0.1', '203.0.113.9', '203.0.113.9'],
    ['a visitor made up what stands left', '192.0.2.1', '127.0.0.1, 10.1.1.1, 203.0.113.9', '203.0.113.9'],
    ['two proxies', '192.0.2.1', '203.0.113.9, 10.1.1.1', '203.0.113.9'],
    ['three proxies of two kinds', '192.0.2.1', '2001:db8::9,2001:db8:ffff::2,10.1.1.1', '2001:db8::9'],
    ['a stranger among proxies', '192.0.2.1', '203.0.113.9, 198.51.100.7, 10.1.1.1', '198.51.100.7'],
    ['proxies alone', '192.0.2.1', '10.1.1.2, 10.1.1.1', '10.1.1.2'],
    ['IPv4 in IPv6', '192.0.2.1', '::ffff:203.0.113.9', '203.0.113.9'],
    ['a proxy as IPv4 in IPv6', '192.0.2.1', '203.0.113.9, ::ffff:10.1.1.1', '203.0.113.9'],
    ['spaces and tabs', '192.0.2.1', ' \t203.0.113.9\t ', '203.0.113.9'],
    ['empty parts', '192.0.2.1', ',203.0.113.9, ,', '203.0.113.9'],
    ['commas alone', '192.0.2.1', ',,,', '192.0.2.1'],
    ['text', '192.0.2.1', 'unknown', '192.0.2.1'],
    ['text at the right', '192.0.2.1', '203.0.113.9, unknown', '192.0.2.1'],
    ['text behind two proxies', '192.0.2.1', '203.0.113.9, unknown, 10.1.1.1', '10.1.1.1'],
    ['a port', '192.0.2.1', '203.0.113.9:8080', '192.0.2.1'],
    ['a zone id', '192.0.2.1', 'fe80::1%eth0', '192.0.2.1'],
    ['brackets', '192.0.2.1', '[2001:db8::9]', '192.0.2.1'],
    ['9,000 letters', '192.0.2.1', letters, '192.0.2.1'],
    ['9,000 letters left of an address', '192.0.2.1', `${letters}, 203.0.113.9`, '203.0.113.9'],
    ['9,000 commas', '192.0.2.1', `203.0.113.9${','.repeat(9_000)}`, '192.0.2.1'],
    ['a thousand proxies', '192.0.2.1', `203.0.113.9${', 10.1.1.1'.repeat(1_000)}`, '10.1.1.1'],
  ])('%s', (_, peer, forwardedFor, expected) => {
    expect(clientAddress({ peer, forwardedFor }, isTrusted)).toBe(expected)
  })

  it('is the peer wherever no proxy is trusted', () => {
    const nobody = readTrustedProxies([])
    expect(clientAddress({ peer: '127.0.0.1', forwardedFor: '203.0.113.9' }, nobody)).toBe('127.0.0.1')
  })
})

describe('trusted proxies', () => {
  it.each([
    '',
    'proxy.example',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '10.0.0.0/-1',
    '2001:db8::/129',
    '::ffff:10.0.0.0/95',
    '10.0.0.1:80',
    'fe80::1%eth0',
  ])('refuse "%s"', (entry) => {
    expect(() => readTrustedProxies(['10.0.0.1', entry])).toThrow(TrustedProxyRefused)
  })

  it.each(['0.0.0.0/0', '::/0', '::ffff:0.0.0.0/96'])('are never everybody: %s', (entry) => {
    expect(() => readTrustedProxies([entry])).toThrow('a range of everybody is none')
  })
})

import { describe, expect, it } from 'vitest'
import { bucketOf, networkOf } from './addresses.ts'

describe('The bucket of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['2001:db8:1:2::203.0.113.7', '2001:db8:1:2::/64'],
    ['203.0.113.7:4711', '203.0.113.7'],
    ['203.0.113.07', '203.0.113.7'],
    ['203.000.113.007:4711', '203.0.113.7'],
    ['[2001:db8:1:2::1]:4711', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
    ['[::ffff:203.0.113.7]:4711', '203.0.113.7'],
  ])('of %s is %s', (address, bucket) => {
    expect(bucketOf(address)).toBe(bucket)
  })

  it('is the same for every address of a /64, and another for the next', () => {
    const inside = [
      '2001:db8:1:2::',
      '2001:db8:1:2::1',
      '2001:db8:1:2:ffff:ffff:ffff:ffff',
      '2001:0db8:1:02:a::b',
    ]
    expect(new Set(inside.map(bucketOf)).size).toBe(1)
    expect(bucketOf('2001:db8:1:3::1')).not.toBe(bucketOf('2001:db8:1:2::1'))
  })

  it('of connections without an address is one, and no real address has it', () => {
    expect(bucketOf(undefined)).toBe('without address')
  })

  it('has an end, whatever a proxy calls an address', () => {
    expect(bucketOf('x'.repeat(10_000)).length).toBeLessThanOrEqual(64)
  })
})

describe('The network of an address', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['203.0.113.77:4711', '203.0.113.0/24'],
    ['203.000.113.007', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['[2001:DB8:0001::1]:4711', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8::/48'],
    ['2001::1', '2001::/48'],
    ['2001:0:5::1', '2001:0:5::/48'],
    ['fe80::1%eth0', 'fe80::/48'],
    ['::1', '::/48'],
    ['unknown', null],
    [undefined, null],
    ['999.1.1.1', null],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressFault, isPublicAddress, NOT_PUBLIC } from './receiver-address'

const NETS: [number, number][] = [
  [0x0a000000, 8],
  [0x7f000000, 8],
  [0xa9fe0000, 16],
  [0xac100000, 12],
  [0xc0a80000, 16],
  [0x64400000, 10],
  [0x00000000, 8],
  [0xe0000000, 4],
  [0xf0000000, 4],
]
const dotted = (value: number) => [24, 16, 8, 0].map(bits => (value >>> bits) & 255).join('.')
/** Any address of the networks that are not public. */
const inside = fc
  .constantFrom(...NETS)
  .chain(([net, bits]) => fc.nat(2 ** (32 - bits) - 1).map(host => (net + host) >>> 0))

/** The spellings that a URL takes for the same IPv4 address. */
const SPELLINGS: ((value: number) => string)[] = [
  dotted,
  String,
  value => `0x${value.toString(16)}`,
  value => `0${value.toString(8)}`,
  value => [24, 16, 8, 0].map(bits => `0${((value >>> bits) & 255).toString(8)}`).join('.'),
  value => [24, 16, 8, 0].map(bits => `0x${((value >>> bits) & 255).toString(16)}`).join('.'),
  value => `${value >>> 24}.${value & 0xffffff}`,
  value => `${dotted(value)}.`,
]
const groups = (value: number) => `${(value >>> 16).toString(16)}:${(value & 0xffff).toString(16)}`
/** And the ways to put one into an IPv6 address. */
const INSIDE_V6: ((value: number) => string)[] = [
  value => `::ffff:${dotted(value)}`,
  value => `::ffff:${groups(value)}`,
  value => `0:0:0:0:0:ffff:${groups(value)}`,
  value => `::${groups(value)}`,
  value => `64:ff9b::${groups(value)}`,
  value => `2002:${groups(value)}::1`,
]

describe('addresses that nothing is posted to', () => {
  test('an address of a private network, however it is spelt', () => {
    fc.assert(
      fc.property(inside, fc.constantFrom(...SPELLINGS), fc.nat(65_535), (value, spelt, port) => {
        expect(isPublicAddress(dotted(value))).toBe(false)
        expect(addressFault(`https://${spelt(value)}:${port}/tickets`)).toBe(NOT_PUBLIC)
      }),
      { numRuns: 2000 },
    )
  })

  test('the same inside an IPv6 address: mapped, compatible, translated, by 6to4', () => {
    fc.assert(
      fc.property(inside, fc.constantFrom(...INSIDE_V6), (value, spelt) => {
        expect(isPublicAddress(spelt(value))).toBe(false)
        expect(addressFault(`https://[${spelt(value)}]/`)).toBe(NOT_PUBLIC)
      }),
      { numRuns: 1000 },
    )
  })

  test('every IPv6 address outside of 2000::/3', () => {
    const group = fc.nat(0xffff)
    fc.assert(
      fc.property(
        fc.nat(0xffff).filter(first => first >> 13 !== 1),
        fc.array(group, { minLength: 7, maxLength: 7 }),
        (first, rest) => {
          const address = [first, ...rest].map(part => part.toString(16)).join(':')
          expect(isPublicAddress(address)).toBe(false)
        },
      ),
    )
    for (const address of [
      '::1',
      '::',
      'fe80::1',
      'fe80::1%eth0',
      'fd00:ec2::254',
      'ff02::1',
      '2001:db8::1',
      '2001::1',
    ])
      expect([address, isPublicAddress(address)]).toEqual([address, false])
  })

  test('what is no address at all is none that is public', () => {
    for (const text of [
      '',
      'example.com',
      '1.2.3',
      '1.2.3.256',
      '1::2::3',
      ':::',
      '12345::',
      '1:2:3:4:5:6:7',
      '2606::g',
    ])
      expect([text, isPublicAddress(text)]).toEqual([text, false])
  })

  test('names that never leave a building', () => {
    for (const host of ['localhost', 'printer', 'a.localhost', 'erp.local', 'metadata.google.internal', 'LOCALHOST.'])
      expect([host, addressFault(`https://${host}/`)]).toEqual([host, NOT_PUBLIC])
  })

  test('without https, with a password, with a part that is never sent', () => {
    expect(addressFault('http://tickets.example.com/')).toContain('https://')
    expect(addressFault('ftp://tickets.example.com/')).toContain('https://')
    expect(addressFault('https://me:secret@tickets.example.com/')).toContain('password')
    expect(addressFault('https://tickets.example.com/#a')).toContain('#')
    expect(addressFault('tickets.example.com')).toContain('whole address')
  })
})

describe('addresses that are posted to', () => {
  test('names and public addresses, with any port and path', () => {
    for (const url of [
      'https://tickets.example.com/concrete?site=4',
      'https://hooks.example.com:8443',
      'https://8.8.8.8/',
      'https://172.15.255.255/',
      'https://172.32.0.1/',
      'https://[2606:4700:4700::1111]/',
    ])
      expect([url, addressFault(url)]).toEqual([url, null])
    for (const address of ['1.1.1.1', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '2a00:1450::200e'])
      expect([address, isPublicAddress(address)]).toEqual([address, true])
  })

  test('this machine, where the portal is told that a receiver is tried out on it', () => {
    expect(addressFault('http://127.0.0.1:4000/', true)).toBeNull()
    expect(addressFault('ftp://127.0.0.1:4000/', true)).not.toBeNull()
  })
})

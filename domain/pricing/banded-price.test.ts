import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Banded, bandPoints, distancePrice, noticePrice, sameBands, zonePrice } from './banded-price'
import { areaCodes } from './postal-area'

const limits = fc.uniqueArray(fc.integer({ min: 1, max: 48 }), { maxLength: 5 })

describe('the price of a charge by its bands', () => {
  test('of a late cancellation is that of the narrowest notice that it falls short of, and nothing with more', () => {
    fc.assert(
      fc.property(limits, fc.nat(3000), (all, minutes) => {
        const bands = all.map(upTo => ({ by: 'notice' as const, upTo: String(upTo), unitPrice: `${1000 - upTo}` }))
        const short = all.filter(upTo => minutes < upTo * 60)
        const price = short.length ? `${1000 - Math.min(...short)}` : '0'
        expect(noticePrice({ unitPrice: '2000', bands }, minutes)).toBe(price)
        expect(noticePrice({ unitPrice: '2000', bands }, null)).toBe('2000')
      }),
    )
  })

  test('by road is that of the narrowest distance that it lies in, limits included, and the usual one beyond', () => {
    fc.assert(
      fc.property(limits, fc.integer({ min: 0, max: 5000 }), (all, metres) => {
        const km = metres / 100
        const bands = all.map(upTo => ({ by: 'distance' as const, upTo: `${upTo}.00`, unitPrice: `${upTo}` }))
        const within = all.filter(upTo => km <= upTo)
        expect(distancePrice({ unitPrice: '99', bands }, km).unitPrice).toBe(
          within.length ? `${Math.min(...within)}` : '99',
        )
      }),
    )
  })

  test('by zone is that of the most of a postal code that is named, the usual one elsewhere, and asks for the code', () => {
    const zone = (areas: string, unitPrice: string) => ({ by: 'zone' as const, areas, unitPrice })
    const of: Banded = { unitPrice: '5', bands: [zone('60-62', '10'), zone('609, 01-08', '20')] }
    const prices = ['608123', '609 123', '018906', '118906', '638123', 'S(609123)', 'Singapore 628123']
    expect(prices.map(code => zonePrice(of, code)?.unitPrice)).toEqual(['10', '20', '20', '5', '5', '20', '10'])
    expect([null, '', ' '].map(code => zonePrice(of, code))).toEqual([null, null, null])
    expect(zonePrice({ unitPrice: '5' }, null)).toEqual({ unitPrice: '5', band: null })
  })

  test('areas are codes and ranges of equally long codes; those that say something else name nothing', () => {
    expect(areaCodes('08-11, S60;609')).toEqual([
      { first: '08', last: '11' },
      { first: '60', last: '60' },
      { first: '609', last: '609' },
    ])
    expect(areaCodes('600000 – 609999')).toEqual([{ first: '600000', last: '609999' }])
    for (const text of ['', ',', '11-08', '1-100', '60,*', '-60', '60-62-64', '12345678901'])
      expect(areaCodes(text)).toBeNull()
  })

  test('has points enough that no change of an area is missed', () => {
    const code = fc.stringMatching(/^[0-3]{1,3}$/)
    const area = fc.tuple(code, fc.nat(3)).map(([first, more]) => {
      const last = String(Number(first) + more)
      return last.length === first.length ? `${first}-${last}` : first
    })
    const zones = fc.array(fc.record({ areas: area, unitPrice: fc.constantFrom('1', '2', '3') }), { maxLength: 4 })
    const banded = zones.map(all => ({ unitPrice: '1', bands: all.map(of => ({ by: 'zone' as const, ...of })) }))
    const all = Array.from({ length: 1000 }, (_, at) => String(at).padStart(3, '0'))
    fc.assert(
      fc.property(banded, banded, (before, after) => {
        const lower = (is: string, was: string) => Number(is) < Number(was)
        const somewhere = all.some(at => lower(zonePrice(after, at)!.unitPrice, zonePrice(before, at)!.unitPrice))
        const told = bandPoints([...before.bands, ...after.bands]).some(({ price }) =>
          lower(price(after), price(before)),
        )
        expect(told).toBe(somewhere)
      }),
      { numRuns: 300 },
    )
  })

  test('has a point at each limit of either, once', () => {
    const [a, b] = [
      [{ by: 'distance' as const, upTo: '10', unitPrice: '1' }],
      [{ by: 'distance' as const, upTo: '10.0', unitPrice: '1.00' }],
    ]
    expect(sameBands(a, b)).toBe(true)
    expect(bandPoints([...a, ...b]).map(of => of.said)).toEqual(['up to 10 km'])
  })
})

import { describe, expect, test } from 'vitest'
import { PRICE_AUTHORITY } from '../kit/price-authority'
import { judged, mayPrice } from './authority'
import { factsOfChange, factsOfCharge } from './charge-facts'
import type { TermFigures } from './terms'

const WAITING: TermFigures = { unitPrice: '2.0000', freeAllowance: '60', minimum: '10', maximum: '120' }
const change = (of: Partial<TermFigures>) =>
  factsOfCharge('Waiting', WAITING, { ...WAITING, ...of }).map(fact => [fact.what, judged(fact).belowListPercent])
const may = (role: 'sales_manager' | 'ceo' | 'admin', of: Partial<TermFigures> | null) =>
  mayPrice(PRICE_AUTHORITY, { id: '1', roles: [role] }, factsOfCharge('Waiting', WAITING, of && { ...WAITING, ...of }))
    .may

describe('a change of a charge', () => {
  test('is judged figure by figure against the one in force', () => {
    expect(change({ unitPrice: '1.9' })).toEqual([['Waiting', '5.00']])
    expect(change({ freeAllowance: '90' })).toEqual([['Waiting, 90 free', '25.00']])
    expect(change({ minimum: '9' })).toEqual([['Waiting, minimum 9', '10.00']])
    expect(change({ minimum: null })).toEqual([['Waiting, minimum 0', '100.00']])
    expect(change({ maximum: '60' })).toEqual([['Waiting, maximum 60', '50.00']])
    expect(factsOfCharge('Waiting', WAITING, null).map(fact => judged(fact).belowListPercent)).toEqual(['100.00'])
  })

  test('that raises it, and one of what was free before, is no question', () => {
    expect(change({ unitPrice: '3', freeAllowance: '0', minimum: '20', maximum: null })).toEqual([])
    expect(factsOfCharge('Waiting', { ...WAITING, unitPrice: '0' }, WAITING)).toEqual([])
  })

  test('by notice is judged at each limit of the two: a lower price, a shorter notice, none any more', () => {
    const late = (...bands: [string, string][]): TermFigures => ({
      ...{ unitPrice: '0', freeAllowance: '0', minimum: null, maximum: null },
      bands: bands.map(([upTo, unitPrice]) => ({ by: 'notice', upTo, unitPrice })),
    })
    const before = late(['2', '120'], ['4', '60'])
    const lower = (after: TermFigures | null) =>
      factsOfCharge('Late', before, after).map(({ what, unitPrice, listPrice }) => [what, unitPrice, listPrice])
    expect(lower(late(['2', '100'], ['4', '60']))).toEqual([['Late, less than 2 h notice', '100.0000', '120.0000']])
    expect(lower(late(['2', '120'], ['3', '60']))).toEqual([['Late, less than 4 h notice', '0.0000', '60.0000']])
    expect(lower(null).map(([what]) => what)).toEqual(['Late, less than 2 h notice', 'Late, less than 4 h notice'])
    expect(lower(late(['6', '120']))).toEqual([])
  })

  test('of a charge that is priced by its bands alone: more free of it, or a limit, is a lower price too', () => {
    const zone: TermFigures = {
      ...{ unitPrice: '0', freeAllowance: '0', minimum: null, maximum: null },
      bands: [{ by: 'zone', areas: '01-08', unitPrice: '18' }],
    }
    const lower = (of: Partial<TermFigures>) => factsOfCharge('City', zone, { ...zone, ...of }).map(({ what }) => what)
    expect(lower({ freeAllowance: '5' })).toEqual(['City, 5 free'])
    expect(lower({ maximum: '0' })).toEqual(['City, maximum 0'])
    expect(lower({ bands: [{ by: 'zone', areas: '01-07', unitPrice: '18' }] })).toEqual(['City, postal codes 08'])
    expect(lower({ bands: [{ by: 'zone', areas: '01-09', unitPrice: '18' }] })).toEqual([])
  })

  test('within the limits is set alone; beyond them, and where nothing was before, nobody sets it alone', () => {
    expect(may('sales_manager', { unitPrice: '1.9' })).toBe('alone')
    for (const role of ['sales_manager', 'ceo', 'admin'] as const) {
      expect(may(role, { unitPrice: '1' })).toBe('ask')
      expect(may(role, { freeAllowance: '600' })).toBe('ask')
      expect(may(role, null)).toBe('ask')
      const first = factsOfCharge('Ice', null, { ...WAITING, maximum: null })
      expect(mayPrice(PRICE_AUTHORITY, { id: '1', roles: [role] }, first)).toMatchObject({
        may: 'ask',
        roles: ['ceo', 'admin'],
      })
    }
  })
})

describe('against several prices that would hold', () => {
  test('a band is compared with the dearest band of all, whichever price is the dearest outside them', () => {
    const band = (unitPrice: string) => [{ by: 'distance' as const, upTo: '5', unitPrice }]
    const high = { ...WAITING, unitPrice: '30', bands: band('10') }
    const low = { ...WAITING, unitPrice: '20', bands: band('18') }
    const facts = factsOfChange('Haul', [high, low], { ...WAITING, unitPrice: '30', bands: band('12') })
    expect(facts.map(of => [of.what, of.unitPrice, of.listPrice])).toEqual([['Haul, up to 5 km', '12.0000', '18.0000']])
    expect(factsOfChange('Haul', [], null)).toEqual([])
    expect(factsOfChange('Haul', [high, low], high)).toHaveLength(1)
  })
})

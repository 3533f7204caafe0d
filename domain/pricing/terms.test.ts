import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../kit/time'
import { type CommercialTerm, TERM_LEVELS, type TermItem, termOn } from './terms'

const FIRST = '2026-11-01'
const ITEMS: TermItem[] = [
  { kind: 'sub_product', id: 'waiting' },
  { kind: 'sub_product', id: 'night' },
  { kind: 'associate_product', id: 'waiting' },
]
const day = fc.integer({ min: 0, max: 40 }).map(days => addDays(FIRST, days))

/** Terms as the database keeps them: at one level, one item never has two on a day. */
const terms = fc
  .array(
    fc.tuple(fc.constantFrom(...TERM_LEVELS), fc.constantFrom(...ITEMS), day, fc.option(fc.nat(20)), fc.nat(900)),
    {
      maxLength: 25,
    },
  )
  .map(rows => {
    const kept: CommercialTerm[] = []
    rows.forEach(([level, item, fromDate, length, price], at) => {
      const toDate = length === null ? null : addDays(fromDate, length)
      const clash = kept.some(
        of =>
          of.level === level && of.item === item && of.fromDate <= (toDate ?? '9') && fromDate <= (of.toDate ?? '9'),
      )
      if (!clash)
        kept.push({
          id: `${at}`,
          level,
          item,
          unitPrice: `${price}.0000`,
          freeAllowance: `${at}.00`,
          minimum: null,
          maximum: null,
          fromDate,
          toDate,
          source: `${level} ${at}`,
        })
    })
    return kept
  })

const holds = (term: CommercialTerm, item: TermItem, on: string) =>
  term.item.kind === item.kind && term.item.id === item.id && on >= term.fromDate && on <= (term.toDate ?? '9')

describe('the term for an item on a day', () => {
  test('is the most specific that holds on the day, whole, in whatever order they come', () => {
    fc.assert(
      fc.property(terms, fc.constantFrom(...ITEMS), day, fc.infiniteStream(fc.nat()), (all, item, on, keys) => {
        const found = termOn(all, item, on)
        const holding = all.filter(term => holds(term, item, on))
        expect(found === undefined).toBe(holding.length === 0)
        if (!found) return
        expect(holding).toContain(found)
        const place = TERM_LEVELS.indexOf(found.level)
        for (const other of holding) expect(TERM_LEVELS.indexOf(other.level)).toBeGreaterThanOrEqual(place)
        const shuffled = all
          .map(term => ({ term, key: keys.next().value as number }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ term }) => term)
        expect(termOn(shuffled, item, on)).toEqual(found)
      }),
      { numRuns: 300 },
    )
  })

  test('holds on its first and on its last day and on no other', () => {
    const item = ITEMS[0]!
    const term: CommercialTerm = {
      id: 'a',
      level: 'customer',
      item,
      unitPrice: '2.0000',
      freeAllowance: '30.00',
      minimum: null,
      maximum: null,
      fromDate: '2026-11-24',
      toDate: '2026-11-30',
      source: '',
    }
    const on = (asked: string) => termOn([term], item, asked)?.id
    expect([on('2026-11-23'), on('2026-11-24'), on('2026-11-30'), on('2026-12-01')]).toEqual([
      undefined,
      'a',
      'a',
      undefined,
    ])
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../kit/time'
import { makeRoom } from './period'
import { type Agreed, takeOver } from './take-over'

const FIRST = '2026-11-01'
const PRODUCTS = ['N25', 'N40', 'C50']
const DAYS = Array.from({ length: 45 }, (_, at) => addDays(FIRST, at))
type Price = { productId: string; price: number }
type Statement = { from: string; to: string | null; prices: Price[] }

const statement: fc.Arbitrary<Statement> = fc
  .tuple(fc.nat(30), fc.option(fc.nat(12)), fc.subarray(PRODUCTS, { minLength: 1 }), fc.nat(9000))
  .map(([start, length, products, price]) => ({
    from: addDays(FIRST, start),
    to: length === null ? null : addDays(FIRST, start + length),
    prices: products.map((productId, at) => ({ productId, price: price * 10 + at })),
  }))

/** The periods after a statement was approved: the neighbours make room, its own parts come in. */
function approve(present: Agreed<Price>[], of: Statement): Agreed<Price>[] {
  const placed = present.map((period, at) => ({ ...period, id: String(at), label: '' }))
  const edits = new Map(makeRoom(placed, of).map(edit => [edit.id, edit]))
  const beside = placed.flatMap(({ id, label: _, ...period }): Agreed<Price>[] => {
    const edit = edits.get(id)
    if (!edit) return [period]
    if (edit.kind === 'drop') return []
    if (edit.kind === 'later') return [{ ...period, from: edit.from }]
    if (edit.kind === 'cut') return [{ ...period, to: edit.to }]
    return [
      { ...period, to: edit.to },
      { ...period, ...edit.rest },
    ]
  })
  const productIds = new Set(of.prices.map(price => price.productId))
  const own = takeOver(present, { from: of.from, to: of.to, productIds })
  return [...beside, ...own.map(({ carried, ...period }) => ({ ...period, prices: [...of.prices, ...carried] }))]
}

const covers = (of: { from: string; to: string | null }, day: string) => of.from <= day && day <= (of.to ?? '9999')

test('the price of a product on a day is that of the newest approved statement that covers both', () => {
  fc.assert(
    fc.property(fc.array(statement, { minLength: 1, maxLength: 8 }), statements => {
      const periods = statements.reduce<Agreed<Price>[]>(approve, [])
      for (const day of DAYS) {
        const held = periods.filter(period => covers(period, day))
        expect(held.length).toBeLessThanOrEqual(1)
        for (const product of PRODUCTS) {
          const newest = statements.findLast(
            of => covers(of, day) && of.prices.some(price => price.productId === product),
          )
          const found = held[0]?.prices.filter(price => price.productId === product) ?? []
          expect(found).toEqual(newest ? newest.prices.filter(price => price.productId === product) : [])
        }
      }
    }),
    { numRuns: 300 },
  )
})

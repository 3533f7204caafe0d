import { expect, test } from 'vitest'
import { randomOf } from '~/db/seed/random'
import { amount, decimal, lineAmount, sum } from '../kit/money'
import { type DocumentLine, differing, gstHolds, matchSelfBill, matchSums, type StatedLine } from './self-bill-match'

const random = randomOf(12)
let count = 0
const ours = (doNumber: string | null, more: Partial<StatedLine> = {}): StatedLine => {
  const quantity = `${random.whole(1, 9)}.50`
  return {
    ...{
      id: `o${++count}`,
      kind: 'product',
      deliveryOrderId: doNumber,
      doNumber,
      description: 'C30',
      unit: 'm³',
      unitPrice: '150',
    },
    ...{ quantity, amount: lineAmount(quantity, '150'), disputed: false, ...more },
  }
}
const theirs = (of: StatedLine, more: Partial<DocumentLine> = {}): DocumentLine => ({
  ...{ id: `t${++count}`, docketNo: of.doNumber, description: null, quantity: of.quantity, amount: of.amount, ...more },
})

test('drawn statements and documents: each line of both is in one row, and the parts make up the statement', () => {
  for (let round = 0; round < 2000; round++) {
    const dockets = Array.from({ length: random.whole(1, 6) }, (_, at) => `P1-${at}`)
    const stated = dockets.flatMap(no => [
      ours(no, { disputed: random.chance(0.1) }),
      ...(random.chance(0.4) ? [ours(no, { kind: 'associate', description: 'Waiting', quantity: '1.00' })] : []),
    ])
    if (random.chance(0.2)) stated.push(ours(null, { kind: 'adjustment' }))
    const document = stated
      .filter(() => random.chance(0.85))
      .map(of =>
        random.chance(0.3)
          ? theirs(of, { quantity: '1.25', amount: amount(decimal(of.amount).minus('3.33')) })
          : theirs(of, { docketNo: of.doNumber && ` ${of.doNumber.toLowerCase().replace('-', ' ')}` }),
      )
    if (random.chance(0.3)) document.push(theirs(ours('ELSEWHERE')))
    const rows = matchSelfBill(stated, document)
    expect(rows.flatMap(row => row.ours?.id ?? []).sort()).toEqual(stated.map(of => of.id).sort())
    expect(rows.flatMap(row => row.theirs?.id ?? []).sort()).toEqual(document.map(of => of.id).sort())
    const sums = matchSums(rows)
    const parts = [sums.agreed, sums.disputed, sums.differing, sums.missingThere]
    expect(sum(parts).toFixed(2)).toBe(sum(stated.map(of => of.amount)).toFixed(2))
    expect(sums.document).toBe(sum(document.map(of => of.amount)).toFixed(2))
  }
})

test('an equal document has no difference, in any order and with a docket billed as one sum', () => {
  const load = ours('P1-1')
  const waiting = ours('P1-1', { kind: 'associate', description: 'Waiting', quantity: '20' })
  const one = theirs(load, { amount: sum([load.amount, waiting.amount]).toFixed(2) })
  expect(differing(matchSelfBill([load, waiting], [one]))).toEqual([])
  expect(differing(matchSelfBill([load, waiting], [theirs(waiting), theirs(load)]))).toEqual([])
  expect(matchSelfBill([load, waiting], [theirs(load)]).map(row => row.state)).toEqual(['equal', 'missing_there'])
})

test('GST may be rounded line by line, and no more', () => {
  expect(gstHolds({ subtotal: '100.00', gst: '9.02', lines: 3 }, '9')).toBe(true)
  expect(gstHolds({ subtotal: '100.00', gst: '8.00', lines: 3 }, '9')).toBe(false)
})

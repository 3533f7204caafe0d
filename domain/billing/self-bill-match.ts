import { showMoney, showNumber } from '../kit/figures'
import { compare, decimal, isZero, percentOf, sum } from '../kit/money'

export type StatedLine = {
  id: string
  kind: string
  deliveryOrderId: string | null
  doNumber: string | null
  description: string
  quantity: string
  unit: string
  unitPrice: string
  amount: string
  disputed: boolean
}
export type DocumentLine = {
  id: string
  docketNo: string | null
  description: string | null
  quantity: string
  amount: string
}
export type MatchState = 'equal' | 'quantity' | 'price' | 'missing_there' | 'missing_here'
/** One line of ours with what the customer bills for it; a line of theirs alone where we have none. */
export type MatchedLine = { state: MatchState; ours: StatedLine | null; theirs: DocumentLine | null }

/** Dockets are typed with and without spaces and dashes. */
const docket = (text: string | null) => (text ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '')
const words = (text: string | null) => (text ?? '').toLowerCase().replace(/\s+/g, ' ').trim()

/**
 * Our statement and the customer's document, docket by docket: each line of both is in exactly one row of the answer. A
 * docket that the customer bills as one sum, as much as our lines of it together, is equal. Quantities in the unit of the
 * line, amounts in S$ before GST.
 */
export function matchSelfBill(ours: readonly StatedLine[], theirs: readonly DocumentLine[]): MatchedLine[] {
  const there = Map.groupBy(theirs, line => docket(line.docketNo))
  const here = Map.groupBy(ours, line => docket(line.doNumber))
  const keys = new Set([...here.keys(), ...there.keys()])
  return [...keys].flatMap(key => matchDocket(here.get(key) ?? [], there.get(key) ?? []))
}

const PASSES: ((a: StatedLine, b: DocumentLine) => boolean)[] = [
  (a, b) => same(a.quantity, b.quantity) && same(a.amount, b.amount),
  (a, b) => words(a.description) === words(b.description),
  (a, b) => same(a.quantity, b.quantity),
  (a, b) => same(a.amount, b.amount),
  () => true,
]

function matchDocket(ours: readonly StatedLine[], theirs: readonly DocumentLine[]): MatchedLine[] {
  if (theirs.length === 1 && ours.length > 1 && isWhole(ours, theirs[0]!))
    return ours.map((line, at) => ({ state: 'equal', ours: line, theirs: at ? null : theirs[0]! }))
  const left = { ours: [...ours], theirs: [...theirs] }
  const found = new Map<StatedLine, DocumentLine>()
  for (const fits of PASSES)
    for (const line of [...left.ours]) {
      const at = left.theirs.findIndex(of => fits(line, of))
      if (at < 0) continue
      found.set(line, left.theirs.splice(at, 1)[0]!)
      left.ours.splice(left.ours.indexOf(line), 1)
    }
  return [
    ...ours.map(line => ({ state: stateOf(line, found.get(line)), ours: line, theirs: found.get(line) ?? null })),
    ...left.theirs.map(line => ({ state: 'missing_here' as const, ours: null, theirs: line })),
  ]
}

/** The concrete and the sum of all lines of a docket, billed as one. */
const isWhole = (ours: readonly StatedLine[], theirs: DocumentLine) =>
  same(sum(ours.map(of => of.amount)).toString(), theirs.amount) &&
  same(sum(ours.filter(of => of.kind === 'product').map(of => of.quantity)).toString(), theirs.quantity)

function stateOf(line: StatedLine, theirs: DocumentLine | undefined): MatchState {
  // What costs nothing need not be on the customer's document.
  if (!theirs) return isZero(line.amount) ? 'equal' : 'missing_there'
  if (!same(line.quantity, theirs.quantity)) return 'quantity'
  return same(line.amount, theirs.amount) ? 'equal' : 'price'
}

const same = (a: string, b: string) => compare(a, b) === 0

/** What a person has to decide: not equal, and not in dispute already. */
export const differing = (rows: readonly MatchedLine[]): MatchedLine[] =>
  rows.filter(row => row.state !== 'equal' && !row.ours?.disputed)

/** Our statement in parts that make it up to the cent, S$ before GST; `missingHere` is on the customer's document alone. */
export function matchSums(rows: readonly MatchedLine[]) {
  const ours = (has: (row: MatchedLine) => boolean) =>
    sum(rows.filter(has).map(row => row.ours?.amount ?? '0')).toFixed(2)
  return {
    stated: ours(() => true),
    agreed: ours(row => row.state === 'equal' && !row.ours?.disputed),
    disputed: ours(row => row.ours?.disputed === true),
    differing: ours(row => ['quantity', 'price'].includes(row.state) && !row.ours?.disputed),
    missingThere: ours(row => row.state === 'missing_there' && !row.ours?.disputed),
    missingHere: sum(rows.filter(row => row.state === 'missing_here').map(row => row.theirs!.amount)).toFixed(2),
    document: sum(rows.map(row => row.theirs?.amount ?? '0')).toFixed(2),
  }
}

/** 9 m³, not 9.0000: the places that the database keeps are no one's. */
const asKept = (quantity: string) => showNumber(decimal(quantity).toString())

/** The sentence about a difference; the same figures make the same sentence. */
export function differenceText({ state, ours, theirs }: MatchedLine): string {
  const name = ours
    ? [ours.doNumber, ours.description].filter(Boolean).join(', ')
    : [theirs!.docketNo ?? 'No docket', theirs!.description].filter(Boolean).join(', ')
  const mine = ours && `${asKept(ours.quantity)} ${ours.unit}, ${showMoney(ours.amount)}`
  const own = theirs && `${asKept(theirs.quantity)}, ${showMoney(theirs.amount)}`
  if (state === 'missing_there') return `${name}: we state ${mine}; the customer does not bill it`
  if (state === 'missing_here') return `${name}: the customer bills ${own}; our statement does not have it`
  return `${name}: we state ${mine}; the customer bills ${own}`
}

/**
 * Whether GST on the document, S$, is what its subtotal earns at a rate. GST may be rounded line by line or once, so each
 * line may differ by half a cent.
 */
export const gstHolds = (of: { subtotal: string; gst: string; lines: number }, gstPercent: string): boolean =>
  compare(sum([of.gst]).minus(percentOf(of.subtotal, gstPercent)).abs(), sum(['0.01']).plus(of.lines * 0.005)) <= 0

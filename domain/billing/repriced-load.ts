import { amount, cubicMetres, type DecimalText, decimal, sum } from '../kit/money'
import type { PlainDate } from '../kit/time'
import type { BillLine } from './bill-line'
import { billLines } from './bill-lines'
import type { BillTerms } from './bill-terms'
import { gstAt } from './gst'
import type { LoadFacts } from './load-facts'
import { mergeLines, type StandingLine } from './merge-lines'
import { type BilledLine, noteLines } from './note'
import { totalsOf } from './totals'

export const BILL_STATES = ['unbilled', 'drafted', 'invoiced'] as const
export type BillState = (typeof BILL_STATES)[number]

/** A delivered load with the lines of its concrete where they are now: nowhere, on an open draft, or on its invoice. */
export type LoadToReprice = {
  facts: LoadFacts
  bill:
    | { state: 'unbilled' }
    | { state: 'drafted'; billId: string; billNo: string; lines: readonly StandingLine[] }
    /** With the notes that have their number; `gstPercent` is the rate of lines that name none. */
    | { state: 'invoiced'; billId: string; billNo: string; gstPercent: DecimalText; lines: readonly BilledLine[] }
}

/** One load of the list that is approved: what its concrete costs now and what it would cost. */
export type RepricedLoad = {
  deliveryOrderId: string
  label: string
  revision: number | null
  day: PlainDate
  productId: string
  productCode: string
  quantity: DecimalText
  state: BillState
  /** The draft or the invoice that has it. */
  billId: string | null
  billNo: string | null
  priceNow: DecimalText | null
  priceThen: DecimalText | null
  amountNow: DecimalText
  amountThen: DecimalText
  difference: DecimalText
  gstPercent: DecimalText
  /** Why its price stays although the price of its day changes. */
  stays: 'one_off' | 'by_hand' | null
}

type Prices = ReadonlyMap<string, DecimalText>
type Line = Pick<BillLine, 'quantity' | 'unitPrice' | 'amount'>

/** The list, made by the engine that makes every bill: with the terms in force, and with the new prices in their place. */
export const repricedLoads = (loads: readonly LoadToReprice[], terms: BillTerms, prices: Prices): RepricedLoad[] =>
  loads.map(load => repricedLoad(load, terms, prices))

function repricedLoad(load: LoadToReprice, terms: BillTerms, prices: Prices): RepricedLoad {
  const { facts, bill } = load
  const system = { now: concreteOf(facts, terms), next: concreteOf(facts, newTerms(terms, prices)) }
  const { now, next } = linesOf(load, system)
  const [amountNow, amountThen] = [now, next].map(lines => amount(sum(lines.map(of => of.amount)))) as [string, string]
  return {
    deliveryOrderId: facts.id!,
    label: facts.label,
    revision: facts.revision,
    day: facts.day,
    productId: facts.product.id,
    productCode: facts.product.code,
    quantity: cubicMetres(facts.quantity),
    state: bill.state,
    billId: bill.state === 'unbilled' ? null : bill.billId,
    billNo: bill.state === 'unbilled' ? null : bill.billNo,
    priceNow: priceOf(now),
    priceThen: priceOf(next),
    amountNow,
    amountThen,
    difference: amount(decimal(amountThen).minus(amountNow)),
    gstPercent: rateOf(load) ?? terms.gst(facts.day).percent,
    stays: staysOf(load),
  }
}

function linesOf(load: LoadToReprice, system: { now: BillLine[]; next: BillLine[] }): { now: Line[]; next: Line[] } {
  const { bill } = load
  if (bill.state === 'unbilled') return system
  if (hasOneOff(load.facts)) return { now: [...bill.lines], next: [...bill.lines] }
  if (bill.state === 'drafted')
    return { now: [...bill.lines], next: mergeLines(bill.lines, system.next, new Set()).lines }
  return { now: [...bill.lines], next: [...bill.lines, ...correction(bill, system.next, '')] }
}

/** What a note says about one invoiced load: its concrete at the new price less all that is billed of it. */
export function correctionOf(load: LoadToReprice, terms: BillTerms, prices: Prices, reason: string): BillLine[] {
  const { bill, facts } = load
  if (bill.state !== 'invoiced' || hasOneOff(facts)) return []
  return correction(bill, concreteOf(facts, newTerms(terms, prices)), reason)
}

/** A correction keeps the tax of its invoice. */
function correction(bill: Extract<LoadToReprice['bill'], { state: 'invoiced' }>, next: BillLine[], reason: string) {
  const { gstPercent = null, gstCode = null } = bill.lines.find(of => of.gstPercent !== null) ?? {}
  return noteLines(
    bill.lines,
    next.map(line => ({ ...line, gstPercent, gstCode })),
    [],
    reason,
  )
}

/** A price agreed for one order alone goes before every other. */
const newTerms = (terms: BillTerms, prices: Prices): BillTerms => ({
  ...terms,
  concrete: load => {
    const price = hasOneOff(load) ? undefined : prices.get(load.product.id)
    return price === undefined ? terms.concrete(load) : { unitPrice: price, parts: [] }
  },
})

export const hasOneOff = ({ order, product }: LoadFacts) => order.oneOff?.productId === product.id

/** The concrete alone, with the credit for what came back: no charge hangs on its price. */
const concreteOf = (facts: LoadFacts, terms: BillTerms): BillLine[] =>
  billLines([facts], [], { ...terms, items: [] }).lines.filter(line => line.kind === 'product')

const priceOf = (lines: readonly Line[]) => lines.findLast(of => decimal(of.quantity).greaterThan(0))?.unitPrice ?? null

const rateOf = ({ bill }: LoadToReprice) =>
  bill.state === 'invoiced' ? (bill.lines.find(of => of.gstPercent !== null)?.gstPercent ?? bill.gstPercent) : null

function staysOf({ facts, bill }: LoadToReprice): RepricedLoad['stays'] {
  if (hasOneOff(facts)) return 'one_off'
  return bill.state === 'drafted' && bill.lines.some(of => of.decidedPrice !== null) ? 'by_hand' : null
}

/** Of the loads in one state: how many, the two amounts before GST, and the GST of their difference rate by rate. */
export type RepricedTotal = {
  state: BillState
  loads: number
  quantity: DecimalText
  amountNow: DecimalText
  amountThen: DecimalText
  difference: DecimalText
  gst: DecimalText
}

export const repricedTotals = (loads: readonly RepricedLoad[]): RepricedTotal[] =>
  BILL_STATES.flatMap(state => {
    const own = loads.filter(load => load.state === state)
    const total = (field: 'amountNow' | 'amountThen' | 'difference') => amount(sum(own.map(load => load[field])))
    const lines = own.map(({ difference, gstPercent }) => ({
      ...{ kind: 'adjustment', quantity: '0', amount: difference },
      gstPercent,
    }))
    return own.length
      ? {
          state,
          loads: own.length,
          quantity: cubicMetres(sum(own.map(load => load.quantity))),
          amountNow: total('amountNow'),
          amountThen: total('amountThen'),
          difference: total('difference'),
          gst: totalsOf(lines, gstAt('0')).gst,
        }
      : []
  })

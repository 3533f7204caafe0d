import { expect, test } from 'vitest'
import { factsOf } from '~/db/billing/load-facts'
import type { DeliveryOrderRow } from '~/db/deliveries/delivery-order'
import type { OrderRow } from '~/db/orders/order'
import { type Random, randomOf } from '~/db/seed/random'
import { billLines } from '~/domain/billing/bill-lines'
import type { BillTerms } from '~/domain/billing/bill-terms'
import { gstAt } from '~/domain/billing/gst'
import { dosedInto, type OrderedExtra } from '~/domain/billing/load-facts'
import { payable } from '~/domain/billing/preview'
import { totalsOf } from '~/domain/billing/totals'
import type { WaitingCause } from '~/domain/deliveries/waiting-cause'
import { sum } from '~/domain/kit/money'
import { USUAL_RETURN_PAYERS } from '~/domain/kit/return-cause'
import { addDays, addMinutes, businessDay, instantOn } from '~/domain/kit/time'
import { straightKm } from '~/domain/orders/travel'
import { ADD_ONS, DAYS, FIRST_DAY, money, POSTAL_CODES, randomTerms, UNITS } from '../../tests/kit/rules/random-terms'
import { plannedFacts } from '../orders/price-order'

const PLANT = { latitude: 1.32, longitude: 103.7 }

/** HARDEN_ORDERS=10000 takes as many. */
const ORDERS = Number(process.env.HARDEN_ORDERS ?? 600)

function anyOrder(random: Random) {
  const day = addDays(FIRST_DAY, random.whole(0, DAYS - 1))
  const start = instantOn(day, `${String(random.whole(0, 23)).padStart(2, '0')}:${random.pick(['00', '17', '45'])}`)
  const extras: OrderedExtra[] = UNITS.filter(() => random.chance(0.4)).map(unit => {
    const kind = random.pick(['service', 'sub_product'] as const)
    return { kind, id: `${kind} ${unit}`, quantity: (random.whole(1, 40) / 4).toFixed(4) }
  })
  const sets = random.whole(0, 4)
  const order = {
    id: 'order',
    orderNo: 'CR-1',
    orderDate: day,
    productId: 'c40',
    pumpId: random.chance(0.3) ? 'pump' : null,
    cylinderTest: sets ? { isRequired: true, sets } : null,
    oneOffPrice: random.chance(0.3) ? money(random, 150) : null,
    oneOffReason: 'Agreed',
    latitude: PLANT.latitude + random.whole(-20, 20) / 100,
    longitude: PLANT.longitude + random.whole(-20, 20) / 100,
  } as OrderRow
  const loads = Array.from({ length: random.whole(1, 12) }, (_, place) => {
    const batchAt = addMinutes(start, place * random.whole(5, 55))
    return {
      id: `load ${place}`,
      loadNo: place + 1,
      plantId: 'plant',
      quantity: (random.whole(2, 18) / 2).toFixed(2),
      batchAt,
      onSiteAt: addMinutes(batchAt, random.whole(20, 70)),
    }
  })
  const addOns = ADD_ONS.filter(() => random.chance(0.5)).map(of => ({ ...of, perM3: money(random, 6) }))
  const postalCode = random.pick(POSTAL_CODES)
  const needsPump = random.chance(0.3)
  return { day, order, loads, addOns, extras, postalCode, needsPump, unloadingMinutes: random.whole(10, 80) }
}

/** The tickets of an order whose loads all went exactly as planned. */
function delivered(
  { order, loads, addOns, extras, postalCode, needsPump, unloadingMinutes, day }: ReturnType<typeof anyOrder>,
  waitingCause: WaitingCause | null = null,
) {
  return loads.map(({ id, loadNo, plantId, quantity, batchAt, onSiteAt }) =>
    factsOf(
      {
        load: {
          id,
          loadNo,
          doNumber: `D-${loadNo}`,
          revision: 1,
          plantId,
          orderId: order.id,
          productId: 'c40',
          doDate: day,
          quantity,
          batchedAt: batchAt,
          onSiteAt,
          pourStartAt: onSiteAt,
          pourEndAt: addMinutes(onSiteAt, unloadingMinutes),
          returnConcrete: null,
          washedOut: null,
          washoutFee: null,
          waivedCharges: null,
          technicianOnSiteMinutes: null,
          partLoadBy: null,
          waitingCause,
          cancellation: null,
        } as DeliveryOrderRow,
        productCode: 'C40',
        productName: 'Grade 40',
        order,
        needsPump,
        place: { ...PLANT, postalCode },
      },
      addOns.map(({ id: associateProductId, perM3, ...of }) => ({
        ...of,
        associateProductId,
        deliveryOrderId: id,
        quantity: dosedInto(perM3, quantity),
      })),
      extras,
      USUAL_RETURN_PAYERS,
    ),
  )
}

const told = ({ lines }: ReturnType<typeof billLines>) => lines.map(({ deliveryRevision: _revision, ...line }) => line)

/** The loads of an order as they were planned when it was booked. */
const planned = (of: ReturnType<typeof anyOrder>) =>
  of.loads.map((load, place) =>
    plannedFacts(
      load,
      place,
      {
        id: of.order.id,
        orderNo: of.order.orderNo,
        day: of.day,
        pump: of.order.pumpId !== null || of.needsPump,
        cylinderSets: of.order.cylinderTest?.sets ?? 0,
        extras: of.extras,
        oneOff: of.order.oneOffPrice
          ? { productId: 'c40', unitPrice: of.order.oneOffPrice, reason: of.order.oneOffReason }
          : null,
      },
      {
        product: { id: 'c40', code: 'C40', name: 'Grade 40' },
        orderDate: of.day,
        unloadingMinutes: of.unloadingMinutes,
      },
      of.addOns,
      { postalCode: of.postalCode, straightKm: straightKm(PLANT, of.order) },
    ),
  )

/** What an order was, so that the whole of them is known to have had everything. */
function traitsOf(
  of: ReturnType<typeof anyOrder>,
  { lines }: ReturnType<typeof billLines>,
  terms: BillTerms,
): string[] {
  const labels = lines.flatMap(line => line.trace.map(part => ('label' in part ? String(part.label) : '')))
  const has = (text: string) => labels.some(label => label.startsWith(text))
  const charged = (itemId: string) => lines.some(line => line.itemId === itemId)
  const traits: Record<string, boolean> = {
    'after midnight': of.loads.some(load => businessDay(load.batchAt) !== of.day),
    holiday: terms.calendar.holidays.has(of.day),
    'part load': charged('part_load'),
    pump: charged('pump'),
    'after hours': charged('after_hours'),
    waiting: charged('waiting'),
    'no waiting': !charged('waiting'),
    distance: charged('distance'),
    zone: charged('zone'),
    'holiday charge': charged('holiday'),
    escalation: charged('escalation'),
    'charge of every load': charged('every_load'),
    'minimum charge': charged('minimum_charge'),
    'a fallen index': lines.some(line => line.itemId === 'escalation' && Number(line.amount) < 0),
    'once an order': lines.some(line => line.deliveryOrderId === null),
    'new GST': lines.some(line => line.gstPercent === '10'),
    'one-off': has('Agreed for order') || has('Agreed for this order'),
    quote: has('Agreed for the project in Q-1'),
    project: has('Agreed for the project from'),
    category: has('Key'),
    list: has('Central') && !has('Key'),
    minimum: lines.some(line => line.trace.some(part => 'label' in part && String(part.label).includes(' free'))),
    ...Object.fromEntries(
      ['order', 'project', 'customer', 'category', 'region'].map(level => [`${level} term`, has(level)]),
    ),
  }
  return Object.keys(traits).filter(trait => traits[trait])
}

test('an order that is delivered as planned is billed line by line as it was previewed, to the cent', () => {
  const seen = new Map<string, number>()
  for (let seed = 1; seed <= ORDERS; seed++) {
    const random = randomOf(seed)
    const terms = randomTerms(random)
    const of = anyOrder(random)
    const tickets = delivered(of)
    const loads = planned(of)
    const preview = billLines(loads, [loads[0]!.order], terms)
    const bill = billLines(tickets, [tickets[0]!.order], terms)
    // Compared as text: what differs is shown line by line only where something does.
    if (JSON.stringify(told(bill)) !== JSON.stringify(told(preview)) || bill.gaps.length)
      expect({ seed, gaps: bill.gaps, lines: told(bill) }).toEqual({ seed, gaps: [], lines: told(preview) })
    const [foreseen, due] = [payable(preview, gstAt('9')), totalsOf(bill.lines, gstAt('9'))]
    const together = sum(foreseen.lines.map(line => line.amount)).toFixed(2)
    if (foreseen.total !== due.total || together !== due.subtotal)
      expect({ seed, total: foreseen.total, together }).toEqual({ seed, total: due.total, together: due.subtotal })
    for (const trait of traitsOf(of, bill, terms)) seen.set(trait, (seen.get(trait) ?? 0) + 1)
  }
  expect(Object.fromEntries([...seen].filter(([, times]) => times < ORDERS / 100))).toEqual({})
  expect(seen.size).toBe(27)
})

test('what is ours or waived leaves the bill, and nothing else does', () => {
  const seen = { ours: 0, waived: 0 }
  for (let seed = 1; seed <= ORDERS / 4; seed++) {
    const random = randomOf(seed)
    const terms = randomTerms(random)
    const of = anyOrder(random)
    const loads = planned(of)
    const waits = new Set(terms.items.filter(item => item.trigger === 'waiting').map(item => item.id))
    const preview = billLines(loads, [loads[0]!.order], terms).lines
    const cause = random.pick([null, 'plant', 'truck'] as const)
    const loadCharges = preview.filter(line => line.kind === 'sub_product' && line.deliveryOrderId !== null)
    const picked = loadCharges.length ? random.pick(loadCharges).itemId! : null
    const isOurs = ({ itemId }: Named) => cause !== null && waits.has(itemId ?? '')
    const isWaived = (line: Named) => !isOurs(line) && loadCharges.some(one => one.itemId === picked && same(one, line))
    const tickets = delivered(of, cause).map(load => {
      const own = loadCharges.filter(line => line.deliveryOrderId === load.id && line.itemId === picked)
      const most = own.reduce((high, line) => (Number(line.amount) > Number(high) ? line.amount : high), '-9999999')
      const waiver = { itemId: picked!, amount: most, by: 'Ng', reason: 'Agreed', at: '', customerId: 'customer' }
      return { ...load, waived: own.length ? [waiver] : [] }
    })
    const bill = billLines(tickets, [tickets[0]!.order], terms)
    const off = (line: Named) => isOurs(line) || isWaived(line)
    expect(bill.lines.map(amounts), `seed ${seed}`).toEqual(preview.filter(line => !off(line)).map(amounts))
    expect(bill.letOff.map(amounts), `seed ${seed}`).toEqual(preview.filter(off).map(amounts))
    for (const { cause: why } of bill.letOff) seen[why]++
  }
  expect(Math.min(seen.ours, seen.waived)).toBeGreaterThan(ORDERS / 20)
})

test('waiting that is ours in part leaves nothing earned out of sight: what is billed and what is ours are the preview', () => {
  const seen = { shared: 0 }
  for (let seed = 1; seed <= ORDERS / 4; seed++) {
    const random = randomOf(seed)
    const terms = randomTerms(random)
    const of = anyOrder(random)
    const loads = planned(of)
    const preview = billLines(loads, [loads[0]!.order], terms).lines
    const oursMinutes = random.whole(1, of.unloadingMinutes)
    const tickets = delivered(of, 'plant').map(load => ({ ...load, waiting: { ...load.waiting, oursMinutes } }))
    const { lines, letOff } = billLines(tickets, [tickets[0]!.order], terms)
    expect(totals([...lines, ...letOff]), `seed ${seed}`).toEqual(totals(preview))
    if (letOff.some(part => lines.some(line => slotOf(line) === slotOf(part)))) seen.shared++
  }
  expect(seen.shared).toBeGreaterThan(ORDERS / 50)
})

const slotOf = ({ itemId, deliveryOrderId }: Named) => [itemId, deliveryOrderId].join(' ')
const totals = (lines: readonly Named[]) =>
  Object.fromEntries(
    [...Map.groupBy(lines, slotOf)].map(([slot, own]) => [slot, sum(own.map(line => line.amount)).toFixed(2)]),
  )

type Named = { itemId: string | null; deliveryOrderId: string | null; amount: string }
const amounts = ({ itemId, deliveryOrderId, amount }: Named) => [itemId, deliveryOrderId, amount].join(' ')
const same = (one: Named, other: Named) => one.itemId === other.itemId && one.deliveryOrderId === other.deliveryOrderId

test('a ticket that says otherwise than the plan is billed otherwise', () => {
  const random = randomOf(7)
  const terms = { ...randomTerms(random), concrete: () => ({ unitPrice: '100.0000', parts: [] }) }
  const of = anyOrder(random)
  const [first, ...rest] = delivered(of)
  const other = billLines([{ ...first!, quantity: '0.50' }, ...rest], [first!.order], terms)
  expect(totalsOf(other.lines, gstAt('9')).total).not.toBe(
    totalsOf(billLines([first!, ...rest], [first!.order], terms).lines, gstAt('9')).total,
  )
})

import { expect, test } from 'vitest'
import type { DeliveryOrderRow } from '~/db/deliveries/delivery-order'
import type { OrderRow } from '~/db/orders/order'
import { randomOf } from '~/db/seed/random'
import { billLines } from '~/domain/billing/bill-lines'
import type { BillTerms, ChargeItem } from '~/domain/billing/bill-terms'
import { dosedInto, type OrderedExtra } from '~/domain/billing/load-facts'
import { payable } from '~/domain/billing/preview'
import { totalsOf } from '~/domain/billing/totals'
import { addDays, addMinutes, businessDay, instantOn } from '~/domain/kit/time'
import { plannedFacts } from '../orders/price-order'
import { factsOf } from './load-facts'

type Random = ReturnType<typeof randomOf>
const TRIGGERS = ['pump', 'waiting', 'part_load', 'after_hours', 'cylinder_test', 'technician', 'return_concrete']
const UNITS = ['m³', 'load', 'hour']
const ADD_ONS = ['ice', 'fibre', 'colour'].map(id => ({ id, name: id, unit: 'kg' }))
const money = (random: Random, most: number) => (random.whole(1, most * 10_000) / 10_000).toFixed(4)

/** What is charged, and agreed terms with free allowances, minima and maxima, some at a level of the customer's own. */
function anyTerms(random: Random): BillTerms {
  const items: ChargeItem[] = [
    ...TRIGGERS.map(trigger => ({
      kind: 'sub_product' as const,
      id: trigger,
      name: trigger,
      unit: trigger === 'waiting' ? 'min' : 'm³',
      trigger,
      isDefault: random.chance(0.7),
    })),
    ...UNITS.flatMap(unit =>
      (['service', 'sub_product'] as const).map(kind => ({
        kind,
        id: `${kind} ${unit}`,
        name: `${kind} ${unit}`,
        unit,
        trigger: 'manual',
        isDefault: false,
      })),
    ),
  ]
  const figures = new Map(
    [...items, ...ADD_ONS].map(({ id }) => [
      id,
      {
        level: random.pick(['order', 'project', 'region'] as const),
        unitPrice: money(random, 40),
        freeAllowance: random.chance(0.3) ? String(random.whole(1, 45)) : '0',
        minimum: random.chance(0.3) ? String(random.whole(1, 12)) : null,
        maximum: random.chance(0.3) ? String(random.whole(13, 60)) : null,
      },
    ]),
  )
  const concrete = money(random, 180)
  const holiday = random.chance(0.5) ? ['2026-12-25'] : []
  return {
    concrete: ({ order }) => ({ unitPrice: order.oneOff?.unitPrice ?? concrete, parts: [] }),
    charge: item => ({
      id: item.id,
      item,
      ...figures.get(item.id)!,
      fromDate: '2026-01-01',
      toDate: null,
      source: 'Agreed',
    }),
    items,
    minimumLoad: () => '3',
    calendar: {
      zone: 'Asia/Singapore',
      holidays: new Set(holiday),
      normal: () => ({ from: '06:30', to: '18:00' }),
    },
    gst: day => (day < '2026-12-26' ? '9' : '10'),
  }
}

function anyOrder(random: Random) {
  const day = addDays('2026-12-22', random.whole(0, 6))
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
  return { day, order, loads, addOns, extras, needsPump: random.chance(0.3), unloadingMinutes: random.whole(10, 80) }
}

/** The tickets of an order whose loads all went exactly as planned. */
function delivered({ order, loads, addOns, extras, needsPump, unloadingMinutes, day }: ReturnType<typeof anyOrder>) {
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
          washoutFee: null,
          technicianOnSiteMinutes: null,
          partLoadBy: null,
        } as DeliveryOrderRow,
        productCode: 'C40',
        productName: 'Grade 40',
        order,
        needsPump,
      },
      addOns.map(({ id: associateProductId, perM3, ...of }) => ({
        ...of,
        associateProductId,
        deliveryOrderId: id,
        quantity: dosedInto(perM3, quantity),
      })),
      extras,
    ),
  )
}

const told = ({ lines }: ReturnType<typeof billLines>) => lines.map(({ deliveryRevision: _revision, ...line }) => line)

test('an order that is delivered as planned is billed line by line as it was previewed, to the cent', () => {
  const seen = { afterMidnight: 0, holiday: 0, short: 0, once: 0, rates: 0 }
  for (let seed = 1; seed <= 300; seed++) {
    const random = randomOf(seed)
    const terms = anyTerms(random)
    const of = anyOrder(random)
    const tickets = delivered(of)
    const order = tickets[0]!.order
    const planned = of.loads.map((load, place) =>
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
      ),
    )
    const preview = billLines(planned, [planned[0]!.order], terms)
    const bill = billLines(tickets, [order], terms)
    expect(told(bill), `seed ${seed}`).toEqual(told(preview))
    expect(bill.gaps, `seed ${seed}`).toEqual([])
    expect(payable(preview, '9').total, `seed ${seed}`).toBe(totalsOf(bill.lines, '9').total)
    const together = payable(preview, '9').lines.map(line => line.amount)
    expect(
      totalsOf(
        together.map(amount => ({ kind: 'x', quantity: '0', amount })),
        '9',
      ).subtotal,
    ).toBe(totalsOf(bill.lines, '9').subtotal)
    if (of.loads.some(load => businessDay(load.batchAt) !== of.day)) seen.afterMidnight++
    if (terms.calendar.holidays.has(of.day)) seen.holiday++
    if (bill.lines.some(line => line.itemId === 'part_load')) seen.short++
    if (bill.lines.some(line => line.deliveryOrderId === null)) seen.once++
    if (bill.lines.some(line => line.gstPercent === '10')) seen.rates++
  }
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(10)
})

test('a ticket that says otherwise than the plan is billed otherwise', () => {
  const random = randomOf(7)
  const terms = { ...anyTerms(random), concrete: () => ({ unitPrice: '100.0000', parts: [] }) }
  const of = anyOrder(random)
  const [first, ...rest] = delivered(of)
  const other = billLines([{ ...first!, quantity: '0.50' }, ...rest], [first!.order], terms)
  expect(totalsOf(other.lines, '9').total).not.toBe(
    totalsOf(billLines([first!, ...rest], [first!.order], terms).lines, '9').total,
  )
})

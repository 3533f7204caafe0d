import { beforeAll, expect, test } from 'vitest'
import { salespeopleOf } from '~/db/customers/customer'
import { deliveryEvent } from '~/db/deliveries/delivery-event'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { panelBatch } from '~/db/deliveries/panel-batch'
import { addPositions } from '~/db/fleet/truck-position'
import { addMinutes } from '~/domain/kit/time'
import { givenSubProduct } from '../kit/given/catalog'
import { givenSalesperson } from '../kit/given/customers'
import { type Deliveries, givenDeliveries, givenOrder } from '../kit/given/deliveries'
import { givenPriceList } from '../kit/given/pricing'
import { type House, house, ok } from '../kit/house'

const DAY = '2026-11-18'
let portal: House
let world: Deliveries
/** As typed on the ticket: five loads of 9 m³, batched at ten and at nine. */
let loads: { id: string }[]
let draftId: string
const at = (time: string) => new Date(`${DAY}T${time}:00.000+08:00`)
type Row = { what: string; deliveryOrderId: string; lineId: string | null; notBilled: string }
const report = async (query = '', who = 'finance_ar') =>
  ok(await portal.as(who).get(`/timed-charge?fromDate=${DAY}&toDate=${DAY}${query}`))

beforeAll(async () => {
  portal = await house({
    now: '2026-11-20T01:00:00.000Z',
    invariants: { except: ['I6b'], why: 'loads are put down delivered, without a ticket' },
  })
  world = await givenDeliveries(portal)
  const regionId = world.region.id
  const seller = await givenSalesperson(portal, 'nora_ng')
  await portal.given(work => salespeopleOf.replace(work, world.customer.id, [{ salespersonId: seller.id }]))
  await givenPriceList(portal, { regionId, lines: [{ productId: world.product.id, unitPrice: '150' }] })
  const charge = (name: string, trigger: string, unit: string, unitPrice: string, freeAllowance = '0') =>
    givenSubProduct(portal, { name, trigger, unit, freeAllowance, prices: [{ regionId, unitPrice }] })
  await charge('Waiting', 'waiting', 'min', '2.2', '60')
  await charge('After hours', 'after_hours', 'm³', '9')
  ;({ loads } = await givenOrder(portal, world, { day: DAY, loads: 5 }))
  // 80, 100, 30, 90 and 30 min on site.
  await typed(0, '10:00', '10:30', '11:50')
  await typed(1, '10:30', '11:00', '12:40')
  await typed(2, '09:00', '09:30', '10:00')
  await typed(3, '10:00', '10:30', '12:00')
  await typed(4, '10:00', '10:30', '11:00')
  await byEvents(0, '10:30', '12:10')
  await byTrack(1, '11:15', '12:25')
  await byPanel(2, '06:10')
  await byEvents(4, '10:35', '11:00')
  const { drafts } = ok(
    await portal.as('finance_ar').post('/invoice-draft/generate-draft', { fromDate: DAY, toDate: DAY }),
  )
  draftId = drafts[0].id
})

const typed = (place: number, batched: string, arrived: string, pourEnd: string) =>
  portal.given(async work => {
    const row = await deliveryOrder.lock(work, loads[place]!.id)
    const times = { generatedAt: at('06:00'), batchedAt: at(batched), onSiteAt: at(arrived), pourEndAt: at(pourEnd) }
    const more = { doNumber: `T-26-00000${place}`, truckId: world.trucks[place % 3]!.id, deliveredAt: at(pourEnd) }
    await deliveryOrder.move(work, row, { status: 'returned', returnedAt: at('13:00'), ...times, ...more }, 'deliver')
  })

/** The device told it, and a person put another time on the ticket. */
const byEvents = (place: number, arrived: string, pourEnd: string) =>
  portal.given(async work => {
    for (const [event, time] of [
      ['on_site', arrived],
      ['pour_end', pourEnd],
    ] as const) {
      const row = { deliveryOrderId: loads[place]!.id, event, at: at(time), by: work.by.id, byName: 'Device' }
      await deliveryEvent.add(work, { ...row, source: 'gps', reason: null }, event, row.deliveryOrderId)
    }
  })

/** A person was faster than the device, so that only the track of the truck says when it came and went. */
const byTrack = (place: number, arrived: string, left: string) =>
  portal.given(async work => {
    const { plant, location } = world
    const [yard, site] = [plant, location]
    const fixes = Array.from({ length: 240 }, (_, minute) => {
      const moment = addMinutes(at('09:30'), minute)
      const inYard = moment < at('10:45') || moment > at('13:00')
      const { latitude, longitude } = inYard ? yard : site
      const away = !inYard && (moment < at(arrived) || moment >= at(left)) ? 0.02 : 0
      const truckId = world.trucks[place]!.id
      return { truckId, at: moment, latitude: latitude + away, longitude, speedKmh: null, heading: null, drum: null }
    })
    await addPositions(work, fixes)
  })

/** The batch computer weighed it earlier than a person wrote down. */
const byPanel = (place: number, time: string) =>
  portal.given(async work => {
    const row = { plantId: world.plant.id, panel: 'PC 1', sequence: 1, deliveryOrderId: loads[place]!.id, batchNo: 1 }
    const content = {
      sequence: 1,
      quantity: '9.00',
      endedAt: at(time).toISOString(),
      moisture: [],
      weights: [],
    } as never
    await panelBatch.insert(work, { ...row, content, quantity: '9.00', at: at(time), status: 'kept' })
  })

test('what devices told stands beside the ticket, in minutes and in money, with the line that bills it', async () => {
  const { rows, sums, cover, period } = await report()
  const of = (place: number) => rows.filter((row: Row) => row.deliveryOrderId === loads[place]!.id)
  const { lines } = ok(await portal.as('admin').get(`/invoice-draft/${draftId}`))
  const lineOf = (place: number) =>
    lines.find(
      (line: Row & { description: string }) =>
        line.deliveryOrderId === loads[place]!.id && line.description === 'Waiting',
    ).id
  // 80 min typed is 20 beyond the free 60, at 2.20; 100 min told.
  expect(of(0)).toMatchObject([
    { what: 'Waiting', byTicket: '44.00', byDevice: '88.00', difference: '44.00', billed: '44.00', lineId: lineOf(0) },
  ])
  expect(of(0)[0]).toMatchObject({
    ...{ day: DAY, label: 'T-26-000000', draftId, salespersonName: 'nora ng', projectName: 'Harbour Tower' },
    ticketTimes: { arrived: at('10:30').toISOString(), pourEnd: at('11:50').toISOString() },
    deviceTimes: { batched: null, arrived: at('10:30').toISOString(), pourEnd: at('12:10').toISOString() },
  })
  // 100 min typed; the truck was there from 11:15 to 12:25.
  expect(of(1)).toMatchObject([
    { what: 'Waiting', byTicket: '88.00', byDevice: '22.00', notBilled: '-66.00', lineId: lineOf(1) },
  ])
  // Batched at 06:10 and not at nine: 9 m³ at 9.00, which no line bills.
  expect(of(2)).toMatchObject([
    { what: 'After hours', byTicket: '0.00', byDevice: '81.00', notBilled: '81.00', billed: '0.00', lineId: null },
  ])
  // No device told anything of the fourth; of the last one nothing that is charged.
  expect([of(3), of(4)]).toEqual([[], []])
  expect(cover).toEqual({ loads: 5, told: 4 })
  expect(sums).toEqual({
    items: 3,
    byTicket: '132.00',
    byDevice: '191.00',
    billed: '132.00',
    notBilled: '59.00',
    leftOut: '125.00',
    over: '66.00',
  })
  expect(period).toEqual({ fromDate: DAY, toDate: DAY })
})

test('they are put together by day, customer and salesperson, and asked for one by one', async () => {
  const { sums } = await report()
  for (const [by, name] of [
    ['day', DAY],
    ['customer', 'Acme Builders'],
    ['salesperson', 'nora ng'],
  ] as const) {
    const path = `/timed-charge/totals?fromDate=${DAY}&toDate=${DAY}&by=${by}`
    const totals = ok(await portal.as('sales_manager').get(path))
    expect(totals.rows, by).toMatchObject([{ name, ...sums }])
    expect(totals.sums, by).toEqual(sums)
  }
  expect((await report(`&customerId=${world.customer.id}&sort=-notBilled`)).rows[0].what).toBe('After hours')
  expect((await report('&keyword=waiting')).total).toBe(2)
  expect((await report(`&customerId=${world.product.id}`)).rows).toEqual([])
  const other = ok(await portal.as('ceo').get('/timed-charge?fromDate=2026-11-17&toDate=2026-11-17'))
  expect([other.rows, other.cover]).toEqual([[], { loads: 0, told: 0 }])
})

test('the approver of the draft reads the same beside its lines, and a line raised to the devices is done', async () => {
  const read = async () => ok(await portal.as('ceo').get(`/invoice-draft/${draftId}/evidence`)).timed
  expect(await read()).toMatchObject(
    (await report()).rows.map(({ what, notBilled, lineId }: Row) => ({ what, notBilled, lineId })),
  )
  const { version, lines } = ok(await portal.as('admin').get(`/invoice-draft/${draftId}`))
  const line = lines.find(
    (of: Row & { description: string }) => of.deliveryOrderId === loads[0]!.id && of.description === 'Waiting',
  )
  const raise = async (now: number, quantity: string) =>
    ok(
      await portal.as('sales_manager').put(`/invoice-draft/${draftId}`, {
        version: now,
        lines: [{ id: line.id, quantity, reason: 'By the GPS of the truck' }],
      }),
    )
  const { version: next } = await raise(version, '30')
  const of = ({ rows }: { rows: Row[] }) => rows.filter(row => row.deliveryOrderId === loads[0]!.id)
  expect(of(await report())).toMatchObject([{ difference: '44.00', billed: '66.00', notBilled: '22.00' }])
  await raise(next, '40')
  const after = await report()
  expect(of(after)).toEqual([])
  expect(after.sums).toMatchObject({ items: 2, leftOut: '81.00', over: '66.00' })
  expect(await read()).toHaveLength(2)
})

test('a period that is none, a sort that it has not and people who do not answer for the bill are refused', async () => {
  const ask = (query: string, who = 'finance_ar') => portal.as(who).get(`/timed-charge?${query}`)
  for (const [query, field] of [
    ['fromDate=2026-09-02&toDate=2026-09-01', 'toDate'],
    ['fromDate=2026-01-01&toDate=2026-12-31', 'toDate'],
    [`fromDate=${DAY}&toDate=${DAY}&sort=secret`, 'sort'],
  ] as const) {
    const { status, body } = await ask(query)
    expect([status >= 400 && status < 500, Object.keys(body.errors ?? {})], query).toEqual([true, [field]])
  }
  for (const who of ['salesperson', 'dispatcher']) expect((await ask('', who)).status).toBe(403)
})

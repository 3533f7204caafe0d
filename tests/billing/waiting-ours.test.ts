import { beforeAll, expect, test } from 'vitest'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { addDays } from '~/domain/kit/time'
import { bookedOrder, deliverAsPlanned } from '../kit/given/billed-order'
import { givenSubProduct } from '../kit/given/catalog'
import { type Deliveries, givenDeliveries } from '../kit/given/deliveries'
import { givenPriceList } from '../kit/given/pricing'
import { type House, house, ok } from '../kit/house'

let portal: House
let world: Deliveries
let day = '2026-11-17'

const as = (who: string) => portal.as(who)
type Line = { description: string; amount: string }

beforeAll(async () => {
  portal = await house({ now: '2026-11-16T01:00:00.000Z' })
  world = await givenDeliveries(portal)
  const regionId = world.region.id
  await givenPriceList(portal, { regionId, lines: [{ productId: world.product.id, unitPrice: '150' }] })
  const prices = [{ regionId, unitPrice: '2.2' }]
  await givenSubProduct(portal, { name: 'Waiting', trigger: 'waiting', unit: 'min', freeAllowance: '60', prices })
})

const rowOf = (id: string) => portal.given(work => deliveryOrder.get(work.sql, id))
const note = async (id: string, waitingCause: unknown, who = 'dispatcher') =>
  as(who).put(`/delivery-order/${id}/update_waiting_cause`, { version: (await rowOf(id)).version, waitingCause })

async function drafted() {
  portal.clock.at = new Date(`${addDays(day, 1)}T16:00:00.000Z`)
  const { drafts } = ok(await as('finance_ar').post('/invoice-draft/generate-draft', { fromDate: day, toDate: day }))
  const draft = ok(await as('finance_ar').get(`/invoice-draft/${drafts[0].id}`))
  return { id: draft.id, lines: draft.lines.map((line: Line) => [line.description.split(' ')[0], line.amount]) }
}
const CONCRETE = ['C40-S', '1350.00']
const WAITED = ['Waiting', '77.00']
const OURS = {
  what: 'Waiting',
  fact: '95 min on site',
  cause: 'ours',
  earned: '77.00',
  billed: '0.00',
  amount: '77.00',
}

/** 95 minutes on site, of which 60 are free. */
async function delivered(before?: (id: string) => Promise<unknown>) {
  day = addDays(day, 1)
  portal.clock.at = new Date(`${day}T00:00:00.000Z`)
  const { order, loads } = await bookedOrder(portal, world, day)
  const [load] = loads
  await deliverAsPlanned(portal, world, load!, 95, before && (() => before(load!.id)))
  return { order, load: load! }
}

test('waiting that is ours is noted on site, not billed, and stands with its cause where it was earned', async () => {
  const { load } = await delivered(async id => {
    expect((await note(id, 'the moon')).status).toBe(422)
    expect((await note(id, 'plant', 'batcher')).status).toBe(403)
    ok(await note(id, 'plant'))
  })
  const { id, lines } = await drafted()
  expect(lines).toEqual([CONCRETE])
  const { unbilled } = ok(await as('ceo').get(`/invoice-draft/${id}/evidence`))
  expect(unbilled).toMatchObject([{ ...OURS, reason: 'Ours: plant', label: (await rowOf(load.id)).doNumber }])
  const report = `/unbilled-charge?fromDate=${day}&toDate=${day}`
  expect(ok(await as('finance_ar').get(report))).toMatchObject({
    rows: [{ ...OURS, reason: 'Ours: plant' }],
    // Nobody looks for its money.
    sums: { items: 0, amount: '0.00', ours: '77.00', waived: '0.00' },
  })
  expect(ok(await as('finance_ar').get(`${report}&cause=ours`)).total).toBe(1)
  const { rows } = ok(await as('admin').get(`/audit?subject=delivery_order&subjectId=${load.id}&limit=100`))
  expect(JSON.stringify(rows)).toContain('waitingCause')
  // Once it is closed an e-modification alone moves it.
  expect((await note(load.id, null)).status).toBe(409)
})

test('an e-modification says whose the waiting was of a load that is closed and drafted', async () => {
  const { load } = await delivered()
  expect((await drafted()).lines).toEqual([CONCRETE, WAITED])
  const change = async (waitingCause: string | null) => {
    const { version } = await rowOf(load.id)
    const asked = { deliveryOrderId: load.id, version, cause: 'unloading_delay', changes: { waitingCause } }
    let row = ok(await as('dispatcher').post('/emodification/submit', asked))
    for (const who of ['dispatcher_manager', 'finance_hod'])
      row = ok(
        await as(who).post(`/emodification/process-approval/${row.id}`, { decision: 'approve', version: row.version }),
      )
    expect(row.status).toBe('applied')
  }
  await change('truck')
  const draft = await drafted()
  expect(draft.lines).toEqual([CONCRETE])
  await change('site_not_ready')
  expect((await drafted()).lines).toEqual([CONCRETE, WAITED])
  const { unbilled } = ok(await as('ceo').get(`/invoice-draft/${draft.id}/evidence`))
  expect(unbilled).toEqual([])
})

test('of waiting that is ours in part the rest is billed, and our part stands where it was earned', async () => {
  const part = async (id: string, asked: object) =>
    as('dispatcher').put(`/delivery-order/${id}/update_waiting_cause`, { version: (await rowOf(id)).version, ...asked })
  const { load } = await delivered(async id => {
    for (const waitingOursMinutes of [0, -5, 2.5, 1441, '20'])
      expect((await part(id, { waitingCause: 'plant', waitingOursMinutes })).status).toBe(422)
    for (const waitingCause of ['site_not_ready', null])
      expect((await part(id, { waitingCause, waitingOursMinutes: 20 })).body).toMatchObject({
        status: 422,
        errors: { waitingOursMinutes: ['Choose a cause that is ours'] },
      })
    ok(await part(id, { waitingCause: 'plant', waitingOursMinutes: 20 }))
    // A cause alone leaves the minutes; one of the customer takes them along.
    expect(ok(await part(id, { waitingCause: 'truck' })).waitingOursMinutes).toBe(20)
    expect(ok(await part(id, { waitingCause: 'site_not_ready' })).waitingOursMinutes).toBeNull()
    ok(await part(id, { waitingCause: 'plant', waitingOursMinutes: 20 }))
  })
  const draft = await drafted()
  expect(draft.lines).toEqual([CONCRETE, ['Waiting', '33.00']])
  const ours = { ...OURS, earned: '44.00', amount: '44.00', reason: 'Ours: plant, 20 min' }
  const { unbilled } = ok(await as('ceo').get(`/invoice-draft/${draft.id}/evidence`))
  expect(unbilled).toMatchObject([ours])
  const report = ok(await as('finance_ar').get(`/unbilled-charge?fromDate=${day}&toDate=${day}`))
  expect(report).toMatchObject({ rows: [ours], sums: { items: 0, amount: '0.00', ours: '44.00', waived: '0.00' } })

  const change = { deliveryOrderId: load.id, cause: 'unloading_delay' }
  const { version } = await rowOf(load.id)
  const tooMany = await as('dispatcher').post('/emodification/submit', {
    ...{ ...change, version, changes: { waitingOursMinutes: 96 } },
  })
  expect(tooMany.body).toMatchObject({
    status: 422,
    errors: { 'changes.waitingOursMinutes': ['More than the 95 min on site'] },
  })
  let row = ok(
    await as('dispatcher').post('/emodification/submit', { ...change, version, changes: { waitingOursMinutes: 5 } }),
  )
  for (const who of ['dispatcher_manager', 'finance_hod'])
    row = ok(
      await as(who).post(`/emodification/process-approval/${row.id}`, { decision: 'approve', version: row.version }),
    )
  expect(row.status).toBe('applied')
  expect((await drafted()).lines).toEqual([CONCRETE, ['Waiting', '66.00']])
})

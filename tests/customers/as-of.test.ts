import { beforeAll, expect, test } from 'vitest'
import { random } from '~/domain/kit/random'
import { givenCustomer, givenProject, givenRegion, givenSalesperson } from '../kit/given/customers'
import { type House, house } from '../kit/house'

let portal: House
let regions: string[]
let sellers: string[]

beforeAll(async () => {
  portal = await house()
  regions = await Promise.all([1, 2, 3].map(async () => (await givenRegion(portal)).id))
  sellers = await Promise.all(
    ['salesperson', 'salesperson_2'].map(async name => (await givenSalesperson(portal, name)).id),
  )
})

const desk = () => portal.as('sales_admin')
const laterBy = (minutes: number) => {
  portal.clock.at = new Date(portal.clock.at.getTime() + minutes * 60_000)
}
const asOf = async (noun: string, id: string, at: Date, who = 'sales_admin') =>
  (await portal.as(who).get(`/${noun}/as-of/${id}?at=${at.toISOString()}`)).body

/** The same draws for the same seed. */
function drawn(seed: number) {
  const next = random(seed)
  const of = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!
  return { next, of, some: <T>(list: readonly T[]) => list.filter(() => next() < 0.5) }
}

// biome-ignore lint/suspicious/noExplicitAny: a snapshot is whatever the call says
type Snapshot = any

/** What GET /customer/:id says that a moment later may be asked for again. */
const factsOf = (detail: Snapshot) => ({
  customerName: detail.customerName,
  phone: detail.phone,
  active: detail.active,
  creditLimit: detail.creditLimit,
  creditSuspended: detail.creditSuspended,
  remarks: detail.remarks,
  salespersonIds: [...detail.salespersonIds].sort(),
  regionIds: [...detail.regionIds].sort(),
  contacts: detail.contacts.map((of: Snapshot) => `${of.name} ${of.phone} ${of.purposes}`).sort(),
})
const factsThen = (was: Snapshot) =>
  factsOf({
    ...was,
    salespersonIds: was.salespeople.map((of: Snapshot) => of.salespersonId),
    regionIds: was.regions.map((of: Snapshot) => of.regionId),
    contacts: was.contacts.filter((of: Snapshot) => of.active),
  })

test.each([1, 2, 3, 4])(
  'a customer as of any moment is what it was then, whatever was edited since (seed %i)',
  async seed => {
    const draw = drawn(seed)
    const { body: made } = await desk().post('/customer', {
      customerName: `Drawn ${seed} Pte Ltd`,
      regionIds: [regions[0]],
    })
    const before = new Date(portal.clock.at.getTime() - 1)
    const taken: { at: Date; facts: object; version: number }[] = []
    for (let edit = 0; edit < 14; edit++) {
      const { body: now } = await desk().get(`/customer/${made.id}`)
      taken.push({ at: portal.clock.now(), facts: factsOf(now), version: now.version })
      laterBy(1 + Math.floor(draw.next() * 600))
      if (draw.next() < 0.2) {
        const toggled = await desk().put(`/customer/${made.id}/toggleStatus`, {
          version: now.version,
          active: !now.active,
        })
        expect(toggled.status).toBe(200)
        continue
      }
      const names = draw.some(['Ng Wei', 'Tan Mei', 'Kok Leong', 'Siti'])
      const held = draw.next() < 0.3
      const saved = await portal.as('sales_manager').put('/customer', {
        id: made.id,
        version: now.version,
        customerName: draw.of([now.customerName, `Drawn ${seed} Builders`, `Drawn ${seed} Works`]),
        phone: draw.of(['6453 9602', '6111 2222', '']),
        remarks: draw.of(['Pays late', 'Ring the bell', null]),
        creditLimit: draw.of(['10000.00', '25000.00', null]),
        creditSuspended: held,
        creditReason: held ? 'Cheque returned' : null,
        salespersonIds: draw.some(sellers),
        regionIds: draw.some(regions),
        contacts: names.map(name => {
          const known = now.contacts.find((of: Snapshot) => of.name === name)
          const own = known ? { id: known.id, version: known.version } : {}
          return { ...own, name, phone: draw.of(['1', '2']), purposes: draw.some(['operation']) }
        }),
      })
      expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    }
    expect(new Set(taken.map(({ version }) => version)).size).toBeGreaterThan(8)
    for (const { at, facts } of taken) expect(factsThen((await asOf('customer', made.id, at)).was)).toEqual(facts)
    expect((await asOf('customer', made.id, before)).was).toBeNull()
  },
)

test('a project as of a moment, with its further customers and its sites', async () => {
  const [owner, other] = await Promise.all([givenCustomer(portal), givenCustomer(portal)])
  const row = await givenProject(portal, { customerId: owner.id, regionId: regions[0]! })
  const save = async (more: object) => {
    laterBy(5)
    const { body: now } = await desk().get(`/project/${row.id}`)
    const { version, customerId, regionId, projectName, projectCode } = now
    const saved = await desk().put('/project', {
      id: row.id,
      version,
      customerId,
      regionId,
      projectName,
      projectCode,
      ...more,
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    return portal.clock.now()
  }
  const first = await save({
    projectName: 'Pier A',
    locations: [{ locationName: 'Gate 1', latitude: 1.3, longitude: 103.8 }],
  })
  await save({ projectName: 'Pier B', customerIds: [other.id] })
  const { was, is, names } = await asOf('project', row.id, first)
  expect([was.projectName, is.projectName]).toEqual(['Pier A', 'Pier B'])
  expect([was.customers, is.customers.length]).toEqual([[], 1])
  expect(was.sites).toMatchObject([{ locationName: 'Gate 1' }])
  expect(names[other.id]).toBe(other.customerName)
})

test('B12 the trail tells other records by their names', async () => {
  const row = await givenCustomer(portal, { regionIds: [regions[0]!] })
  const { body: now } = await desk().get(`/customer/${row.id}`)
  await desk().put('/customer', {
    id: row.id,
    version: now.version,
    customerName: now.customerName,
    regionIds: [regions[1]],
    salespersonIds: [sellers[0]],
  })
  const { body } = await desk().get(`/customer/audit/${row.id}`)
  const line = body.rows.find((of: Snapshot) => of.action === 'change regions')
  expect(Object.keys(line.names).sort()).toEqual(regions.slice(0, 2).sort())
  expect(line.names[regions[1]!]).toMatch(/^Region R/)
})

test('outside the scope there is no customer of then either; a wrong role and a wrong moment are refused', async () => {
  const foreign = await givenCustomer(portal, { salespersonIds: [sellers[1]!] })
  const ask = (who: string, at = '2026-11-20T01:00:00Z') => portal.as(who).get(`/customer/as-of/${foreign.id}?at=${at}`)
  expect((await ask('salesperson')).status).toBe(404)
  expect((await ask('salesperson_2')).status).toBe(200)
  expect((await ask('batcher')).status).toBe(403)
  expect((await ask('sales_admin', 'yesterday')).status).toBe(422)
})

test('who sees a part of the company is told no id and no name of the rest', async () => {
  const mine = await givenCustomer(portal, { salespersonIds: [sellers[0]!] })
  const hidden = await givenCustomer(portal)
  const row = await givenProject(portal, { customerId: mine.id, regionId: regions[0]! })
  const { body: now } = await desk().get(`/project/${row.id}`)
  const { version, customerId, regionId, projectName, projectCode } = now
  const json = { id: row.id, version, customerId, regionId, projectName, projectCode, customerIds: [hidden.id] }
  expect((await desk().put('/project', json)).status).toBe(200)
  const said = JSON.stringify(await asOf('project', row.id, portal.clock.now(), 'salesperson'))
  expect(said).toContain(mine.customerName)
  expect(said).not.toContain(hidden.id)
  expect(said).not.toContain(hidden.customerName)
})

import { sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { beforeAll, expect, test } from 'vitest'
import { seenBills, seenDrafts } from '~/db/billing/scope'
import { invoiceDrafts, invoices } from '~/db/billing/tables'
import { seenCustomers, seenProjects } from '~/db/customers/scope'
import { contacts, customers, locations, projects, purchaseOrders } from '~/db/customers/tables'
import { seenSets } from '~/db/cylinders/scope'
import { cylinderTests } from '~/db/cylinders/tables'
import { seenDeliveries } from '~/db/deliveries/scope'
import { deliveryOrders } from '~/db/deliveries/tables'
import { seenDrivers, seenTrucks } from '~/db/fleet/scope'
import { drivers, trucks } from '~/db/fleet/tables'
import type { Seen } from '~/db/kit/scope'
import { seenOrders } from '~/db/orders/scope'
import { orders } from '~/db/orders/tables'
import { searchRecords } from '~/db/reports/search'
import { type Random, randomOf } from '~/db/seed/random'
import type { Person } from '~/domain/access/roles'
import { kindsOf, type SearchKind } from '~/domain/reports/search-kinds'
import { demoHouse } from '../kit/demo-house'
import type { House } from '../kit/house'

/** What the area itself lets a person read of a kind, and the number by which one is asked for. */
type Area = [table: PgTable & { id: PgColumn }, told: PgColumn, seen: (person: Person) => Seen | undefined]
const AREAS: Partial<Record<SearchKind, Area>> = {
  customer: [customers, customers.customerCode, seenCustomers],
  project: [projects, projects.projectCode, seenProjects],
  site: [locations, locations.address, person => seenProjects(person, locations.projectId)],
  contact: [contacts, contacts.phone, person => seenCustomers(person, contacts.customerId)],
  'purchase order': [purchaseOrders, purchaseOrders.poNumber, person => seenProjects(person, purchaseOrders.projectId)],
  order: [orders, orders.orderNo, seenOrders],
  'delivery order': [deliveryOrders, deliveryOrders.doNumber, seenDeliveries],
  driver: [drivers, drivers.driverNo, seenDrivers],
  truck: [trucks, trucks.plateNo, seenTrucks],
  invoice: [invoices, invoices.invoiceNo, person => seenBills(person, invoices.customerId)],
  'invoice draft': [invoiceDrafts, invoiceDrafts.draftNo, seenDrafts],
  'cylinder set': [cylinderTests, cylinderTests.testNo, seenSets],
}
/** Numbers that no two records share: whoever may read the record finds it by them. */
const NUMBERED: SearchKind[] = [
  'customer',
  'project',
  'order',
  'delivery order',
  'truck',
  'invoice',
  'invoice draft',
  'cylinder set',
]
const EACH_WAY = 5

let portal: House
let people: Person[]

beforeAll(async () => {
  portal = await demoHouse({ historyDays: 20 })
  const [[here, away], plants] = await Promise.all([idsOf('region'), idsOf('plant')])
  const salesperson = await portal.adopt('salesperson')
  // A deputy sees what another person's customer has to approve.
  await portal.db.sql.execute(sql`update customer set deputy_salesperson_id = ${salesperson.scope.salespersonId}
    where id in (select customer_id from invoice_draft where status = 'with_manager')`)
  people = [
    salesperson,
    await portal.person('dispatcher_3', { regionIds: [here!] }),
    await portal.person('dispatcher_manager_3', { regionIds: [away!] }),
    await portal.person('batcher_3', { plantIds: [plants[0]!] }),
    await portal.person('lab_3', { plantIds: [plants[1]!] }),
    await portal.person('lab_manager_3', { regionIds: [here!], plantIds: [plants.at(-1)!] }),
    await portal.person('advance_user_3', { plantIds: [plants[0]!] }),
    await portal.person('dispatcher_4'),
    ...(await Promise.all(['finance_ar', 'sales_manager', 'mix_design_requester'].map(portal.adopt))),
  ]
})

const idsOf = async (table: string) =>
  (await portal.db.sql.execute<{ id: string }>(sql`select id from ${sql.identifier(table)} order by id`)).rows.map(
    row => row.id,
  )

async function readableBy(person: Person): Promise<Map<SearchKind, Set<string>>> {
  const sets = new Map<SearchKind, Set<string>>()
  for (const [kind, [table, , seen]] of Object.entries(AREAS) as [SearchKind, Area][]) {
    const rows = await portal.db.sql.select({ id: table.id }).from(table).where(seen(person))
    sets.set(kind, new Set(rows.map(row => String(row.id))))
  }
  return sets
}

async function sampleOf(kind: SearchKind, ids: Set<string>, inside: boolean, random: Random) {
  const [table, told] = AREAS[kind]!
  const rows = await portal.db.sql
    .select({ id: table.id, told })
    .from(table)
    .where(
      sql`${told} is not null${kind === 'invoice draft' ? sql` and ${invoiceDrafts.status} <> 'withdrawn'` : sql``}`,
    )
    .orderBy(table.id)
  const those = rows
    .map(row => ({ id: String(row.id), told: String(row.told) }))
    .filter(row => ids.has(row.id) === inside)
  return those.length ? Array.from({ length: EACH_WAY }, () => random.pick(those)) : []
}

test('a person finds what the area of the record lets them read, and not one record more', async () => {
  const random = randomOf(7)
  let asked = 0
  let refused = 0
  for (const person of people) {
    const readable = await readableBy(person)
    const kinds = kindsOf(person)
    for (const kind of Object.keys(AREAS) as SearchKind[])
      for (const inside of [true, false])
        for (const { id, told } of await sampleOf(kind, readable.get(kind)!, inside, random)) {
          const found = await searchRecords(portal.db.sql, person, told)
          const who = `${person.username}: ${kind} ${told}`
          asked++
          if (!inside) refused++
          for (const row of found) {
            expect(kinds, who).toContain(row.kind)
            const ids = readable.get(row.kind as SearchKind)
            if (ids) expect(ids.has(row.id), `${who} finds ${row.kind} ${row.label}`).toBe(true)
          }
          if (inside && kinds.includes(kind) && NUMBERED.includes(kind))
            expect(
              found.map(row => row.id),
              who,
            ).toContain(id)
        }
  }
  // The ground must have both: who may, and who may not.
  expect(asked).toBeGreaterThan(500)
  expect(refused).toBeGreaterThan(150)
})

test('who works with no record finds none, and the call refuses whoever has no right to it', async () => {
  const nobody = await portal.person('dispatcher_5')
  for (const text of ['Ardmore', 'XE1200K', '6453 9602'])
    expect(
      (await searchRecords(portal.db.sql, nobody, text)).filter(row => AREAS[row.kind as SearchKind]),
      text,
    ).toEqual([])
  expect((await portal.as(null).get('/search?q=Ardmore')).status).toBe(401)
})

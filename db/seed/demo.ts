import { sql as raw } from 'drizzle-orm'
import { addDays, businessDay, instantOn } from '~/domain/kit/time'
import { bulkInsert } from '../kit/bulk'
import type { Db } from '../kit/open'
import { counters } from '../kit/tables'
import { seedOf } from './base'
import { leaksOf } from './bill-leaks'
import { seedBillingPeriods } from './billing-periods'
import { seedBills } from './bills'
import { seedCustomers } from './clients'
import { handsOf } from './cylinder-world'
import { seedCylinders } from './cylinders'
import type { Day, Series } from './day'
import { dayOf } from './days'
import { seedETickets } from './e-tickets'
import { seedEligibility } from './eligibility'
import { seedFleet } from './fleet'
import { seedFleetRules } from './fleet-rules'
import { seedGoods } from './goods'
import { seedGstTreatment } from './gst-treatment'
import { seedMasters } from './masters'
import { seedMaterialOrders } from './material-orders'
import { seedMixMasters } from './mix-masters'
import { seedMixSubmittals } from './mix-submittals'
import { seedMixVersions, seedProjectMixes } from './mix-versions'
import { seedPaymentTerms } from './payment-terms'
import { seedCreditLimits } from './payments'
import { seedAppUsers, seedPeople } from './people'
import { seedPlanning } from './plans'
import { seedPriceIndexes } from './price-indexes'
import { seedPrices } from './prices'
import { randomOf } from './random'
import { seedRawTests } from './raw-tests'
import { seedRebates } from './rebates'
import { seedReportSchedules } from './report-schedules'
import { seedRequisitions } from './requisitions'
import { seedRoster } from './roster'
import { seedScopedPeople } from './scoped-people'
import { seedSetUpTrail } from './set-up-trail'
import { seedSignIns } from './sign-ins'
import { seedProjects } from './sites'
import { seedStockCloses } from './stock-closes'
import { seedTracks } from './tracks'
import { writeDay } from './trails'
import { seedViews } from './views'
import { seedPlants } from './yard'
import { seedYardQueue } from './yard-queue'

const DAYS_OF_HISTORY = 90
/** Timestamps and weights of every load are kept for the last weeks, as a company would after archiving. */
const DETAILED_DAYS = 21
const DAYS_AHEAD = 2

export type DemoOptions = { now: Date; passwordHash: string; seed?: number; historyDays?: number }

/** A ready-mix company in Singapore: the same seed and day make the same company. */
export async function seedDemo(
  db: Db,
  { now, passwordHash, seed: number = 20_261, historyDays = DAYS_OF_HISTORY }: DemoOptions,
): Promise<void> {
  const today = businessDay(now)
  const start = instantOn(addDays(today, -historyDays - 30), '08:00')
  await db.inTx(async sql => {
    // Made by one long transaction that thinks between its statements: a slow machine must not be cut off.
    await sql.execute(raw`set local idle_in_transaction_session_timeout = 0`)
    await sql.execute(raw`set local statement_timeout = '120s'`)
    // Statistics taken of the tables meanwhile call them empty, since nobody sees these rows yet: a join by nested loop,
    // cheap for no rows, would take minutes.
    await sql.execute(raw`set local enable_nestloop = off`)
    const seed = seedOf(sql, randomOf(number), now, today, start)
    const places = await seedPlants(seed)
    const staff = await seedPeople(seed, passwordHash, {
      regionIds: places.regions.map(region => region.id),
      plantIds: places.plants.map(plant => plant.id),
    })
    await seedViews(seed, staff.userIds)
    await seedReportSchedules(seed, staff.userIds)
    const yard = { ...places, trucks: await seedFleet(seed, places, passwordHash) }
    await seedRoster(seed, yard)
    const goods = await seedGoods(seed, yard)
    const masters = await seedMasters(seed, yard)
    await seedMixMasters(seed, yard)
    const trials = await seedMixVersions(seed, goods)
    const clients = await seedCustomers(seed, yard, staff.salespersonIds, [...staff.sellers.keys()])
    const appUsers = await seedAppUsers(seed, passwordHash, clients)
    await seedSignIns(seed, [...staff.people, ...appUsers])
    const sites = await seedProjects(seed, yard, clients)
    const termOn = await seedPaymentTerms(seed, clients, sites)
    const gstSource = await seedGstTreatment(seed, clients)
    const agreed = await seedProjectMixes(seed, goods, sites)
    await seedPriceIndexes(seed, sites)
    const person = (username: string) => ({ id: staff.userIds.get(username)!, name: staff.names.get(username)! })
    await seedSetUpTrail(seed, person('admin'), person('finance_hod'))
    await seedFleetRules(seed, sites)
    await seedEligibility(seed, yard, sites)
    await seedPlanning(seed, yard)
    await seedPrices(seed, yard, goods, clients, sites)

    const series: Series = new Map([
      ['customer', clients.length],
      ['project', 90],
      ['pricing', sites.length],
    ])
    await seedMixSubmittals(seed, { sites, agreed, trials, series, by: staff.names.get('lab')! })
    const world = {
      seed,
      yard,
      goods,
      sites,
      series,
      masters: { ...masters, dispatcherId: staff.userIds.get('dispatcher')! },
    }
    const days: Day[] = []
    for (let at = -historyDays; at <= DAYS_AHEAD; at++) days.push(dayOf(world, addDays(today, at)))
    for (const day of days)
      for (const order of day.orders)
        if (
          day.day === today &&
          order.status === 'confirmed' &&
          day.loads.some(load => load.orderId === order.id && load.status !== 'planned' && load.status !== 'assigned')
        )
          order.status = 'in_progress'
    const loads = days.flatMap(day => day.loads)
    const bills = {
      seed,
      series,
      leak: leaksOf(),
      maker: person('finance_ar'),
      payers: clients,
      termOn,
      gstSource,
      sellers: staff.sellers,
      approvers: [person('admin'), person('sales_manager'), person('ceo')],
    }
    for (const day of days)
      await writeDay(
        day.random ? { ...seed, random: day.random } : seed,
        goods,
        day,
        day.day >= addDays(today, -DETAILED_DAYS),
      )
    await seedETickets(seed, days)
    const draftOf = await seedBills(bills, sites, loads)
    await linkDrafts(sql, draftOf)
    await seedCreditLimits(bills, clients)
    await seedRebates(seed, clients)
    await seedBillingPeriods(
      seed,
      places.regions.map(region => region.id),
      staff.userIds.get('finance_hod')!,
    )
    await seedYardQueue(seed, yard, days.find(day => day.day === today)?.loads ?? [])
    await seedTracks(seed, yard, sites, days)
    const hands = await handsOf(sql)
    await seedMaterialOrders(seed, goods, series, {
      batcher: person('batcher'),
      manager: person('dispatcher_manager'),
    })
    await seedStockCloses(
      seed,
      places.plants.map(plant => plant.id),
      person('dispatcher_manager').id,
    )
    await seedCylinders({ seed, yard, goods, series, hands }, days, trials)
    await seedRawTests({ seed, yard, goods, series, hands })
    await seedRequisitions({ seed, yard, goods, sites, series, hands })
    await seedScopedPeople(seed, passwordHash, places)
    await bulkInsert(
      sql,
      counters,
      [...series].map(([name, value]) => ({ series: name, value })),
    )
  })
}

async function linkDrafts(sql: Parameters<typeof bulkInsert>[0], draftOf: Map<string, string>): Promise<void> {
  const pairs = JSON.stringify([...draftOf].map(([load, draft]) => ({ load, draft })))
  await sql.execute(
    raw`update delivery_order set invoice_draft_id = pair.draft from jsonb_to_recordset(${pairs}::jsonb) as pair(load uuid, draft uuid) where delivery_order.id = pair.load`,
  )
}

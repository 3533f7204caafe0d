import { product } from '~/db/catalog/product'
import { concretePot } from '~/db/cylinders/concrete-pot'
import { agesOf, getSeenSet, standingSets } from '~/db/cylinders/cylinder-test'
import { agePage } from '~/db/cylinders/cylinder-test-ages'
import { setPage } from '~/db/cylinders/cylinder-test-sets'
import { loadOfNumber } from '~/db/cylinders/lookups'
import { withSpecimens } from '~/db/cylinders/paper'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { countingWeights } from '~/db/deliveries/last-weights'
import { batchingPlant } from '~/db/fleet/batching-plant'
import { driver } from '~/db/fleet/driver'
import { truck } from '~/db/fleet/truck'
import type { Sql } from '~/db/kit/open'
import { auditTrail } from '~/db/kit/trail'
import { mixDesign, recipeOf } from '~/db/mixdesign/mix-design'
import { order } from '~/db/orders/order'
import type { Person } from '~/domain/access/roles'
import { Missing } from '~/domain/kit/problem'
import { minutesBetween } from '~/domain/kit/time'
import { openTo } from '../kit/workflow'
import { setFlow } from './cylinder-test'
import { ageFlow } from './cylinder-test-age'

const EVERY = { limit: 200, offset: 0 }

export async function agesOfSet(sql: Sql, person: Person, key: string) {
  const set = await getSeenSet(sql, person, key)
  const { rows } = await agePage(sql, person, { ...EVERY, testId: set.id, sort: 'ageDays' })
  return withSpecimens(sql, rows)
}

/** A test by its number with everything that was written down about it and what may be done next. */
export async function testDetail(sql: Sql, person: Person, key: string) {
  const set = await getSeenSet(sql, person, key)
  const { rows } = await setPage(
    sql,
    person,
    { ...EVERY, keyword: set.testNo },
    { today: set.castOn, now: set.createdAt },
  )
  const { ages: _short, ...names } = rows.find(row => row.id === set.id)!
  const ages = await agesOfSet(sql, person, set.id)
  const pot = set.concretePotId ? await concretePot.find(sql, set.concretePotId) : undefined
  const of = set.orderId ? await order.get(sql, set.orderId) : undefined
  return {
    ...set,
    ...names,
    cylinderTestId: set.id,
    orderNo: of?.orderNo ?? null,
    potNo: pot?.potNo ?? null,
    open: openTo(setFlow, set, person),
    ages: ages.map(age => ({ ...age, open: openTo(ageFlow, age, person) })),
  }
}
export type TestDetail = Awaited<ReturnType<typeof testDetail>>

/** What was batched into the load that the specimens came from, by the test's id or number. */
export async function batchedInfo(sql: Sql, person: Person, key: string) {
  const set = await getSeenSet(sql, person, key)
  if (!set.deliveryOrderId) throw new Missing(`${set.testNo} is of trial batch ${set.doNumber}, not of a load`)
  const load = await deliveryOrder.get(sql, set.deliveryOrderId)
  const [of, line, vehicle, at, mix] = await Promise.all([
    product.get(sql, load.productId),
    load.batchingPlantId ? batchingPlant.find(sql, load.batchingPlantId) : undefined,
    load.truckId ? truck.find(sql, load.truckId) : undefined,
    load.driverId ? driver.find(sql, load.driverId) : undefined,
    load.mixDesignId ? mixDesign.find(sql, load.mixDesignId) : undefined,
  ])
  const { rows } = await countingWeights(sql, load)
  return {
    cylinderTestId: set.id,
    testNo: set.testNo,
    doNumber: load.doNumber,
    doDate: load.doDate,
    quantity: load.quantity,
    status: load.status,
    productCode: of.productCode,
    productName: of.name,
    mixCode: mix?.mixCode ?? null,
    mixVersion: mix?.mixVersion ?? null,
    waterCementRatio: mix?.waterCementRatio ?? null,
    recipe: mix ? await recipeOf(sql, mix.id) : [],
    batchingPlantName: line?.bpName ?? null,
    truckNo: vehicle?.truckNo ?? null,
    plateNo: vehicle?.plateNo ?? null,
    driverName: at?.driverName ?? null,
    batchedAt: load.batchedAt,
    loadedAt: load.loadedAt,
    onSiteAt: load.onSiteAt,
    pourStartAt: load.pourStartAt,
    pourEndAt: load.pourEndAt,
    minutesToSampling:
      load.batchedAt && set.sampledAt ? Math.round(minutesBetween(load.batchedAt, set.sampledAt)) : null,
    slumpMm: load.slumpMm,
    concreteTemperature: load.concreteTemperature,
    waterAddedLitres: load.waterAddedLitres,
    weights: rows,
  }
}
export type BatchedInfo = Awaited<ReturnType<typeof batchedInfo>>

/** The sets of an order or of one load. */
export async function testSets(
  sql: Sql,
  person: Person,
  of: { orderId?: string | undefined; doNumber?: string | undefined },
) {
  const load = of.doNumber ? await loadOfNumber(sql, person, of.doNumber) : undefined
  if (of.doNumber && !load) throw new Missing('There is no such delivery order')
  const sets = await standingSets(sql, load ? { deliveryOrderId: load.id } : { orderId: of.orderId }, person)
  const rows = []
  for (const set of sets) rows.push({ ...set, cylinderTestId: set.id, ages: await agesOfSet(sql, person, set.id) })
  return { rows, total: rows.length }
}

/** What was done to a set and to its ages, newest first. */
export async function trailOfSet(sql: Sql, person: Person, id: string) {
  const set = await getSeenSet(sql, person, id)
  const ages = await agesOf(sql, [set.id])
  return auditTrail(sql, { subjectId: [set.id, ...ages.map(age => age.id)] }, EVERY)
}

import { and, asc, between, desc, eq, gte, inArray, isNotNull, lte, ne } from 'drizzle-orm'
import { type ConcreteLedger, concreteLedger } from '~/domain/deliveries/concrete-ledger'
import type { LedgerLoad } from '~/domain/deliveries/ledger-load'
import { cubicMetres, sum } from '~/domain/kit/money'
import { addDays, addMinutes, businessDay } from '~/domain/kit/time'
import { contentLimits } from '~/domain/mixdesign/durability-contents'
import type { ExposureClass } from '~/domain/mixdesign/requisition-choices'
import { cylinderTests } from '../cylinders/tables'
import type { Sql } from '../kit/open'
import { settingByDay } from '../kit/setting'
import { materials } from '../materials/tables'
import { mixDesignLines, mixDesigns } from '../mixdesign/tables'
import { orders, structures } from '../orders/tables'
import { countingOf } from './last-weights'
import { batchWeights, deliveryOrders } from './tables'

/** What the ledger asks of a material. */
export const ledgerMaterial = {
  materialId: materials.id,
  name: materials.name,
  kind: materials.kind,
  density: materials.density,
  chloridePercent: materials.chloridePercent,
  alkaliPercent: materials.alkaliPercent,
  solidsPercent: materials.solidsPercent,
}

/** The ledger of each load that there is, by its id: one statement a kind, however many loads. */
export async function ledgersOf(sql: Sql, loadIds: readonly string[]): Promise<Map<string, ConcreteLedger>> {
  if (!loadIds.length) return new Map()
  const loads = await loadsOf(sql, loadIds)
  const [weights, recipes, tests, temperature, content, conformity] = await Promise.all([
    ledgerWeights(sql, loadIds),
    recipesOf(sql, [...new Set(loads.flatMap(({ mixDesignId }) => mixDesignId ?? []))]),
    testsOf(sql, loadIds),
    settingByDay(sql, 'cylinders.temperature-max'),
    settingByDay(sql, 'mixdesign.content-limits'),
    settingByDay(sql, 'cylinders.conformity'),
  ])
  return new Map(
    loads.map(load => {
      const counting = countingOf(weights.get(load.id) ?? [], load.revision)
      const classes = load.exposureClasses as ExposureClass[]
      const { standard } = conformity(load.doDate)
      const test = tests.get(load.id)?.[0]
      const of: LedgerLoad = {
        recipe: recipes.get(load.mixDesignId ?? '') ?? [],
        mixName: load.mixCode && `${load.mixCode} v${load.mixVersion}`,
        airPercent: load.airPercent ?? '0',
        exposure: { classes, strengthMpa: load.strengthMpa, standard },
        weights: counting,
        cubicMetres: batchedVolume(counting, load.quantity),
        site: { waterLitres: load.waterAddedLitres, admixtureLitres: load.admixtureAddedLitres },
        returned: load.returnConcrete,
        carbonKg: load.gwpBatched,
        fresh: {
          density: text(test?.freshDensity),
          air: text(test?.airPercent),
          temperature: load.concreteTemperature ?? text(test?.concreteTemperature),
        },
        limits: {
          temperature: String(temperature(load.doDate)),
          ...contentLimits(
            { classes, reinforcement: load.reinforcement ?? 'steel' },
            { standard, company: content(load.doDate) },
          ),
        },
      }
      return [load.id, concreteLedger(of)]
    }),
  )
}

const loadsOf = (sql: Sql, ids: readonly string[]) =>
  sql
    .select({
      id: deliveryOrders.id,
      revision: deliveryOrders.revision,
      doDate: deliveryOrders.doDate,
      quantity: deliveryOrders.quantity,
      waterAddedLitres: deliveryOrders.waterAddedLitres,
      admixtureAddedLitres: deliveryOrders.admixtureAddedLitres,
      returnConcrete: deliveryOrders.returnConcrete,
      concreteTemperature: deliveryOrders.concreteTemperature,
      gwpBatched: deliveryOrders.gwpBatched,
      mixDesignId: deliveryOrders.mixDesignId,
      mixCode: mixDesigns.mixCode,
      mixVersion: mixDesigns.mixVersion,
      airPercent: mixDesigns.airPercent,
      strengthMpa: mixDesigns.strengthMpa,
      exposureClasses: orders.exposureClasses,
      reinforcement: structures.reinforcement,
    })
    .from(deliveryOrders)
    .innerJoin(orders, eq(orders.id, deliveryOrders.orderId))
    .leftJoin(structures, eq(structures.id, orders.structureId))
    .leftJoin(mixDesigns, eq(mixDesigns.id, deliveryOrders.mixDesignId))
    .where(inArray(deliveryOrders.id, [...ids]))

export async function ledgerWeights(sql: Sql, ids: readonly string[]) {
  const { deliveryOrderId, revision, batchNo, quantity, actualKg, moisturePercent, absorptionPercent, verdict } =
    batchWeights
  const rows = await sql
    .select({
      ...ledgerMaterial,
      deliveryOrderId,
      revision,
      batchNo,
      quantity,
      actualKg,
      moisturePercent,
      absorptionPercent,
      verdict,
    })
    .from(batchWeights)
    .innerJoin(materials, eq(materials.id, batchWeights.materialId))
    .where(inArray(deliveryOrderId, [...ids]))
    .orderBy(asc(batchNo), asc(materials.materialCode))
  return Map.groupBy(rows, row => row.deliveryOrderId)
}
type Weight = NonNullable<ReturnType<Awaited<ReturnType<typeof ledgerWeights>>['get']>>[number]

/** A batch from before its m³ were kept counts as the whole load. */
function batchedVolume(weights: readonly Weight[], whole: string): string {
  const batches = new Map(weights.map(({ batchNo, quantity }) => [batchNo, quantity]))
  const volumes = [...batches.values()]
  return volumes.some(of => of === null) ? whole : cubicMetres(sum(volumes.map(of => of!)))
}

/** Recipes as the ledger reads them, by mix. */
export async function recipesOf(sql: Sql, mixIds: readonly string[]): Promise<Map<string, LedgerLoad['recipe']>> {
  if (!mixIds.length) return new Map<string, LedgerLoad['recipe']>()
  const { mixDesignId, kgPerM3, place } = mixDesignLines
  const rows = await sql
    .select({ ...ledgerMaterial, mixDesignId, kgPerM3 })
    .from(mixDesignLines)
    .innerJoin(materials, eq(materials.id, mixDesignLines.materialId))
    .where(inArray(mixDesignId, [...mixIds]))
    .orderBy(asc(place))
  return Map.groupBy(rows, row => row.mixDesignId)
}

/** Fresh tests of loads, the latest sample first; a set that was withdrawn says nothing. */
async function testsOf(sql: Sql, ids: readonly string[]) {
  const { deliveryOrderId, freshDensity, airPercent, concreteTemperature, sampledAt } = cylinderTests
  const rows = await sql
    .select({ deliveryOrderId, freshDensity, airPercent, concreteTemperature })
    .from(cylinderTests)
    .where(and(inArray(deliveryOrderId, [...ids]), isNotNull(sampledAt), ne(cylinderTests.status, 'withdrawn')))
    .orderBy(desc(sampledAt), asc(cylinderTests.setNo))
  return Map.groupBy(rows, row => row.deliveryOrderId)
}

const text = (value: number | null | undefined) => (value === null || value === undefined ? null : String(value))

export type MoistureOfDay = { materialId: string; percent: string; absorption: string | null; at: Date }

/** How moist the aggregates of a plant were when they were last weighed, within a day. */
export async function moistureOfDay(sql: Sql, plantId: string, now: Date): Promise<MoistureOfDay[]> {
  const today = businessDay(now)
  const { materialId, moisturePercent, absorptionPercent, at } = batchWeights
  const rows = await sql
    .selectDistinctOn([materialId], { materialId, percent: moisturePercent, absorption: absorptionPercent, at })
    .from(batchWeights)
    .innerJoin(deliveryOrders, eq(deliveryOrders.id, batchWeights.deliveryOrderId))
    .where(
      and(
        eq(deliveryOrders.plantId, plantId),
        // The loads of yesterday and today are found by their day, not by reading every weight.
        between(deliveryOrders.doDate, addDays(today, -1), addDays(today, 1)),
        isNotNull(moisturePercent),
        gte(at, addMinutes(now, -1440)),
        lte(at, now),
      ),
    )
    .orderBy(asc(materialId), desc(at))
  return rows.map(row => ({ ...row, percent: row.percent! }))
}

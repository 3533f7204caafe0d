import { and, asc, eq, gte, inArray, lte, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { alertOn, type Verdict } from '~/domain/deliveries/batch'
import type { MixProductFilter, VariationFilter } from '~/domain/deliveries/delivery-order-search'
import { products } from '../catalog/tables'
import { SUPPLIED } from '../customers/project'
import { batchingPlants, plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { materials } from '../materials/tables'
import { mixDesigns } from '../mixdesign/tables'
import { carbonOfLoad, TONNES_OF_MIXES } from '../reports/load-carbon'
import { DELIVERED, DELIVERED_LOADS, GATE, loadMeasures, RETURNED } from '../reports/measure'
import { weightCounts } from './last-weights'
import { seenDeliveries } from './scope'
import { batchWeights, deliveryOrders } from './tables'

/** Deviations in per cent of the target; kg and S$ are what was used beyond the targets. */
export type VariationRow = {
  plantId: string
  plantName: string
  bpName: string | null
  materialId: string
  materialName: string
  kind: string
  batches: number
  mean: number
  deviation: number
  least: number
  most: number
  inform: number
  act: number
  targetKg: string
  actualKg: string
  differenceKg: string
  differenceAmount: string | null
  alert: boolean
}

/** How each line weighs each material: mean and spread of the deviations, and an alert where a scale seems to drift. */
export async function variation(sql: Sql, person: Person, of: VariationFilter): Promise<VariationRow[]> {
  const where = and(
    seenDeliveries(person),
    weightCounts,
    gte(deliveryOrders.doDate, of.fromDate),
    lte(deliveryOrders.doDate, of.toDate),
    of.plantIds?.length ? inArray(deliveryOrders.plantId, of.plantIds) : undefined,
    of.batchingPlantIds?.length ? inArray(deliveryOrders.batchingPlantId, of.batchingPlantIds) : undefined,
    of.materialIds?.length ? inArray(batchWeights.materialId, of.materialIds) : undefined,
  )
  const rows = await sql
    .select({
      plantId: plants.id,
      plantName: plants.plantName,
      bpName: batchingPlants.bpName,
      materialId: materials.id,
      materialName: materials.name,
      kind: materials.kind,
      batches: raw<number>`count(*)::int`,
      mean: raw<number>`round(avg(${batchWeights.deviationPercent}), 3)::float8`,
      deviation: raw<number>`round(coalesce(stddev_samp(${batchWeights.deviationPercent}), 0), 3)::float8`,
      least: raw<number>`min(${batchWeights.deviationPercent})::float8`,
      most: raw<number>`max(${batchWeights.deviationPercent})::float8`,
      inform: raw<number>`count(*) filter (where ${batchWeights.verdict} = 'inform')::int`,
      act: raw<number>`count(*) filter (where ${batchWeights.verdict} = 'act')::int`,
      targetKg: raw<string>`sum(${batchWeights.targetKg})::text`,
      actualKg: raw<string>`sum(${batchWeights.actualKg})::text`,
      differenceKg: raw<string>`(sum(${batchWeights.actualKg}) - sum(${batchWeights.targetKg}))::text`,
      differenceAmount: raw<
        string | null
      >`round((sum(${batchWeights.actualKg}) - sum(${batchWeights.targetKg})) * max(${materials.costPerKg}), 2)::text`,
      verdicts: raw<
        Verdict[]
      >`(array_agg(${batchWeights.verdict} order by ${batchWeights.at} desc, ${batchWeights.id} desc))[1:20]`,
    })
    .from(batchWeights)
    .innerJoin(deliveryOrders, eq(deliveryOrders.id, batchWeights.deliveryOrderId))
    .innerJoin(plants, eq(plants.id, deliveryOrders.plantId))
    .leftJoin(batchingPlants, eq(batchingPlants.id, deliveryOrders.batchingPlantId))
    .innerJoin(materials, eq(materials.id, batchWeights.materialId))
    .where(where)
    .groupBy(plants.id, batchingPlants.bpName, materials.id)
    .orderBy(asc(plants.plantName), asc(batchingPlants.bpName), asc(materials.kind), asc(materials.name))
  return rows.map(({ verdicts, ...row }) => ({ ...row, alert: alertOn([...verdicts].reverse()) }))
}

/** m³ of each product and mix by plant, with what came back of it and its carbon up to the gate. */
export async function mixProducts(sql: Sql, person: Person, of: MixProductFilter) {
  const stages = await carbonOfLoad(sql, of.toDate, { gwp: raw`${mixDesigns.gwpPerM3}`, tonnes: raw`weight.tonnes` })
  const { carbon } = loadMeasures(0, raw`stage.gate`)
  return sql
    .select({
      plantId: plants.id,
      plantName: plants.plantName,
      productId: products.id,
      productCode: products.productCode,
      productName: products.name,
      strengthMpa: products.strengthMpa,
      mixDesignId: mixDesigns.id,
      mixCode: mixDesigns.mixCode,
      mixVersion: mixDesigns.mixVersion,
      loads: raw<number>`(${DELIVERED_LOADS})::int`,
      quantity: raw<string>`(${DELIVERED})::text`,
      returned: raw<string>`coalesce(${RETURNED}, 0)::text`,
      carbonPerM3: raw<string | null>`(${carbon})::text`,
    })
    .from(deliveryOrders)
    .innerJoin(plants, eq(plants.id, deliveryOrders.plantId))
    .innerJoin(products, eq(products.id, deliveryOrders.productId))
    .leftJoin(mixDesigns, eq(mixDesigns.id, deliveryOrders.mixDesignId))
    .leftJoin(TONNES_OF_MIXES, raw`weight.mix_design_id = ${mixDesigns.id}`)
    .innerJoin(raw`lateral (select ${GATE} as gate from (${stages}) stages) stage`, raw`true`)
    .where(
      and(
        seenDeliveries(person),
        SUPPLIED,
        gte(deliveryOrders.doDate, of.fromDate),
        lte(deliveryOrders.doDate, of.toDate),
        of.plantIds?.length ? inArray(deliveryOrders.plantId, of.plantIds) : undefined,
        of.productIds?.length ? inArray(deliveryOrders.productId, of.productIds) : undefined,
      ),
    )
    .groupBy(plants.id, products.id, mixDesigns.id)
    .orderBy(asc(plants.plantName), asc(products.productCode), asc(mixDesigns.mixCode))
}
export type MixProductRow = Awaited<ReturnType<typeof mixProducts>>[number]

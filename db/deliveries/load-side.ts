import { eq } from 'drizzle-orm'
import type { LoadFacts } from '~/domain/deliveries/check-facts'
import { decimal, kilograms } from '~/domain/kit/money'
import { clockTime, minutesBetween } from '~/domain/kit/time'
import { isOrdered } from '~/domain/materials/silo-cover'
import { creditHoldOf } from '../billing/receivable/credit-hold'
import { products } from '../catalog/tables'
import { customers, locations, projects } from '../customers/tables'
import { concreteHoldOf } from '../cylinders/non-conformity'
import { plants, regions } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { silosOfLine } from '../materials/silo'
import { agreementOf } from '../mixdesign/customer-agreement'
import { mixDesign, recipeOf } from '../mixdesign/mix-design'
import { mixOfLoad } from '../mixdesign/plant-mapping'
import { orders } from '../orders/tables'
import type { DeliveryOrderRow } from './delivery-order'

/** What a load, its order, plant and mix say, whichever truck may carry it. */
export type LoadSide = Pick<
  LoadFacts,
  | 'quantity'
  | 'orderStatus'
  | 'creditHold'
  | 'concreteHold'
  | 'line'
  | 'called'
  | 'plant'
  | 'mix'
  | 'silos'
  | 'siteMaxLoad'
> & {
  mixDesignId: string | null
  /** Loading, way, pour, wash and the way back. */
  cycleMinutes: number
  names: { customer: string; project: string; location: string }
}

export async function loadSide(
  sql: Sql,
  load: DeliveryOrderRow,
  now: Date,
  set: { washMinutes: number },
): Promise<LoadSide> {
  const [around] = await sql
    .select({
      order: orders,
      plant: plants,
      zone: regions.zone,
      product: products,
      customer: customers.customerName,
      project: projects.projectName,
      location: locations.locationName,
      siteMaxLoad: locations.maxLoad,
    })
    .from(orders)
    .innerJoin(plants, eq(plants.id, load.plantId))
    .innerJoin(regions, eq(regions.id, plants.regionId))
    .innerJoin(products, eq(products.id, load.productId))
    .innerJoin(customers, eq(customers.id, load.customerId))
    .innerJoin(projects, eq(projects.id, load.projectId))
    .innerJoin(locations, eq(locations.id, load.locationId))
    .where(eq(orders.id, load.orderId))
  const { order, plant, zone, product, customer, project, location, siteMaxLoad } = around!
  const mix = await mixSide(sql, load, product.structural, plant.certificateValidTo)
  return {
    quantity: load.quantity,
    orderStatus: order.status,
    creditHold: await creditHoldOf(sql, load),
    concreteHold: await concreteHoldOf(sql, load.plantId, load.productId),
    line: load.batchingPlantId !== null,
    called: load.calledAt !== null,
    plant: openness(plant, now, zone),
    mix: mix.facts,
    mixDesignId: mix.mixDesignId,
    silos: mix.mixDesignId ? await siloSide(sql, load, mix.mixDesignId) : [],
    siteMaxLoad,
    cycleMinutes: cycleOf(order, load, plant.loadingMinutes, set.washMinutes),
    names: { customer, project, location },
  }
}

/** The mapping of a product at a line, as the checks and the board ask for it. */
export async function mixSide(
  sql: Sql,
  load: { batchingPlantId: string | null; productId: string; projectId: string; doDate: string },
  structural: boolean,
  certificateValidTo: string | null,
): Promise<{ facts: LoadFacts['mix']; mixDesignId: string | null }> {
  const { mapping, agreedMixId } = await mixOfLoad(sql, load)
  const mix = mapping && (await mixDesign.find(sql, mapping.mixDesignId))
  const agreed = agreedMixId && (await mixDesign.find(sql, agreedMixId))
  const agreement = await agreementOf(sql, { ...load, day: load.doDate }, async () => mix || undefined)
  return {
    mixDesignId: mapping?.mixDesignId ?? null,
    facts: {
      mapped: !!mapping && (!mapping.validFrom || mapping.validFrom <= load.doDate),
      code: mix?.mixCode ?? null,
      agreed: agreed ? `${agreed.mixCode} version ${agreed.mixVersion}` : null,
      agreement,
      approved: mix?.status === 'approved' || mix?.status === 'completed',
      synced: !!mapping?.syncedHash,
      structural,
      onCertificate: !!mapping?.onCertificate,
      certificateValid: certificateValidTo === null || certificateValidTo >= load.doDate,
    },
  }
}

async function siloSide(sql: Sql, load: DeliveryOrderRow, mixDesignId: string): Promise<LoadFacts['silos']> {
  const [recipe, feeding] = await Promise.all([
    recipeOf(sql, mixDesignId),
    load.batchingPlantId ? silosOfLine(sql, load.batchingPlantId) : [],
  ])
  const levels = new Map(feeding.map(({ materialId, levelKg }) => [materialId, levelKg]))
  return recipe
    .map(({ materialId, name, kind, kgPerM3 }) => ({
      material: name,
      kind,
      neededKg: kilograms(decimal(kgPerM3).times(load.quantity)),
      levelKg: levels.get(materialId) ?? null,
    }))
    .filter(({ kind }) => isOrdered(kind))
}

function openness(plant: typeof plants.$inferSelect, now: Date, zone: string): LoadFacts['plant'] {
  const closed =
    plant.closedFrom !== null && plant.closedFrom <= now && (plant.closedUntil === null || now < plant.closedUntil)
  const time = clockTime(now, zone)
  return {
    name: plant.plantName,
    closedReason: closed ? (plant.closedReason ?? 'no reason given') : plant.active ? null : 'it is inactive',
    open:
      plant.opensAt <= plant.closesAt
        ? time >= plant.opensAt && time < plant.closesAt
        : time >= plant.opensAt || time < plant.closesAt,
    hours: `${plant.opensAt} to ${plant.closesAt}`,
  }
}

function cycleOf(
  order: typeof orders.$inferSelect,
  load: DeliveryOrderRow,
  loadingMinutes: number,
  washMinutes: number,
): number {
  const ways = order.locationPlantDistanceTime as { plantId?: string; minutes?: number }[]
  const known = ways.find(({ plantId }) => plantId === load.plantId)?.minutes
  const travel = known ?? Math.max(0, minutesBetween(load.plannedBatchAt, load.plannedOnSiteAt) - loadingMinutes)
  return Math.round(loadingMinutes + 2 * travel + order.unloadingMinutes + washMinutes)
}

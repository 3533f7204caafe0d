import { and, between, desc, eq, gt, inArray, isNotNull, max, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { MADE } from '~/domain/deliveries/delivery-order-status'
import { products } from '../catalog/tables'
import { deliveryOrders as loads } from '../deliveries/tables'
import { seenPlants } from '../fleet/scope'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { orders } from '../orders/tables'
import { mixDesigns as mixes } from './tables'
import { trialBatches as trials } from './trial-batch-tables'

type Asked = { from: string; to: string; plantId?: string | undefined }

const asked = (person: Person, { from, to, plantId }: Asked) =>
  and(
    seenPlants(person),
    inArray(loads.status, [...MADE]),
    between(loads.doDate, from, to),
    plantId ? eq(loads.plantId, plantId) : undefined,
  )

/** What the plants that a person sees made in a span of days, by plant, product and mix; the mix made last first. m³. */
export const madeConcretes = async (sql: Sql, person: Person, of: Asked) =>
  sql
    .select({
      plantId: plants.id,
      plantCode: plants.plantCode,
      plantName: plants.plantName,
      productId: products.id,
      productCode: products.productCode,
      productName: products.name,
      mixDesignId: mixes.id,
      mixCode: mixes.mixCode,
      mixVersion: mixes.mixVersion,
      strengthMpa: mixes.strengthMpa,
      airPercent: mixes.airPercent,
      exposureClasses: mixes.exposureClasses,
      cubicMetres: raw<string>`sum(${loads.quantity})::text`,
    })
    .from(loads)
    .innerJoin(plants, eq(plants.id, loads.plantId))
    .innerJoin(products, eq(products.id, loads.productId))
    .innerJoin(mixes, eq(mixes.id, loads.mixDesignId))
    .where(and(asked(person, of), isNotNull(loads.mixDesignId)))
    .groupBy(plants.id, products.id, mixes.id)
    .orderBy(desc(max(loads.doDate)), desc(mixes.mixVersion))
export type MadeConcrete = Awaited<ReturnType<typeof madeConcretes>>[number]

/** The exposure classes that its orders named, by plant and product. */
export const classesOfMade = async (sql: Sql, person: Person, of: Asked) =>
  sql
    .selectDistinct({
      plantId: loads.plantId,
      productId: loads.productId,
      exposureClass: raw<string>`unnest(${orders.exposureClasses})`,
    })
    .from(loads)
    .innerJoin(orders, eq(orders.id, loads.orderId))
    .innerJoin(plants, eq(plants.id, loads.plantId))
    .where(asked(person, of))

/** Newer versions of mixes that nobody has rejected, with their last trial: a leaner one may be on its way. */
export async function newerVersions(sql: Sql, mixIds: readonly string[]) {
  if (!mixIds.length) return []
  const present = sql
    .select({ code: mixes.mixCode, no: max(mixes.mixVersion).as('no') })
    .from(mixes)
    .where(inArray(mixes.id, [...mixIds]))
    .groupBy(mixes.mixCode)
    .as('present')
  return sql
    .select({
      id: mixes.id,
      mixCode: mixes.mixCode,
      mixVersion: mixes.mixVersion,
      name: mixes.name,
      status: mixes.status,
      trialNo: raw<string | null>`max(${trials.trialNo}) filter (where ${trials.status} = 'recorded')`,
    })
    .from(mixes)
    .innerJoin(present, and(eq(present.code, mixes.mixCode), gt(mixes.mixVersion, present.no)))
    .leftJoin(trials, eq(trials.mixDesignId, mixes.id))
    .where(and(eq(mixes.active, true), inArray(mixes.status, ['draft', 'submitted', 'approved'])))
    .groupBy(mixes.id)
    .orderBy(desc(mixes.mixVersion))
}
export type NewerVersion = Awaited<ReturnType<typeof newerVersions>>[number]

/** The draft of a mix by this name, where somebody began one. */
export async function mixVersionNamed(sql: Sql, code: string, name: string) {
  const { id, mixCode, mixVersion, status } = mixes
  const [row] = await sql
    .select({ id, mixCode, mixVersion, name: mixes.name })
    .from(mixes)
    .where(and(eq(mixCode, code), eq(mixes.name, name), eq(status, 'draft'), eq(mixes.active, true)))
    .orderBy(desc(mixVersion))
    .limit(1)
  return row
}

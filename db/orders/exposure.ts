import { and, asc, desc, eq, inArray, ne, sql as raw } from 'drizzle-orm'
import type { Reinforcement } from '~/domain/mixdesign/durability-contents'
import { AGREED_STATUSES } from '~/domain/mixdesign/mix-submittal'
import { products } from '../catalog/tables'
import { batchingPlants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { mixSubmittals } from '../mixdesign/mix-submittal-tables'
import { agreedOf, mixOf } from '../mixdesign/plant-mapping'
import { mixDesigns, plantMixMappings } from '../mixdesign/tables'
import { orders, structures } from './tables'

type Asked = { projectId: string; productId: string; day: string; plantIds: readonly string[] }
export type OfferedMix = {
  mixDesignId: string
  productId: string
  productCode: string
  mixCode: string
  mixVersion: number
  strengthMpa: number
  airPercent: string
  /** The order would be made with it. */
  own: boolean
}

/**
 * The mixes that an order may be made with: what the project has agreed to, or, where it has agreed to none, what its plants
 * make. Those that make the order as it is are marked, as a load would find them; weakest first.
 */
export async function offeredMixes(sql: Sql, { projectId, productId, day, plantIds }: Asked): Promise<OfferedMix[]> {
  const agreed = (await agreedOf(sql, [projectId])).filter(({ validFrom }) => !validFrom || validFrom <= day)
  const made = plantIds.length
    ? await sql
        .select({
          batchingPlantId: plantMixMappings.batchingPlantId,
          productId: plantMixMappings.productId,
          mixDesignId: plantMixMappings.mixDesignId,
        })
        .from(plantMixMappings)
        .innerJoin(batchingPlants, eq(batchingPlants.id, plantMixMappings.batchingPlantId))
        .where(
          and(
            inArray(batchingPlants.plantId, [...plantIds]),
            eq(batchingPlants.active, true),
            eq(plantMixMappings.active, true),
          ),
        )
    : []
  const lines = [...new Set(made.map(({ batchingPlantId }) => batchingPlantId))]
  const found = lines.flatMap(batchingPlantId => {
    const { mapping } = mixOf({ batchingPlantId, productId, projectId, doDate: day }, made, agreed)
    return mapping ? [mapping.mixDesignId] : []
  })
  const mapped = agreed.filter(of => of.productId === productId).map(({ mixDesignId }) => mixDesignId)
  const own = new Set(found.length ? found : mapped)
  const listed = [...(agreed.length ? agreed : made), ...[...own].map(mixDesignId => ({ productId, mixDesignId }))]
  const pairs = new Map(listed.map(of => [`${of.mixDesignId} ${of.productId}`, of]))
  if (!pairs.size) return []
  const mixIds = [...new Set([...pairs.values()].map(({ mixDesignId }) => mixDesignId))]
  const productIds = [...new Set([...pairs.values()].map(of => of.productId))]
  const rows = await sql
    .select({
      mixDesignId: mixDesigns.id,
      productId: products.id,
      productCode: products.productCode,
      mixCode: mixDesigns.mixCode,
      mixVersion: mixDesigns.mixVersion,
      strengthMpa: mixDesigns.strengthMpa,
      airPercent: mixDesigns.airPercent,
    })
    .from(mixDesigns)
    .innerJoin(products, inArray(products.id, productIds))
    .where(inArray(mixDesigns.id, mixIds))
    .orderBy(asc(mixDesigns.strengthMpa), asc(products.productCode), asc(mixDesigns.mixCode))
  return rows
    .filter(of => pairs.has(`${of.mixDesignId} ${of.productId}`))
    .map(of => ({ ...of, own: of.productId === productId && own.has(of.mixDesignId) }))
}

/** What lies in the concrete of a structure; steel where none is named. */
export async function reinforcementOf(sql: Sql, structureId: string | null | undefined): Promise<Reinforcement> {
  if (!structureId) return 'steel'
  const [row] = await sql
    .select({ reinforcement: structures.reinforcement })
    .from(structures)
    .where(eq(structures.id, structureId))
  return row?.reinforcement ?? 'steel'
}

/** The classes of the submittal that the customer agreed to last for the product, else of the last order of the site. */
export async function usualExposure(
  sql: Sql,
  of: {
    projectId: string
    locationId: string
    productId?: string | null | undefined
    orderId?: string | null | undefined
  },
): Promise<{ classes: string[]; from: string } | null> {
  const named = (column: typeof orders.exposureClasses | typeof mixSubmittals.exposureClasses) =>
    raw`cardinality(${column}) > 0`
  const [submittal] = of.productId
    ? await sql
        .select({ classes: mixSubmittals.exposureClasses, from: mixSubmittals.submittalNo })
        .from(mixSubmittals)
        .where(
          and(
            eq(mixSubmittals.projectId, of.projectId),
            eq(mixSubmittals.productId, of.productId),
            inArray(mixSubmittals.status, [...AGREED_STATUSES]),
            named(mixSubmittals.exposureClasses),
          ),
        )
        .orderBy(desc(mixSubmittals.answeredOn), desc(mixSubmittals.id))
        .limit(1)
    : []
  if (submittal) return submittal
  const [last] = await sql
    .select({ classes: orders.exposureClasses, from: orders.orderNo })
    .from(orders)
    .where(
      and(
        eq(orders.projectId, of.projectId),
        eq(orders.locationId, of.locationId),
        ne(orders.status, 'cancelled'),
        of.orderId ? ne(orders.id, of.orderId) : undefined,
        named(orders.exposureClasses),
      ),
    )
    .orderBy(desc(orders.orderDate), desc(orders.createdAt), desc(orders.orderNo))
    .limit(1)
  return last ?? null
}

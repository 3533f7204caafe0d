import { and, eq, inArray } from 'drizzle-orm'
import { compare } from '~/domain/kit/money'
import { type CostSheet, costOf, isCosted, type ProductCost, type RecipeLine } from '~/domain/pricing/cost'
import { batchingPlants, plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { materials } from '../materials/tables'
import { mixDesignLines, plantMixMappings } from '../mixdesign/tables'
import { inForce } from './in-force'
import { costingIngredients, costings } from './tables'

type Where = { regionId: string; day: string }

/**
 * What a m³ costs in a region on a day: the dearest of the mixes that its plants make the product from. A product
 * without a mix or a sheet without one of its materials has no cost.
 */
export async function productCosts(
  sql: Sql,
  where: Where,
  productIds: readonly string[],
): Promise<Map<string, ProductCost>> {
  const ids = [...new Set(productIds)]
  if (!ids.length) return new Map()
  const [sheet, recipes] = await Promise.all([costSheet(sql, where), recipesOf(sql, where.regionId, ids)])
  return new Map(ids.map(id => [id, dearest(recipes.get(id), sheet)]))
}

export async function costSheet(sql: Sql, { regionId, day }: Where): Promise<CostSheet | null> {
  const [found] = await sql
    .select()
    .from(costings)
    .where(and(eq(costings.regionId, regionId), inForce(costings.fromDate, costings.toDate, day)))
  if (!found) return null
  const lines = await sql
    .select({ materialId: costingIngredients.materialId, costPerKg: costingIngredients.costPerKg })
    .from(costingIngredients)
    .where(eq(costingIngredients.costingId, found.id))
  return { ...found, ingredients: new Map(lines.map(line => [line.materialId, line.costPerKg])) }
}

type Recipes = Map<string, Map<string, RecipeLine[]>>

/** The recipes of a product by mix, as the lines of the region's plants are mapped to them. */
async function recipesOf(sql: Sql, regionId: string, productIds: string[]): Promise<Recipes> {
  const rows = await sql
    .selectDistinct({
      productId: plantMixMappings.productId,
      mixDesignId: plantMixMappings.mixDesignId,
      materialId: mixDesignLines.materialId,
      name: materials.name,
      kgPerM3: mixDesignLines.kgPerM3,
    })
    .from(plantMixMappings)
    .innerJoin(batchingPlants, eq(batchingPlants.id, plantMixMappings.batchingPlantId))
    .innerJoin(plants, eq(plants.id, batchingPlants.plantId))
    .innerJoin(mixDesignLines, eq(mixDesignLines.mixDesignId, plantMixMappings.mixDesignId))
    .innerJoin(materials, eq(materials.id, mixDesignLines.materialId))
    .where(
      and(
        eq(plants.regionId, regionId),
        eq(plantMixMappings.active, true),
        inArray(plantMixMappings.productId, productIds),
      ),
    )
  const found: Recipes = new Map()
  for (const { productId, mixDesignId, ...line } of rows) {
    const mixes = found.get(productId) ?? new Map<string, RecipeLine[]>()
    mixes.set(mixDesignId, [...(mixes.get(mixDesignId) ?? []), line])
    found.set(productId, mixes)
  }
  return found
}

function dearest(mixes: Map<string, RecipeLine[]> | undefined, sheet: CostSheet | null): ProductCost {
  if (!sheet) return { missing: ['a costing of the region'] }
  if (!mixes?.size) return { missing: ['a mix at a plant of the region'] }
  const costs = [...mixes.values()].map(recipe => costOf(recipe, sheet))
  const whole = costs.filter(isCosted)
  if (whole.length < costs.length) return costs.find(cost => !isCosted(cost))!
  return whole.reduce((most, cost) => (compare(cost.cost, most.cost) > 0 ? cost : most))
}

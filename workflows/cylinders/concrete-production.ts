import {
  type ConcreteKey,
  type JudgingResult,
  judgingResults,
  productsOfCodes,
} from '~/db/cylinders/concrete-conformity'
import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { productionOf } from '~/domain/cylinders/conformity/production'
import type { Production, ProductionResult, ProductionRules } from '~/domain/cylinders/conformity/production-result'
import { productionRows } from '~/domain/cylinders/conformity/production-rows'
import { businessDay } from '~/domain/kit/time'

export type ConcreteRules = ProductionRules & {
  ageDays: number
  certified: boolean
  holdAtFailure: boolean
  families: { name: string; productIds: string[] }[]
}
export type JudgedConcrete = {
  rows: JudgingResult[]
  results: ProductionResult[]
  production: Production
}

/** What the company has set for the judging of strength, with the families by the ids of their products. */
export async function concreteRules(sql: Sql, now: Date): Promise<ConcreteRules> {
  const day = businessDay(now)
  const set = await settingOn(sql, 'cylinders.conformity', day)
  const families = await settingOn(sql, 'cylinders.families', day)
  const known = await productsOfCodes(
    sql,
    families.flatMap(({ products }) => products),
  )
  return {
    ...set,
    ageDays: await settingOn(sql, 'cylinders.strength-age', day),
    families: families.map(({ name, products }) => ({
      name,
      productIds: known.flatMap(({ id, productCode }) => (products.includes(productCode) ? [id] : [])),
    })),
  }
}

/** As what a product of a plant is judged: alone, or in the first family that names it. */
export function concreteOf(rules: ConcreteRules, plantId: string, productId: string): ConcreteKey {
  const family = rules.families.find(({ productIds }) => productIds.includes(productId))
  return family ? { plantId, productId: null, family: family.name } : { plantId, productId, family: null }
}

export const productIdsOf = (rules: ConcreteRules, { productId, family }: Omit<ConcreteKey, 'plantId'>): string[] =>
  productId ? [productId] : (rules.families.find(({ name }) => name === family)?.productIds ?? [])

/**
 * The one place that says where concretes stand: their results are read, in one statement however many they are, and the
 * history of each is played anew.
 */
export async function judgeConcretes(
  sql: Sql,
  rules: ConcreteRules,
  keys: readonly ConcreteKey[],
  now: Date,
): Promise<JudgedConcrete[]> {
  const asked = keys.map(key => ({ plantId: key.plantId, productIds: productIdsOf(rules, key) }))
  const plantIds = [...new Set(asked.map(({ plantId }) => plantId))]
  const productIds = [...new Set(asked.flatMap(of => of.productIds))]
  const found = Map.groupBy(await judgingResults(sql, { plantIds, productIds }, rules.ageDays), row => row.plantId)
  return asked.map(of => {
    const rows = (found.get(of.plantId) ?? []).filter(row => of.productIds.includes(row.productId))
    const results = productionRows(rows)
    return { rows, results, production: productionOf(results, rules, now) }
  })
}

export const judgeConcrete = async (
  sql: Sql,
  rules: ConcreteRules,
  key: ConcreteKey,
  now: Date,
): Promise<JudgedConcrete> => (await judgeConcretes(sql, rules, [key], now))[0]!

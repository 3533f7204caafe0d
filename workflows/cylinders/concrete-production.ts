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

/** The one place that says where a concrete stands: its results are read and its history is played anew. */
export async function judgeConcrete(
  sql: Sql,
  rules: ConcreteRules,
  key: ConcreteKey,
  now: Date,
): Promise<JudgedConcrete> {
  const rows = await judgingResults(sql, { plantId: key.plantId, productIds: productIdsOf(rules, key) }, rules.ageDays)
  const results = productionRows(rows)
  return { rows, results, production: productionOf(results, rules, now) }
}

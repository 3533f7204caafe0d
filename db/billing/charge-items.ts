import { asc } from 'drizzle-orm'
import { type ChargeItem, type ChargeItemRule, itemOn } from '~/domain/billing/bill-terms'
import type { PlainDate } from '~/domain/kit/time'
import { triggerOf } from '~/domain/pricing/charge-switch'
import { services, subProducts } from '../catalog/tables'
import type { Sql } from '../kit/open'
import { chargeRules } from './charge-rule-tables'

/**
 * What may be charged beside concrete and add-ons, and how from which day on; what is switched off arises no more, but stays on
 * orders that name it.
 */
export async function chargeItems(sql: Sql): Promise<ChargeItem[]> {
  const [charges, offered, kept] = await Promise.all([
    sql.select().from(subProducts).orderBy(subProducts.subProductCode),
    sql.select().from(services).orderBy(services.serviceCode),
    sql.select().from(chargeRules).orderBy(asc(chargeRules.fromDate)),
  ])
  const rules = Map.groupBy(kept, rule => rule.itemId)
  return [
    ...charges.map(({ id, name, unit, trigger, isDefault, active }) => ({
      kind: 'sub_product' as const,
      id,
      name,
      unit,
      trigger: triggerOf({ active, trigger }),
      isDefault,
      rules: rules.get(id)?.map(ruleOf) ?? [],
    })),
    // An order keeps the services that came onto it, so that a bill asks for the unit alone.
    ...offered.map(({ id, name, unit }) => ({
      kind: 'service' as const,
      id,
      name,
      unit,
      trigger: 'manual',
      isDefault: false,
      rules: rules.get(id)?.map(rule => ({ ...ruleOf(rule), trigger: 'manual', isDefault: false })) ?? [],
    })),
  ]
}

/** The same as they were on a day. */
export const chargeItemsOn = async (sql: Sql, day: PlainDate): Promise<ChargeItem[]> =>
  (await chargeItems(sql)).map(item => itemOn(item, day))

const ruleOf = ({ fromDate, unit, trigger, isDefault, active }: typeof chargeRules.$inferSelect): ChargeItemRule => ({
  fromDate,
  unit,
  trigger: triggerOf({ active, trigger }),
  isDefault,
})

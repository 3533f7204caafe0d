import type { ChargeItem } from '~/domain/billing/bill-terms'
import { triggerOf } from '~/domain/pricing/charge-switch'
import { services, subProducts } from '../catalog/tables'
import type { Sql } from '../kit/open'

/** What may be charged beside concrete and add-ons; what is switched off arises no more, but stays on orders that name it. */
export async function chargeItems(sql: Sql): Promise<ChargeItem[]> {
  const [charges, offered] = await Promise.all([
    sql.select().from(subProducts).orderBy(subProducts.subProductCode),
    sql.select().from(services).orderBy(services.serviceCode),
  ])
  return [
    ...charges.map(({ id, name, unit, trigger, isDefault, active }) => ({
      kind: 'sub_product' as const,
      id,
      name,
      unit,
      trigger: triggerOf({ active, trigger }),
      isDefault,
    })),
    ...offered.map(({ id, name, unit }) => ({
      kind: 'service' as const,
      id,
      name,
      unit,
      trigger: 'manual',
      isDefault: false,
    })),
  ]
}

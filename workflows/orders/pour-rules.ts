import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import type { Parties } from '~/db/orders/parties'
import { cubicMetres } from '~/domain/kit/money'
import { leadMinutes } from '~/domain/orders/schedule'
import type { Objection, RuledOrder } from './objection'
import type { Plan } from './plan-order'
import { unloadingOf } from './unloading'

/**
 * What the site can do with the trucks that are asked for: one pump unloads one truck at a time, which is said, since a
 * site may have two; and a load is out of the drum before its concrete is too old, which refuses.
 */
export async function pourObjections(
  sql: Sql,
  order: RuledOrder,
  { region }: Pick<Parties, 'region'>,
  plan: Plan,
): Promise<Objection[]> {
  const { schedule } = plan.sizes
  const { minutes, needsPump } = await unloadingOf(sql, order, schedule, region.id)
  const limit =
    order.dischargeLimitMinutes ?? (await settingOn(sql, 'deliveries.discharge-minutes', order.orderDate, region.id))
  const truck = `A ${cubicMetres(schedule)} m³ truck`
  const found: Objection[] = []
  const oneLoad = plan.shares.length === 1 && Number(plan.shares[0]!.quantity) <= Number(schedule)
  if ((order.pumpId || needsPump) && !oneLoad && order.spacingMinutes < minutes)
    found.push({
      rule: 'spacing',
      warning: true,
      message: `${truck} takes ${minutes} min at the pump; with one every ${order.spacingMinutes} min they queue on site. Choose ${minutes} min or more`,
    })
  for (const share of plan.shares) {
    const age = leadMinutes(share) + minutes
    if (age <= limit) continue
    const { plantName } = plan.plants.get(share.plantId)!
    found.push({
      rule: 'concrete-age',
      message: `${truck} from ${plantName} is empty ${age} min after batching; the limit is ${limit} min`,
    })
  }
  return found
}

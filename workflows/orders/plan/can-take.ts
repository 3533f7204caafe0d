import type * as z from 'zod'
import { getSeenRegion } from '~/db/fleet/region-rows'
import { seenLocation, seenProject } from '~/db/fleet/seen-places'
import type { Sql } from '~/db/kit/open'
import { type PlanLine, publishedPlans } from '~/db/orders/plan/plan'
import type { Person } from '~/domain/access/roles'
import * as words from '~/domain/customers/words'
import { Missing } from '~/domain/kit/problem'
import { quotesFor } from '~/domain/orders/plan/can-take'
import type { CanTake, CanTakeAnswer } from '~/domain/orders/plan/change'
import { askedOrder } from './asked-order'
import { readDay } from './facts'
import { withUnmapped } from './facts-plants'
import { planRow } from './store'

type Ask = z.output<typeof CanTake>

/** Can we take this order? Nothing moves and nothing is written: the earliest start per plant and what it costs the day. */
export async function canTake(sql: Sql, person: Person, ask: Ask, now: Date): Promise<CanTakeAnswer> {
  await getSeenRegion(sql, person, ask.regionId)
  await seesSite(sql, person, ask)
  const day = await readDay(sql, ask.orderDate, ask.regionId, now)
  const order = await askedOrder(sql, ask, day, now)
  const { quotes, refused } = quotesFor(
    { ...day.facts, plants: withUnmapped(day.facts.plants, order.productId ? [order.productId] : []) },
    order,
    day.params,
  )
  const [published] = await publishedPlans(sql, person, ask.orderDate, [ask.regionId])
  return { basedOn: published ? planRow(published as PlanLine) : null, quotes, refused }
}

/** Rules, bans and passes of a site are told of with the answer, so they are seen with the site. */
async function seesSite(sql: Sql, person: Person, { projectId, locationId }: Ask): Promise<void> {
  if (projectId && !(await seenProject(sql, person, projectId))) throw new Missing(words.projectMissing())
  if (locationId && !(await seenLocation(sql, person, locationId))) throw new Missing('There is no such location')
}

import { eq } from 'drizzle-orm'
import { salespeopleOf } from '~/db/customers/customer'
import { escalations } from '~/db/users/notification-tables'
import { users } from '~/db/users/tables'
import { speaking } from '~/functions/kit/speaking'
import { escalateWaiting } from '~/workflows/users/escalate'
import { tellPeople } from '~/workflows/users/send-notification'
import { givenDraft } from '../kit/given/billing'
import { givenSalesperson } from '../kit/given/customers'
import { givenDeliveries } from '../kit/given/deliveries'
import { sealed } from '../kit/given/trail'
import { house, ok } from '../kit/house'

type Told = { kind: string; title: string; detail: string; url: string | null }
const CHANNELS = { decision: 'portal', customer: 'portal', watched: 'portal' }

/** A company whose people are told of what nobody acts on; the office works from 06:30 to 18:00 and on Saturdays. */
export async function givenEscalation(now: string) {
  const portal = await house({ now })
  const world = await givenDeliveries(portal)
  await portal.person('dispatcher_manager_9', { regionIds: [world.farRegion.id] })
  const { id } = await givenSalesperson(portal, 'salesperson')
  await portal.given(work => salespeopleOf.replace(work, world.customer.id, [{ salespersonId: id }]))
  for (const who of ['sales_manager', 'ceo', 'admin', 'finance_hod']) await portal.person(who)
  return {
    portal,
    world,
    at: (time: string) => {
      portal.clock.at = new Date(time)
    },
    round: () => escalateWaiting(portal.db, portal.clock.now()),
    async tell() {
      await sealed(portal)
      await tellPeople(portal.parts, speaking)
      await portal.runJobs()
    },
    told: async (who: string): Promise<Told[]> =>
      ok(await portal.as(who).get('/notification?limit=50')).rows.filter((row: Told) => row.kind === 'escalation'),
    rowsOf: (itemId: string) =>
      portal.db.sql.select().from(escalations).where(eq(escalations.itemId, itemId)).orderBy(escalations.step),
    async personId(username: string) {
      const [row] = await portal.db.sql.select({ id: users.id }).from(users).where(eq(users.username, username))
      return row!.id
    },
    draft: () => givenDraft(portal, { ...world, regionId: world.region.id }),
    set: (who: string, { channels = {}, ...of }: { channels?: object; [field: string]: unknown }) =>
      portal.as(who).put('/notification/setting', {
        ...{ channels: { ...CHANNELS, ...channels }, quietFrom: null, quietTo: null, digestAt: null },
        ...of,
      }),
  }
}
export type Escalation = Awaited<ReturnType<typeof givenEscalation>>

import { type DuePour, duePours } from '~/db/demo/due-sites'
import type { Db } from '~/db/kit/open'
import { inOneGo, SYSTEM, type Work } from '~/db/kit/work'
import type { Person } from '~/domain/access/roles'
import { addMinutes } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { unlessRefused } from '../kit/unless-refused'
import { tellReadiness } from '../orders/answer-site-link'
import { askSiteRequest } from '../orders/ask-site-request'
import { issueSiteLink } from '../orders/issue-site-link'

/** Plays the dispatchers who send a link to a site, and the foremen who answer by it; what a site asks is left to people. */
const PLAYER: Person = { ...SYSTEM, name: 'Demo site', roles: ['dispatcher_manager'] }
const LINK_BEFORE = 180
const READY_BEFORE = 50
/** A pour that began earlier has its last load under way. */
const LONGEST_POUR = 12 * 60

/** Moves the sites of today's pours on to `now`, and says in how many steps. */
export async function moveLiveSites(db: Db, now: Date): Promise<number> {
  let moved = 0
  for (const pour of await duePours(db.sql, addMinutes(now, -LONGEST_POUR), addMinutes(now, LINK_BEFORE)))
    moved += await step(db, pour, now)
  return moved
}

async function step(db: Db, pour: DuePour, now: Date): Promise<number> {
  const act = nextOf(pour, now)
  if (!act) return 0
  const made = await unlessRefused(async () => {
    await inOneGo(db, { by: PLAYER, now, requestId: newId() }, act)
    return 1
  })
  return made ?? 0
}

/**
 * Every second pour has a link; of these one in eight does not answer, one has its pump late and two ask for something.
 * The order's running number of the day decides it, so that each kind comes on every day: ids are drawn by chance.
 */
function nextOf(pour: DuePour, now: Date): ((work: Work) => Promise<unknown>) | null {
  const vary = Number(pour.orderNo.slice(-3))
  const { orderId, linkId, contactName } = pour
  if (vary % 2 === 1) return null
  if (!linkId) return work => issueSiteLink(work, orderId)
  const kind = (vary >> 1) % 8
  const name = contactName ?? 'Site foreman'
  if (!pour.readiness && !pour.arrived && kind !== 0 && now >= addMinutes(pour.firstAt, -READY_BEFORE)) {
    const pump = kind !== 1
    const remarks = pump ? null : 'The pump is being set up, ready for the first load'
    return work => tellReadiness(work, linkId, { name, access: true, pump, crew: true, slump: true, remarks })
  }
  const nearEnd = pour.loads > 1 && pour.toLeave > 0 && pour.toLeave <= Math.max(1, pour.loads / 4)
  if (!nearEnd || pour.asked > 0) return null
  if (kind === 2)
    return work =>
      askSiteRequest(work, linkId, {
        kind: 'send_more',
        quantity: '3',
        name,
        remarks: 'Slab is a little deeper than drawn',
      })
  if (kind === 3)
    return work => askSiteRequest(work, linkId, { kind: 'last_load', name, remarks: 'The balance will be enough' })
  return null
}

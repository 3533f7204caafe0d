import { forgetMessages } from '~/db/deliveries/e-ticket-message'
import { forgetCheckRuns } from '~/db/kit/check-run'
import type { Db } from '~/db/kit/open'
import { forgetAttempts } from '~/db/users/login-attempt'
import { forgetNotifications } from '~/db/users/notification'
import { type Clock, wallOf } from '~/domain/kit/clock'
import type { Shelf } from '~/domain/kit/ports'
import { addMinutes } from '~/domain/kit/time'
import { NOTIFICATION_DAYS } from '~/domain/users/personal-data'
import { forgetOldPositions } from './fleet/forget-positions'
import { forgetOldImports } from './kit/forget-imports'
import { forgetPersonalData } from './users/forget-personal-data'

/** Nobody looks further back for when a check failed. */
const CHECK_DAYS = 90

/** Who asks what became of an e-ticket asks within a season; the load has its own history. */
const MESSAGE_DAYS = 90

/** Everything that is kept for some time only: positions of trucks, what was sent to receivers of e-tickets, files of imports, failed sign-ins, checks of the portal itself, notifications, where people signed in, contacts of sites. Says how many went. */
export async function forgetOld(parts: { db: Db; clock: Clock; shelf: Shelf }): Promise<number> {
  const positions = await forgetOldPositions(parts)
  const imports = await forgetOldImports(parts)
  const personal = await forgetPersonalData(parts)
  const wall = wallOf(parts.clock)
  const runs = await forgetCheckRuns(parts.db.sql, addMinutes(wall, -CHECK_DAYS * 24 * 60))
  const notifications = await forgetNotifications(
    parts.db.sql,
    addMinutes(parts.clock.now(), -NOTIFICATION_DAYS * 24 * 60),
  )
  const messages = await forgetMessages(parts.db.sql, addMinutes(parts.clock.now(), -MESSAGE_DAYS * 24 * 60))
  return positions + imports + personal + runs + notifications + messages + (await forgetAttempts(parts.db.sql, wall))
}

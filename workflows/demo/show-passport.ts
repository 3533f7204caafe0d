import { anyPassport, closedPour } from '~/db/demo/any-passport'
import { demoPerson } from '~/db/demo/closed-loads'
import type { Db } from '~/db/kit/open'
import { inOneGo } from '~/db/kit/work'
import { newId } from '~/domain/kit/uuid'
import { unlessRefused } from '../kit/unless-refused'
import { issuePourPassport } from '../orders/issue-pour-passport'

/** A demo company without any passport has issued one of its last completed pour with a result, by the hand of its laboratory. */
export async function showPassport(db: Db, now: Date): Promise<boolean> {
  if (await anyPassport(db.sql)) return false
  const by = await demoPerson(db.sql, 'lab_manager')
  const pour = await closedPour(db.sql, now)
  if (!by || !pour) return false
  // A pour that cannot have one leaves it to the next round.
  const issued = await unlessRefused(() =>
    inOneGo(db, { by, now, requestId: newId() }, work => issuePourPassport(work, pour)),
  )
  return issued !== null
}

import type { Db } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { inOneGo, SYSTEM } from '~/db/kit/work'
import { forgetSessionPlaces, forgetSiteContacts, noteForgotten } from '~/db/users/personal-data'
import { type Clock, wallOf } from '~/domain/kit/clock'
import { addMinutes, businessDay } from '~/domain/kit/time'

const DAY = 24 * 60

/** What is kept of people for the days that dated settings name, and then it is gone. */
export async function forgetPersonalData({ db, clock }: { db: Db; clock: Clock }): Promise<number> {
  const now = clock.now()
  const on = businessDay(now)
  const sessionDays = await settingOn(db.sql, 'privacy.session-days', on)
  const contactDays = await settingOn(db.sql, 'privacy.site-contact-days', on)
  return inOneGo(db, { by: SYSTEM, now, requestId: 'forget' }, async work => {
    // Sessions live by the real time, orders by the company's.
    const sessions = await forgetSessionPlaces(work, addMinutes(wallOf(clock), -sessionDays * DAY))
    const siteContacts = await forgetSiteContacts(work, addMinutes(now, -contactDays * DAY))
    if (sessions + siteContacts > 0) await noteForgotten(work, { sessions, siteContacts })
    return sessions + siteContacts
  })
}

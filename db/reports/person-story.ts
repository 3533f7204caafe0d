import { mayDo } from '~/domain/access/ability'
import type { Person } from '~/domain/access/roles'
import type { Page } from '~/domain/kit/page'
import { addMinutes } from '~/domain/kit/time'
import { CHANGES_DAYS } from '~/domain/reports/story'
import type { WorkItem } from '~/domain/reports/work-item'
import type { OpenSession } from '~/domain/users/session'
import type { UserListRow } from '~/domain/users/user'
import type { Sql } from '../kit/open'
import { type ToldRow, toldTrail } from '../support/told-trail'
import { passkeysOf } from '../users/passkey'
import { openSessions } from '../users/session'
import { findPerson } from '../users/user'
import { userDetail } from '../users/user-list'
import { workFor } from './work-item'

const LATEST = { limit: 10, offset: 0 }
const WHOLE = { limit: 200, offset: 0 }

export type PersonStory = {
  person: UserListRow
  /** What needs this person now; nothing of somebody who is switched off. */
  work: WorkItem[]
  /** Where they are signed in, the newest use first. */
  sessions: OpenSession[]
  passkeys: number
  /** What they changed in the last days, the newest first; null for who may not see the whole trail. */
  changes: Page<ToldRow> | null
  /** What was done to the account. */
  trail: ToldRow[]
}

/** `now` is the clock of the business, `wall` that of sign-ins. */
type At = { now: Date; wall: Date; idleMinutes: number }

/** Who somebody of the staff is, what needs them, where they are signed in and what they did. */
export async function personStory(sql: Sql, viewer: Person, id: string, at: At): Promise<PersonStory> {
  const account = await userDetail(sql, ['staff'], id)
  const person = await findPerson(sql, id)
  const from = addMinutes(at.now, -CHANGES_DAYS * 24 * 60)
  const [work, sessions, passkeys, changes, trail] = await Promise.all([
    person ? workFor(sql, person, at.now) : [],
    openSessions(sql, { userId: id, now: at.wall, idleMinutes: at.idleMinutes }),
    passkeysOf(sql, id),
    mayDo(viewer, 'view', 'audit_trail') ? toldTrail(sql, viewer, { actorId: id, from }, LATEST) : null,
    toldTrail(sql, viewer, { subject: 'user', subjectId: id }, WHOLE),
  ])
  return { person: account, work, sessions, passkeys: passkeys.length, changes, trail: trail.rows }
}

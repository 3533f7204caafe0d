import { addDays, addMinutes, instantOn, weekday } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { bulkInsert } from '../kit/bulk'
import { sessions } from '../users/tables'
import type { Seed } from './base'

export type SignedIn = { id: string; username: string; kind: string; roles: readonly string[]; active: boolean }

/** When people of a role are last at the portal on a day of work; who works in the yard looks all day. */
const YARD = ['06:12', '11:38', '16:54', '20:07']
const AT: Record<string, readonly string[]> = {
  dispatcher: YARD,
  dispatcher_manager: YARD,
  batcher: YARD,
  house_manager: YARD,
  customer: ['07:21', '13:09', '17:46'],
}
const OFFICE = ['09:14', '12:02', '17:31']
/** Days since people who seldom need the portal were there. */
const SELDOM: Record<string, number> = { ceo: 1, it: 4, advance_user: 8, sale: 15, project_team: 22 }
/** Whose account is new, and every so many of the app. */
const NEVER = ['house_manager_2']
const NEW_IN_APP = 11

const ADDRESS = { staff: '10.20.4', booking: '119.74.33' } as const
const AGENT = {
  staff: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0',
  booking: 'Readymix Booking/4.2 (iPhone)',
} as const

/** The last session of each person, signed out of: the lists of users say when they were seen. */
export async function seedSignIns({ sql, now, today }: Seed, people: readonly SignedIn[]): Promise<void> {
  const rows = people.flatMap((person, place) => {
    const booking = person.kind === 'booking'
    if (NEVER.includes(person.username) || (booking && place % NEW_IN_APP === 7)) return []
    const lastSeenAt = lastSeen(person, place, today, now)
    const createdAt = addMinutes(lastSeenAt, -(8 + ((place * 37) % 190)))
    const of = booking ? 'booking' : 'staff'
    return [
      {
        id: newId(createdAt.getTime()),
        userId: person.id,
        credentialEpoch: 1,
        createdAt,
        lastSeenAt,
        endsAt: addMinutes(createdAt, 12 * 60),
        revokedAt: lastSeenAt,
        revokedBecause: 'sign out',
        address: `${ADDRESS[of]}.${10 + place}`,
        agent: AGENT[of],
      },
    ]
  })
  await bulkInsert(sql, sessions, rows)
}

/** The latest of their times that is over, on a day on which they work. */
function lastSeen({ roles, active }: SignedIn, place: number, today: string, now: Date): Date {
  const role = roles[0] ?? ''
  const times = AT[role] ?? OFFICE
  const away = active ? (SELDOM[role] ?? 0) : 31 + place
  for (let back = away; ; back++) {
    const day = addDays(today, -back)
    if (weekday(day) === 0 || (weekday(day) === 6 && times === OFFICE)) continue
    const over = times
      .map((time, at) => addMinutes(instantOn(day, time), (place * 7 + at * 3) % 23))
      .filter(instant => instant < now)
    if (over.length > 0) return over.at(-1)!
  }
}

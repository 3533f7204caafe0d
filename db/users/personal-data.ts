import { sql as raw } from 'drizzle-orm'
import type { OldestKept } from '~/domain/users/personal-data'
import { noteOnly } from '../kit/audit'
import type { Sql } from '../kit/open'
import type { Work } from '../kit/work'

/** The oldest that there still is of what goes by itself; each comes from an index or a small table. */
export async function oldestKept(sql: Sql): Promise<OldestKept> {
  const { rows } = await sql.execute<Record<keyof OldestKept, string | Date | null>>(raw`select
    (select min(ends_at) from session where address is not null or agent is not null) as sessions,
    (select min(starts_at) from "order" where status in ('completed', 'cancelled') and contact_phone is not null) as "siteContacts",
    (select min(at) from truck_position) as positions,
    (select min(window_start) from login_attempt) as attempts,
    (select min(at) from notification) as notifications,
    (select at from audit_line order by seq limit 1) as trail`)
  const found = rows[0]!
  const at = (of: string | Date | null) => (of ? new Date(of) : null)
  return {
    sessions: at(found.sessions),
    siteContacts: at(found.siteContacts),
    positions: at(found.positions),
    attempts: at(found.attempts),
    notifications: at(found.notifications),
    trail: at(found.trail),
  }
}

/** From which address and device somebody was signed in, once the session has ended long ago. */
export async function forgetSessionPlaces(work: Work, before: Date): Promise<number> {
  const { rowCount } = await work.sql.execute(raw`update session set address = null, agent = null
    where least(ends_at, coalesce(revoked_at, ends_at)) < ${before} and (address is not null or agent is not null)`)
  return rowCount ?? 0
}

/** Whom a site was reached by, once the order has ended long ago. */
export async function forgetSiteContacts(work: Work, before: Date): Promise<number> {
  const { rowCount } = await work.sql.execute(raw`update "order" set contact_name = null, contact_phone = null
    where status in ('completed', 'cancelled') and starts_at < ${before}
      and (contact_name is not null or contact_phone is not null)`)
  return rowCount ?? 0
}

/** One line for all that went in a round. */
export const noteForgotten = (work: Work, went: Record<string, number>) =>
  noteOnly(work, 'personal_data', 'forget', went)

import { and, desc, eq } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { seenProjects } from '../customers/scope'
import type { Sql } from '../kit/open'
import { auditTrail } from '../kit/trail'
import type { PricingRecord } from './pricing'
import { pricings } from './tables'

type Of = { pricingReference?: string | undefined; projectId?: string | undefined; customerId?: string | undefined }

/** The revisions of a quote or of everything quoted for a project, newest first. */
export function revisionsOf(sql: Sql, person: Person, of: Of): Promise<PricingRecord[]> {
  return sql
    .select()
    .from(pricings)
    .where(
      and(
        seenProjects(person, pricings.projectId),
        of.pricingReference ? eq(pricings.pricingReference, of.pricingReference) : undefined,
        of.projectId ? eq(pricings.projectId, of.projectId) : undefined,
        of.customerId ? eq(pricings.customerId, of.customerId) : undefined,
      ),
    )
    .orderBy(desc(pricings.pricingReference), desc(pricings.revision))
    .limit(200)
}

export type EndDateChange = {
  at: Date
  by: string
  action: string
  before: string | null
  after: string | null
  reason: string | null
}

/** Each time the end of a quote was set or moved, newest first, out of its audit trail. */
export async function endDateHistory(sql: Sql, pricingId: string): Promise<EndDateChange[]> {
  const { rows } = await auditTrail(sql, { subject: 'pricing', subjectId: pricingId }, { limit: 200, offset: 0 })
  return rows
    .filter(row => endIn(row.before) !== endIn(row.after))
    .map(row => ({
      at: row.at,
      by: row.actorName,
      action: row.action,
      before: endIn(row.before),
      after: endIn(row.after),
      reason: row.reason,
    }))
}

const endIn = (side: unknown) => (side as { toDate?: string | null } | null)?.toDate ?? null

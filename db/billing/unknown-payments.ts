import { and, desc, eq, gte, isNull, sql as raw } from 'drizzle-orm'
import type { UnknownPayment } from '~/domain/billing/payment'
import { addMinutes } from '~/domain/kit/time'
import type { Sql } from '../kit/open'
import { auditLines } from '../kit/tables'
import { payments } from './receivable/tables'

/** What the trail calls a payment that the ERP told of for an account that nobody has. */
export const UNKNOWN_ACCOUNT = 'receive for an unknown account'

const said = (name: string) => raw<string>`${auditLines.after}->>'${raw.raw(name)}'`

const SHOWN_DAYS = 90

/** Payments of the ERP for accounts that nobody has, of the last months, until they come in for an account that somebody has. */
export async function unknownPayments(sql: Sql, now: Date): Promise<UnknownPayment[]> {
  const rows = await sql
    .select({
      ...{ account: said('account'), reference: said('reference'), paidOn: said('paidOn'), amount: said('amount') },
      at: auditLines.at,
    })
    .from(auditLines)
    .where(
      and(
        eq(auditLines.subject, 'payment'),
        isNull(auditLines.subjectId),
        eq(auditLines.action, UNKNOWN_ACCOUNT),
        gte(auditLines.at, addMinutes(now, -SHOWN_DAYS * 1440)),
        raw`not exists (select 1 from ${payments} where lower(${payments.reference}) = lower(${said('reference')}))`,
      ),
    )
    .orderBy(desc(auditLines.seq))
    .limit(200)
  // Told again with every try of the ERP, shown once.
  const seen = new Set<string>()
  return rows.filter(({ account, reference }) => {
    const key = `${account} ${reference}`.toLowerCase()
    const first = !seen.has(key)
    seen.add(key)
    return first
  })
}

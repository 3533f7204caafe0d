import { and, eq, inArray, sql as raw } from 'drizzle-orm'
import { type Exposure, exposureOf } from '~/domain/billing/receivable/credit'
import type { PlainDate } from '~/domain/kit/time'
import type { Sql } from '../../kit/open'
import { SYSTEM } from '../../kit/work'
import { isOpenDraft } from '../open-draft'
import { invoiceDrafts } from '../tables'
import { accountOf } from './account'
import { chargedCancellations, undraftedLoads } from './undrafted-loads'

type Asked = { customerId: string; today: PlainDate; exceptOrderId?: string | undefined }

/**
 * What a customer stands for now: open items less payments, what is delivered and not invoiced, what is confirmed and not
 * delivered, all with GST. Drafts count as they are, loads that are on none by what was foreseen for their order. One
 * function for the order form, the customer, the credit and the limit.
 */
export async function creditExposure(sql: Sql, of: Asked): Promise<Exposure> {
  const { ageing } = await accountOf(sql, SYSTEM, { customerId: of.customerId, day: '9999-12-31' })
  const [drafted] = await sql
    .select({ total: raw<string>`coalesce(sum(${invoiceDrafts.total}), 0)::numeric(14,2)::text` })
    .from(invoiceDrafts)
    .where(
      and(
        eq(invoiceDrafts.customerId, of.customerId),
        inArray(invoiceDrafts.kind, ['invoice', 'debit_note']),
        isOpenDraft,
      ),
    )
  const { loads, foreseen } = await undraftedLoads(sql, of)
  const cancelled = await chargedCancellations(sql, of)
  return exposureOf({
    balance: ageing.balance,
    drafted: drafted!.total,
    loads,
    foreseen: [...foreseen, ...cancelled.map(total => ({ delivered: true, total }))],
  })
}

/** Two orders of one customer are weighed one after the other, so that they do not pass the limit side by side. */
export async function lockExposure(sql: Sql, customerId: string): Promise<void> {
  await sql.execute(raw`select pg_advisory_xact_lock(hashtextextended(${customerId}, 724006))`)
}

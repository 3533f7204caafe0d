import { and, count, eq, exists, gte, inArray, isNotNull, lte, not, notInArray, sql as raw } from 'drizzle-orm'
import type { DraftStatus } from '~/domain/billing/invoice-draft'
import type { SettingName, SettingValue } from '~/domain/kit/setting'
import type { PlainDate } from '~/domain/kit/time'
import { customers } from '../customers/tables'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import { agreedPaymentTerms } from '../pricing/agreed-term-tables'
import { priceApprovals, pricings } from '../pricing/tables'
import { cleanDrafts } from './draft-exception'
import { isOpenDraft } from './open-draft'
import { invoiceDrafts } from './tables'

type Asked = { sql: Sql; day: PlainDate; value: unknown }
const APPROVING: DraftStatus[] = ['with_sales', 'with_manager', 'with_ceo']
const drafts = ({ sql }: Asked) => sql.select({ n: count() }).from(invoiceDrafts).$dynamic()

/** How much of what is open now a new value of a setting touches; each is counted for the settings that touch it alone. */
const COUNTS = {
  draftsAcross: of => drafts(of).where(and(isOpenDraft, gte(invoiceDrafts.toDate, of.day))),
  draftsOpen: of => drafts(of).where(and(isOpenDraft, eq(invoiceDrafts.kind, 'invoice'))),
  draftsInApproval: of => drafts(of).where(inArray(invoiceDrafts.status, APPROVING)),
  /** As the system made them, and no larger than the value lets pass. */
  draftsToPass: of => {
    const { passes, passUpTo } = of.value as SettingValue<'billing.clean-pass'>
    return drafts(of).where(
      passes
        ? and(eq(invoiceDrafts.status, 'with_sales'), lte(invoiceDrafts.total, passUpTo), cleanDrafts())
        : raw`false`,
    )
  },
  notesInApproval: of =>
    drafts(of).where(and(inArray(invoiceDrafts.status, APPROVING), isNotNull(invoiceDrafts.noteReason))),
  loadsPlanned: of =>
    of.sql
      .select({ n: count() })
      .from(deliveryOrders)
      .where(and(gte(deliveryOrders.doDate, of.day), notInArray(deliveryOrders.status, ['withdrawn', 'rejected']))),
  customersWithLimit: of =>
    of.sql
      .select({ n: count() })
      .from(customers)
      .where(and(customers.active, isNotNull(customers.creditLimit))),
  customersOnHold: of =>
    of.sql.select({ n: count() }).from(customers).where(and(customers.active, customers.creditSuspended)),
  customersWithoutTerm: of => {
    const { customerId } = agreedPaymentTerms
    const own = of.sql.select({ customerId }).from(agreedPaymentTerms).where(eq(customerId, customers.id))
    return of.sql
      .select({ n: count() })
      .from(customers)
      .where(and(customers.active, not(exists(own))))
  },
  quotes: of => of.sql.select({ n: count() }).from(pricings).where(eq(pricings.status, 'submitted')),
  prices: of => of.sql.select({ n: count() }).from(priceApprovals).where(raw`${priceApprovals.status} = 'pending'`),
} satisfies Record<string, (of: Asked) => PromiseLike<{ n: number }[]>>

export type SettingCount = keyof typeof COUNTS
export type SettingEffect = Partial<Record<SettingCount, number>>

const TOUCHES: Partial<Record<SettingName, readonly SettingCount[]>> = {
  'billing.gst-percent': ['draftsAcross'],
  'billing.gst-by': ['draftsOpen'],
  'billing.levels': ['draftsInApproval'],
  'billing.persons-differ': ['draftsInApproval'],
  'billing.note-approvals': ['notesInApproval'],
  'billing.clean-pass': ['draftsToPass'],
  'billing.normal-hours': ['loadsPlanned'],
  'billing.washout-at': ['loadsPlanned'],
  'billing.payment-days': ['customersWithoutTerm'],
  'credit.limit-acts': ['customersWithLimit'],
  'credit.hold-stops': ['customersOnHold'],
  'pricing.margin': ['quotes'],
  'pricing.authority': ['quotes', 'prices'],
}

export async function settingEffect(
  sql: Sql,
  name: SettingName,
  day: PlainDate,
  value: unknown,
): Promise<SettingEffect | null> {
  const touched = TOUCHES[name]
  if (!touched) return null
  const counted = await Promise.all(
    touched.map(async of => [of, (await COUNTS[of]({ sql, day, value }))[0]?.n ?? 0] as const),
  )
  return Object.fromEntries(counted)
}

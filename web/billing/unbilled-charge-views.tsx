import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { DraftStatus } from '~/domain/billing/invoice-draft'
import { UNBILLED_GROUPS, type UnbilledGroup } from '~/domain/billing/unbilled-charge-search'
import { showDate } from '~/web/kit/dates'
import { withParams } from '~/web/kit/list/url'
import { cn } from '~/web/ui/cn'
import { GROUP_LABELS } from './unbilled-charge-columns'

type OnDraft = {
  draftId: string | null
  draftStatus: DraftStatus | null
  lineId: string | null
  orderId?: string | null
}

/** The draft as its approver sees it, at the line that bills too little, else at what it does not bill; else the order. */
export function draftLine({ draftId, draftStatus, lineId, orderId }: OnDraft): string {
  if (!draftId) return `/order/detail?id=${orderId}`
  const view = ['approved', 'invoiced'].includes(draftStatus ?? '') ? 'decided' : 'others'
  return `/sales-management/invoice-draft/overview?view=${view}&item=${draftId}#${lineId ? `line-${lineId}` : 'unbilled'}`
}

/** From a total to its lines; what hangs on no salesperson has no filter to name it. */
export function linesOf(
  to: string,
  by: UnbilledGroup,
  { key, name }: { key: string | null; name: string },
  params: URLSearchParams,
): string | undefined {
  if (!key) return undefined
  const chosen: Record<UnbilledGroup, Record<string, string>> = {
    customer: { customerId: key, customerIdLabel: name },
    salesperson: { salespersonId: key, salespersonIdLabel: name },
    day: { fromDate: key, toDate: key },
  }
  return `${to}${withParams(params, { ...chosen[by], tab: null, sort: null, page: null })}`
}

type ViewsProps = {
  by: UnbilledGroup | null
  params: URLSearchParams
  /** The days that were asked about; none where the question was refused. */
  period: { fromDate: string; toDate: string } | undefined
  children?: ReactNode
}

export const ChargeViews = ({ by, params, period, children }: ViewsProps) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
    <nav aria-label="Views" className="flex flex-wrap gap-1">
      {[null, ...UNBILLED_GROUPS].map(tab => (
        <Link
          key={tab}
          to={withParams(params, { tab, sort: null, page: null })}
          aria-current={tab === by ? 'page' : undefined}
          className={cn(
            'inline-flex h-8 items-center rounded-full px-3 text-table no-underline touch:h-11',
            tab === by ? 'bg-brand-soft font-semibold text-fg' : 'text-muted hover:bg-hover',
          )}
        >
          {tab ? GROUP_LABELS[tab] : 'Lines'}
        </Link>
      ))}
    </nav>
    {period && (
      <span className="figures text-muted text-table">
        {showDate(period.fromDate)} to {showDate(period.toDate)}
      </span>
    )}
    {children}
  </div>
)

import { unbilledWhy } from '~/domain/billing/unbilled-charge'
import type { UnbilledGroup, UnbilledSums } from '~/domain/billing/unbilled-charge-search'
import type { UnbilledRow, UnbilledTotal } from '~/web/kit/client/billing'
import { showDate } from '~/web/kit/dates'
import { showMoney, showNumber } from '~/web/kit/figures'
import type { Column } from '~/web/kit/list/column'
import { DraftTicketLink } from './draft-ticket'

export const GROUP_LABELS: Record<UnbilledGroup, string> = {
  customer: 'By customer',
  salesperson: 'By salesperson',
  day: 'By day',
}
export const GROUP_NAMES: Record<UnbilledGroup, string> = {
  customer: 'Customer',
  salesperson: 'Salesperson',
  day: 'Day',
}

const money = (value: string | null) => (value === null ? '' : showMoney(value))

export const lineColumns = (sums: UnbilledSums | undefined): Column<UnbilledRow>[] => [
  { key: 'what', label: 'Charge', show: row => row.what, sort: true },
  { key: 'day', label: 'Day', show: row => showDate(row.day), sort: true },
  {
    key: 'label',
    label: 'Load',
    show: row =>
      row.deliveryOrderId && row.draftId ? (
        <DraftTicketLink draftId={row.draftId} deliveryOrderId={row.deliveryOrderId} label={row.label} />
      ) : (
        row.label
      ),
  },
  { key: 'fact', label: 'Earned by', show: row => row.fact ?? '', phone: 'none' },
  { key: 'cause', label: 'Why', show: unbilledWhy, sort: true, phone: 'meta' },
  { key: 'reason', label: 'Reason given', show: row => row.reason ?? '', hidden: true },
  { key: 'customerName', label: 'Customer', show: row => row.customerName, sort: true, phone: 'meta' },
  { key: 'projectName', label: 'Project', show: row => row.projectName, hidden: true },
  {
    key: 'salespersonName',
    label: 'Salesperson',
    show: row => row.salespersonName ?? '',
    sort: true,
    hidden: true,
  },
  {
    key: 'draftNo',
    label: 'Draft',
    show: row => <span className="code">{row.draftNo ?? ''}</span>,
    sort: true,
    hidden: true,
  },
  {
    key: 'earned',
    label: 'Earned',
    show: row => money(row.earned),
    align: 'right',
    hidden: true,
    total: money(sums?.earned ?? null),
  },
  {
    key: 'billed',
    label: 'Billed',
    show: row => money(row.billed),
    align: 'right',
    hidden: true,
    total: money(sums?.billed ?? null),
  },
  {
    key: 'amount',
    label: 'Not billed',
    show: row =>
      row.cause === 'waived' || row.cause === 'ours' ? (
        <span className="text-muted">
          {money(row.amount)} {row.cause}
        </span>
      ) : row.amount === null ? (
        <span className="text-muted">No amount</span>
      ) : (
        showMoney(row.amount)
      ),
    align: 'right',
    sort: true,
    phone: 'end',
    total: money(sums?.amount ?? null),
  },
]

export const totalColumns = (by: UnbilledGroup, sums: UnbilledSums | undefined): Column<UnbilledTotal>[] => [
  { key: 'name', label: GROUP_NAMES[by], show: row => (by === 'day' ? showDate(row.name) : row.name), sort: true },
  {
    key: 'items',
    label: 'Items',
    show: row => showNumber(row.items, 0),
    align: 'right',
    sort: true,
    total: sums && showNumber(sums.items, 0),
  },
  {
    key: 'unknown',
    label: 'Without amount',
    show: row => row.unknown || '',
    align: 'right',
    total: sums && showNumber(sums.unknown, 0),
  },
  {
    key: 'earned',
    label: 'Earned',
    show: row => showMoney(row.earned),
    align: 'right',
    total: money(sums?.earned ?? null),
  },
  {
    key: 'billed',
    label: 'Billed',
    show: row => showMoney(row.billed),
    align: 'right',
    total: money(sums?.billed ?? null),
  },
  {
    key: 'amount',
    label: 'Not billed',
    show: row => showMoney(row.amount),
    align: 'right',
    sort: true,
    phone: 'end',
    total: money(sums?.amount ?? null),
  },
  {
    key: 'waived',
    label: 'Waived',
    show: row => (Number(row.waived) ? showMoney(row.waived) : ''),
    align: 'right',
    sort: true,
    total: money(sums?.waived ?? null),
  },
  {
    key: 'ours',
    label: 'Ours',
    show: row => (Number(row.ours) ? showMoney(row.ours) : ''),
    align: 'right',
    sort: true,
    total: money(sums?.ours ?? null),
  },
]

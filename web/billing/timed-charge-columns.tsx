import type { UnbilledGroup } from '~/domain/billing/unbilled-charge-search'
import type { TimedChargeRow, TimedSums, TimedTotal } from '~/web/kit/client/billing'
import { showDate, showTime } from '~/web/kit/dates'
import { showMoney, showNumber } from '~/web/kit/figures'
import { HereLink } from '~/web/kit/here-link'
import type { Column } from '~/web/kit/list/column'
import { GROUP_NAMES } from './unbilled-charge-columns'

type Times = TimedChargeRow['ticketTimes']
const STAMPS = [
  ['batched', 'batched'],
  ['arrived', 'on site'],
  ['pourEnd', 'poured'],
] as const satisfies [keyof Times, string][]

/** The times that the two tell differently, of which the charge follows. */
function spoken(own: Times, other: Times): string {
  const differing = STAMPS.filter(([key]) => own[key] && own[key] !== other[key])
  return differing.map(([key, word]) => `${word} ${showTime(own[key]!)}`).join(', ')
}

const money = (value: string | undefined) => (value === undefined ? '' : showMoney(value))

export const timedColumns = (sums: TimedSums | undefined): Column<TimedChargeRow>[] => [
  { key: 'what', label: 'Charge', show: row => row.what, sort: true },
  { key: 'day', label: 'Day', show: row => showDate(row.day), sort: true },
  {
    key: 'label',
    label: 'Load',
    show: row => (
      <HereLink className="code text-link" to={`/order/delivery-order/${encodeURIComponent(row.label)}`}>
        {row.label}
      </HereLink>
    ),
    sort: true,
  },
  { key: 'ticket', label: 'Ticket', show: row => spoken(row.ticketTimes, row.deviceTimes), phone: 'none' },
  { key: 'device', label: 'Devices', show: row => spoken(row.deviceTimes, row.ticketTimes), phone: 'none' },
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
    show: row => <span className="code">{row.draftNo}</span>,
    sort: true,
    hidden: true,
  },
  {
    key: 'byTicket',
    label: 'By ticket',
    show: row => showMoney(row.byTicket),
    align: 'right',
    sort: true,
    total: money(sums?.byTicket),
  },
  {
    key: 'byDevice',
    label: 'By devices',
    show: row => showMoney(row.byDevice),
    align: 'right',
    sort: true,
    total: money(sums?.byDevice),
  },
  { key: 'billed', label: 'Billed', show: row => showMoney(row.billed), align: 'right', hidden: true },
  {
    key: 'difference',
    label: 'Difference',
    show: row => showMoney(row.difference),
    align: 'right',
    sort: true,
    phone: 'end',
    total: money(sums?.difference),
  },
]

export const timedTotalColumns = (by: UnbilledGroup, sums: TimedSums | undefined): Column<TimedTotal>[] => [
  { key: 'name', label: GROUP_NAMES[by], show: row => (by === 'day' ? showDate(row.name) : row.name), sort: true },
  {
    key: 'items',
    label: 'Charges',
    show: row => showNumber(row.items, 0),
    align: 'right',
    sort: true,
    total: sums && showNumber(sums.items, 0),
  },
  {
    key: 'byTicket',
    label: 'By ticket',
    show: row => showMoney(row.byTicket),
    align: 'right',
    sort: true,
    total: money(sums?.byTicket),
  },
  {
    key: 'byDevice',
    label: 'By devices',
    show: row => showMoney(row.byDevice),
    align: 'right',
    sort: true,
    total: money(sums?.byDevice),
  },
  {
    key: 'leftOut',
    label: 'Left out',
    show: row => showMoney(row.leftOut),
    align: 'right',
    sort: true,
    phone: 'end',
    total: money(sums?.leftOut),
  },
  {
    key: 'over',
    label: 'More than devices',
    show: row => showMoney(row.over),
    align: 'right',
    sort: true,
    total: money(sums?.over),
  },
]

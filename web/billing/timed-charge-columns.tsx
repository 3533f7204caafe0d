import type { UnbilledGroup } from '~/domain/billing/unbilled-charge-search'
import type { TimedChargeRow, TimedSums, TimedTotal } from '~/web/kit/client/billing'
import { showDate, showTime } from '~/web/kit/dates'
import { showMoney, showNumber } from '~/web/kit/figures'
import type { Column } from '~/web/kit/list/column'
import { DraftTicketLink } from './draft-ticket'
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

type Figures = Pick<TimedSums, 'byTicket' | 'byDevice' | 'billed'>

/** What it comes to by the one and by the other, with their sums. */
const both = <Row extends Figures>(sums: TimedSums | undefined): Column<Row>[] => [
  money('byTicket', 'By ticket', row => row.byTicket, sums?.byTicket),
  money('byDevice', 'By devices', row => row.byDevice, sums?.byDevice),
  money('billed', 'Billed', row => row.billed, sums?.billed),
]

const money = <Row,>(
  key: string,
  label: string,
  of: (row: Row) => string,
  sum: string | undefined,
  more: Partial<Column<Row>> = {},
): Column<Row> => ({
  ...{ key, label, show: row => showMoney(of(row)), align: 'right', sort: true },
  total: sum === undefined ? '' : showMoney(sum),
  ...more,
})

export const timedColumns = (sums: TimedSums | undefined): Column<TimedChargeRow>[] => [
  { key: 'what', label: 'Charge', show: row => row.what, sort: true },
  { key: 'day', label: 'Day', show: row => showDate(row.day), sort: true },
  {
    key: 'label',
    label: 'Load',
    show: row => <DraftTicketLink draftId={row.draftId} deliveryOrderId={row.deliveryOrderId} label={row.label} />,
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
  ...both<TimedChargeRow>(sums),
  money('notBilled', 'Not billed', row => row.notBilled, sums?.notBilled, { phone: 'end' }),
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
  ...both<TimedTotal>(sums),
  money('leftOut', 'Left out', row => row.leftOut, sums?.leftOut, { phone: 'end' }),
  money('over', 'More than devices', row => row.over, sums?.over),
]

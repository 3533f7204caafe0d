import type { DoRow } from '~/domain/deliveries/delivery-order-search'
import { lateMinutes } from '~/domain/orders/lateness'
import { showDate, showTime } from '~/web/kit/dates'
import { showNumber } from '~/web/kit/figures'
import type { Column } from '~/web/kit/list/column'
import { usePortalNow } from '~/web/kit/shell/clock'
import { Status } from '~/web/kit/status'
import { Badge } from '~/web/ui/badge'

/** A value as it arrives in a screen: instants are text. */
export type Wire<T> = T extends Date
  ? string
  : T extends (infer Item)[]
    ? Wire<Item>[]
    : T extends object
      ? { [Key in keyof T]: Wire<T[Key]> }
      : T

export type Load = Wire<DoRow>

/** Number, or the load of its order while it has none. */
export const loadName = (row: Pick<Load, 'doNumber' | 'orderNo' | 'loadNo'>) =>
  row.doNumber ?? `${row.orderNo}, load ${row.loadNo}`

/** A load without a number yet is shown among the loads of its order, to whoever opens orders. */
export const loadPath = (row: Pick<Load, 'doNumber' | 'orderId'>, opensOrders: boolean) => {
  if (row.doNumber) return `/order/delivery-order/${encodeURIComponent(row.doNumber)}`
  return opensOrders ? `/order/detail?id=${row.orderId}&tab=loads` : undefined
}

type Sums = { loads: number; quantity: string; returned: string } | undefined

/** What a person looks for in a load; the rest waits in the column chooser. */
export const deliveryColumns = (sums: Sums): Column<Load>[] => [
  {
    key: 'doNumber',
    label: 'Delivery order',
    show: row =>
      row.doNumber ? (
        <span className="code">{row.doNumber}</span>
      ) : (
        <span className="text-muted">{`${row.orderNo} · ${row.loadNo}`}</span>
      ),
    sort: true,
  },
  { key: 'status', label: 'Status', show: row => <StatusOf row={row} />, sort: true, phone: 'end' },
  {
    key: 'doQuantity',
    label: 'm³',
    show: row => showNumber(row.doQuantity, 2),
    align: 'right',
    sort: true,
    total: sums && showNumber(sums.quantity, 2),
  },
  { key: 'doDate', label: 'Date', show: row => showDate(row.doDate), sort: true },
  { key: 'promisedAt', label: 'Promised', show: row => showTime(row.promisedAt) },
  { key: 'plannedOnSiteAt', label: 'Planned', show: row => showTime(row.plannedOnSiteAt), sort: true },
  { key: 'onSiteAt', label: 'On site', show: row => <Arrival row={row} />, sort: true },
  { key: 'customerName', label: 'Customer', show: row => row.customerName, sort: true, width: 160 },
  { key: 'projectName', label: 'Project', show: row => row.projectName, sort: true, width: 160 },
  { key: 'productCode', label: 'Product', show: row => <span className="code">{row.productCode}</span> },
  { key: 'assignedPlant', label: 'Plant', show: row => row.assignedPlant, sort: true },
  {
    key: 'truckNo',
    label: 'Truck',
    show: row => row.truckNo && <span className="code">{row.truckNo}</span>,
    sort: true,
  },
  { key: 'driverName', label: 'Driver', show: row => row.driverName, hidden: true },
  { key: 'assignedBP', label: 'Line', show: row => row.assignedBP, hidden: true },
  {
    key: 'orderNo',
    label: 'Order',
    show: row => <span className="code">{row.orderNo}</span>,
    sort: true,
    hidden: true,
  },
  { key: 'loadNo', label: 'Load', show: row => row.loadNo, align: 'right', sort: true, hidden: true },
  {
    key: 'returnConcrete',
    label: 'Returned m³',
    show: row => showNumber(row.returnConcrete, 2),
    align: 'right',
    total: sums && showNumber(sums.returned, 2),
    hidden: true,
  },
]

const StatusOf = ({ row }: { row: Load }) => (
  <span className="inline-flex items-center gap-1.5">
    <Status of="deliveryOrder" value={row.status} />
    {row.emodificationPending && <Badge tone="change">Change asked</Badge>}
    {row.revision > 1 && <span className="text-meta text-muted">rev. {row.revision}</span>}
  </span>
)

/** When it came, and how late it is or will be: in minutes, never by colour alone. */
function Arrival({ row }: { row: Load }) {
  const late = lateMinutes(row, usePortalNow(30_000))
  if (!row.onSiteAt && !late) return null
  return (
    <span className="figures inline-flex items-center gap-1.5">
      {row.onSiteAt && showTime(row.onSiteAt)}
      {late > 0 && <Badge tone="waiting">{late} min late</Badge>}
    </span>
  )
}

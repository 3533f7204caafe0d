import type { StoryOrder } from '~/domain/reports/story'
import { showDate, showTime } from '~/web/kit/dates'
import { showVolume } from '~/web/kit/figures'
import { HereLink } from '~/web/kit/here-link'
import { PlainTable } from '~/web/kit/page-grid'
import { Status } from '~/web/kit/status'
import { StoryCard } from './story-card'

type Orders = { title: string; rows: readonly StoryOrder[]; empty: string; all?: string | undefined; open: boolean }

/** Orders of a record; `open` for who may open one. */
export const StoryOrders = ({ title, rows, empty, all, open }: Orders) => (
  <StoryCard title={title} all={all} empty={rows.length ? undefined : empty}>
    <PlainTable
      caption={title}
      rows={rows}
      id={row => row.id}
      columns={[
        {
          label: 'Order',
          show: row =>
            open ? (
              <HereLink to={`/order/detail?id=${row.id}`} className="code text-link">
                {row.orderNo}
              </HereLink>
            ) : (
              <span className="code">{row.orderNo}</span>
            ),
        },
        { label: 'First load on site', show: row => `${showDate(row.orderDate)} ${row.startTime}` },
        { label: 'Site', show: row => `${row.projectName}, ${row.locationName}` },
        { label: 'Product', show: row => row.productCode },
        { label: 'Delivered', show: row => showVolume(row.deliveredQuantity), align: 'right' },
        { label: 'Ordered', show: row => showVolume(row.quantity), align: 'right' },
        { label: 'Status', show: row => <Status of="order" value={row.status} /> },
      ]}
    />
  </StoryCard>
)

export type StoryLoad = {
  id: string
  doNumber: string | null
  doDate: string
  status: string
  doQuantity: string
  projectName: string
  productCode: string
  assignedPlant: string
  truckNo: string | null
  onSiteAt: string | null
}
type Loads = { title: string; rows: readonly StoryLoad[]; empty: string; all?: string | undefined; open: boolean }

/** The latest loads of a record. */
export const StoryLoads = ({ title, rows, empty, all, open }: Loads) => (
  <StoryCard title={title} all={all} empty={rows.length ? undefined : empty}>
    <PlainTable
      caption={title}
      rows={rows}
      id={row => row.id}
      columns={[
        {
          label: 'Delivery order',
          show: row =>
            open && row.doNumber ? (
              <HereLink to={`/order/delivery-order/${row.doNumber}`} className="code text-link">
                {row.doNumber}
              </HereLink>
            ) : (
              <span className="code">{row.doNumber ?? 'No number yet'}</span>
            ),
        },
        { label: 'Day', show: row => showDate(row.doDate) },
        { label: 'On site', show: row => (row.onSiteAt ? showTime(row.onSiteAt) : '–') },
        { label: 'Project', show: row => row.projectName },
        { label: 'Product', show: row => row.productCode },
        { label: 'Plant', show: row => row.assignedPlant },
        { label: 'Truck', show: row => row.truckNo ?? '–' },
        { label: 'Quantity', show: row => showVolume(row.doQuantity), align: 'right' },
        { label: 'Status', show: row => <Status of="deliveryOrder" value={row.status} /> },
      ]}
    />
  </StoryCard>
)

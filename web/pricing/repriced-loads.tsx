import { Link } from '@remix-run/react'
import type { BillState } from '~/domain/billing/repriced-load'
import type { RepricedList } from '~/domain/pricing/repricing'
import { showDate } from '~/web/kit/dates'
import { draftPath } from '~/web/kit/draft-path'
import { showMoney, showNumber, showSignedMoney, showUnitPrice } from '~/web/kit/figures'
import { PlainTable } from '~/web/kit/page-grid'
import { Card } from '~/web/ui/card'

const STATES: Record<BillState, string> = {
  unbilled: 'Not billed yet',
  drafted: 'On an open draft',
  invoiced: 'Invoiced',
}
const STAYS = { one_off: 'One-off price stays', by_hand: 'Price set by hand stays' }

type Load = RepricedList['loads'][number]

/** Where the load is billed, as a link where there is one. */
function Bill({ load }: { load: Load }) {
  if (!load.billId) return STATES[load.state]
  const to = load.state === 'invoiced' ? `/billing/invoice/${load.billNo}` : draftPath(load.billId)
  return (
    <Link to={to} className="code text-link">
      {load.billNo}
    </Link>
  )
}

/** Every load that new prices touch, with both amounts before GST, and the totals by where the loads are billed. */
export function RepricedLoads({ loads, totals }: RepricedList) {
  return (
    <>
      <Card title="Totals before GST" flush>
        <PlainTable
          caption="Totals by where the loads are billed"
          rows={totals}
          id={row => row.state}
          columns={[
            { label: 'Loads', show: row => STATES[row.state] },
            { label: 'Count', align: 'right', show: row => row.loads },
            { label: 'm³', align: 'right', show: row => showNumber(row.quantity, 2) },
            { label: 'Now', align: 'right', show: row => showMoney(row.amountNow) },
            { label: 'New', align: 'right', show: row => showMoney(row.amountThen) },
            { label: 'Difference', align: 'right', show: row => showSignedMoney(row.difference) },
            { label: 'GST on it', align: 'right', show: row => showSignedMoney(row.gst) },
          ]}
        />
      </Card>
      <Card title={loads.length === 1 ? '1 load' : `${loads.length} loads`} flush>
        <PlainTable
          caption="Loads with the price now and the new price"
          rows={loads}
          id={load => load.deliveryOrderId}
          columns={[
            { label: 'Load', show: load => <span className="code">{load.label}</span> },
            { label: 'Day', show: load => showDate(load.day) },
            { label: 'Product', show: load => <span className="code">{load.productCode}</span> },
            { label: 'm³', align: 'right', show: load => showNumber(load.quantity, 2) },
            { label: 'Price now', align: 'right', show: load => load.priceNow && showUnitPrice(load.priceNow) },
            { label: 'New price', align: 'right', show: load => load.priceThen && showUnitPrice(load.priceThen) },
            { label: 'Now', align: 'right', show: load => showMoney(load.amountNow) },
            { label: 'New', align: 'right', show: load => showMoney(load.amountThen) },
            {
              label: 'Difference',
              align: 'right',
              show: load =>
                load.stays ? <span className="text-muted">{STAYS[load.stays]}</span> : showSignedMoney(load.difference),
            },
            { label: 'Bill', show: load => <Bill load={load} /> },
          ]}
        />
      </Card>
    </>
  )
}

/** What of the loads is no longer as listed. */
export const Changes = ({ changes }: { changes: readonly string[] }) => (
  <div role="status" data-tone="waiting" className="tone grid gap-1 rounded-lg px-4 py-3 text-table">
    <p className="font-semibold">The loads are no longer as listed. List them again before it is approved.</p>
    <ul className="list-disc pl-5">
      {changes.map(change => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  </div>
)

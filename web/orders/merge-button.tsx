import { byText } from '~/domain/kit/collation'
import { showVolume } from '~/web/kit/figures'
import type { RecordAction } from '~/web/kit/record/record-action'
import { Input } from '~/web/ui/input'
import type { BoardOrder } from './board-sums'

/** Merging asks when the sequence begins; the earliest order's time stands there first. */
export function mergeAction(rows: readonly BoardOrder[], orderDate: string): RecordAction {
  const [first] = [...rows].sort((a, b) => byText(a.startTime, b.startTime))
  return {
    label: 'Merge orders',
    intent: 'merge',
    look: 'primary',
    done: `${rows.length} orders are one sequence`,
    fields: { orderDate, orders: rows.map(row => `${row.id}:${row.version}`).join(',') },
    confirm: {
      title: `Merge ${rows.length} orders?`,
      text: 'They are supplied one after the other to one site. Each load keeps its own order for price and invoice.',
      form: <MergeForm rows={rows} startTime={first?.startTime} />,
    },
  }
}

/** What a dispatcher compares before merging: when, what and how each order is, and where the customers agreed. */
function MergeForm({ rows, startTime }: { rows: readonly BoardOrder[]; startTime: string | undefined }) {
  const several = new Set(rows.map(row => row.customerId)).size > 1
  const apart = new Set(rows.map(row => row.locationId)).size > 1
  const mixes = new Set(rows.map(row => row.productCode)).size
  return (
    <div className="grid gap-3">
      <ul className="divide-y divide-line rounded-lg border border-line text-table">
        {[...rows]
          .sort((a, b) => byText(a.startTime, b.startTime))
          .map(row => (
            <li key={row.id} className="flex flex-wrap items-baseline gap-x-3 px-3 py-2">
              <span className="figures font-semibold">{row.startTime}</span>
              <span className="code">{row.orderNo}</span>
              <span className="code text-muted">{row.productCode}</span>
              <span className="figures ml-auto text-muted">{showVolume(row.quantity)}</span>
              {apart && <span className="w-full text-muted">{row.locationName}</span>}
            </li>
          ))}
      </ul>
      {apart && (
        <p data-tone="waiting" className="tone rounded-lg px-3 py-2 text-table">
          Orders for different sites cannot be merged.
        </p>
      )}
      {mixes > 1 && (
        <p className="text-muted text-table">{mixes} mixes follow each other; each truck carries one of them.</p>
      )}
      <div className="grid max-w-40 gap-1">
        <label htmlFor="merge-start" className="font-semibold text-table">
          First load on site
        </label>
        <Input id="merge-start" name="startTime" defaultValue={startTime} placeholder="HH:mm" className="figures" />
      </div>
      {several && (
        <div className="grid gap-1">
          <label htmlFor="merge-consent" className="font-semibold text-table">
            Where the customers agreed in writing
          </label>
          <Input
            id="merge-consent"
            name="consent"
            maxLength={200}
            placeholder="Letter, e-mail or message, with its date"
          />
        </div>
      )}
    </div>
  )
}

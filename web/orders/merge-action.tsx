import type { RecordAction } from '~/web/kit/record/record-actions'
import { Input } from '~/web/ui/input'
import type { BoardOrder } from './board-sums'

/** Merging asks when the sequence begins; the earliest order's time stands there first. */
export function mergeAction(rows: readonly BoardOrder[], orderDate: string): RecordAction {
  const [first] = [...rows].sort((a, b) => a.startTime.localeCompare(b.startTime))
  return {
    label: 'Merge orders',
    intent: 'merge',
    look: 'primary',
    done: `${rows.length} orders are one sequence`,
    fields: { orderDate, orders: rows.map(row => `${row.id}:${row.version}`).join(',') },
    confirm: {
      title: `Merge ${rows.length} orders?`,
      text: 'They are supplied one after the other at one site. Each load keeps its order for price and invoice.',
      form: (
        <div className="grid max-w-40 gap-1">
          <label htmlFor="merge-start" className="font-semibold text-table">
            First load on site
          </label>
          <Input
            id="merge-start"
            name="startTime"
            defaultValue={first?.startTime}
            placeholder="HH:mm"
            className="figures"
          />
        </div>
      ),
    },
  }
}

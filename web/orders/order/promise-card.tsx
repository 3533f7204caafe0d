import type { PromiseSource } from '~/domain/orders/promise'
import { showDateTime } from '~/web/kit/dates'
import { showVolume } from '~/web/kit/figures'
import { PlainTable } from '~/web/kit/page-grid'
import { Card } from '~/web/ui/card'
import type { FormOrder } from '../form-values'

const SOURCES: Record<PromiseSource, string> = {
  booked: 'Booked',
  customer: 'Customer asked',
  called: 'Site called',
  released: 'Released from on call',
  merged: 'Merged',
  carried_over: 'Booked',
}

/** What the site was promised, the promise in force first: who asked for each, and why. */
export function PromiseCard({ order: { promises, assignedPlants } }: { order: FormOrder }) {
  if (!promises.length) return null
  const plantName = (id: string) => assignedPlants.find(plant => plant.id === id)?.plantName
  return (
    <Card title="Promise" flush>
      <PlainTable
        caption="Promises to the site"
        rows={promises}
        id={row => row.id}
        columns={[
          { label: 'First load on site', show: row => <span className="figures">{showDateTime(row.startsAt)}</span> },
          { label: 'Spacing', show: row => `${row.spacingMinutes} min`, align: 'right' },
          { label: 'Quantity', show: row => showVolume(row.quantity), align: 'right' },
          { label: 'Plants', show: row => row.plantIds.map(plantName).filter(Boolean).join(', ') || '–' },
          { label: 'Promised to', show: row => row.promisedTo ?? '–' },
          { label: 'Why', show: row => [SOURCES[row.source], row.askedBy, row.reason].filter(Boolean).join(': ') },
          {
            label: 'Since',
            show: row => (
              <span className="figures">
                {showDateTime(row.madeAt)}, {row.byName}
              </span>
            ),
          },
        ]}
      />
    </Card>
  )
}

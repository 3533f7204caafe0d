import type { OrderPreview } from '~/web/kit/client/orders'
import { countOf, showNumber, showVolume } from '~/web/kit/figures'
import { Card } from '~/web/ui/card'
import { CapacityBars } from './capacity-bars'

/** The hours of a plant that the order touches, with the order added. */
export function CapacityHours({ plant }: { plant: OrderPreview['plan'][number] }) {
  const touched = plant.hours.filter(hour => Number(hour.added) > 0)
  const over = touched.filter(hour => hour.over)
  const [first] = touched
  return (
    <Card title={plant.plantName} aside={<span className="figures text-table">start {plant.startClock}</span>}>
      {first && (
        <p className="figures mb-2 text-table">
          At {String(first.hour).padStart(2, '0')}:00{' '}
          <b>
            {showNumber(Number(first.booked) + Number(first.added), 2)} of {showVolume(first.capacity)}
          </b>
        </p>
      )}
      <CapacityBars hours={plant.hours} label={`${plant.plantName}: m³ by hour`} />
      <p className={over.length ? 'mt-1 text-meta text-stop' : 'mt-1 text-meta text-muted'}>
        {over.length
          ? `Over at ${over.map(hour => `${String(hour.hour).padStart(2, '0')}:00`).join(', ')}`
          : `${countOf(plant.loads, 'load')}, ${showVolume(plant.quantity)}: there is room`}
      </p>
    </Card>
  )
}

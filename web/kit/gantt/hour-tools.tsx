import { Minus, Plus } from 'lucide-react'
import { Button } from '~/web/ui/button'

type Props = { zoom: (steps: number) => void; showHours: (hours: number) => void; toNow: (() => void) | null }

/** How many hours are seen. */
export function HourTools({ zoom, showHours, toNow }: Props) {
  return (
    <div className="flex w-full items-center gap-0.5">
      <Button size="icon-sm" look="quiet" aria-label="Fewer hours" title="Fewer hours (+)" onClick={() => zoom(1)}>
        <Plus />
      </Button>
      <Button size="icon-sm" look="quiet" aria-label="More hours" title="More hours (-)" onClick={() => zoom(-1)}>
        <Minus />
      </Button>
      {[4, 8, 24].map(hours => (
        <Button key={hours} size="sm" look="quiet" className="figures px-1.5!" onClick={() => showHours(hours)}>
          {hours} h
        </Button>
      ))}
      {toNow && (
        <Button size="sm" look="quiet" className="ml-auto" title="Now (0)" onClick={toNow}>
          Now
        </Button>
      )}
    </div>
  )
}

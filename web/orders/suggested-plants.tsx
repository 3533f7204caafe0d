import type { PlantSuggestion } from '~/web/kit/client/orders'
import { showVolume } from '~/web/kit/figures'
import { Badge } from '~/web/ui/badge'
import { Card } from '~/web/ui/card'

/** The region's plants, the best first, with why not. */
export function SuggestedPlants({ suggestions }: { suggestions: readonly PlantSuggestion[] }) {
  return (
    <Card title="Plants for this site" flush>
      <ol>
        {suggestions.slice(0, 5).map((plant, index) => (
          <li key={plant.plantId} className="grid gap-0.5 border-line border-b px-4 py-2 last:border-0">
            <p className="flex items-baseline gap-2">
              <span className="min-w-0 flex-1 truncate font-semibold text-table">{plant.plantName}</span>
              {index === 0 && plant.whyNot.length === 0 && <Badge tone="done">Best</Badge>}
              <span className="figures text-table">start {plant.startClock}</span>
            </p>
            <p className="figures flex justify-between text-meta text-muted">
              <span>
                {plant.distanceKm} km, {plant.travelMinutes} min{plant.byRoad ? ' by road' : ''}
              </span>
              <span>{showVolume(plant.freeAtStart)} free</span>
            </p>
            {plant.whyNot.length > 0 && <p className="text-meta text-stop">{plant.whyNot.join(', ')}</p>}
          </li>
        ))}
      </ol>
    </Card>
  )
}

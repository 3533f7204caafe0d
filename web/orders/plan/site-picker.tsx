import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/web/ui/button'
import { Select } from '~/web/ui/input'

type Plant = { id: string; plantName: string }

/** Plants in their order, moved by buttons; each posts its place in the list. */
export function SitePlantPicker({ chosen, plants }: { chosen: readonly string[]; plants: readonly Plant[] }) {
  const [ids, setIds] = useState(chosen)
  const nameOf = (id: string) => plants.find(plant => plant.id === id)?.plantName ?? 'Another plant'
  const swap = (at: number, to: number) =>
    setIds(before => before.map((id, place) => (place === at ? before[to]! : place === to ? before[at]! : id)))
  const rest = plants.filter(plant => !ids.includes(plant.id))
  return (
    <div className="col-span-12 grid gap-3">
      <ol className="figures">
        {ids.map((id, at) => (
          <li key={id} className="flex min-h-10 items-center gap-2 border-line border-b text-body">
            <input type="hidden" name={`plantIds.${at}`} value={id} />
            <span className="w-6 text-muted">{at + 1}</span>
            <span className="flex-1">{nameOf(id)}</span>
            <Button
              size="icon-sm"
              look="quiet"
              aria-label={`${nameOf(id)} up`}
              disabled={at === 0}
              onClick={() => swap(at, at - 1)}
            >
              <ArrowUp />
            </Button>
            <Button
              size="icon-sm"
              look="quiet"
              aria-label={`${nameOf(id)} down`}
              disabled={at === ids.length - 1}
              onClick={() => swap(at, at + 1)}
            >
              <ArrowDown />
            </Button>
            <Button
              size="icon-sm"
              look="quiet"
              aria-label={`Take ${nameOf(id)} away`}
              onClick={() => setIds(ids.filter(each => each !== id))}
            >
              <X />
            </Button>
          </li>
        ))}
        {ids.length === 0 && (
          <li className="py-2 text-muted">No plants set: any plant of the region can be proposed.</li>
        )}
      </ol>
      {rest.length > 0 && (
        <Select
          aria-label="Add a plant"
          value=""
          onChange={event => event.target.value && setIds([...ids, event.target.value])}
          className="max-w-72"
        >
          <option value="">Add a plant…</option>
          {rest.map(plant => (
            <option key={plant.id} value={plant.id}>
              {plant.plantName}
            </option>
          ))}
        </Select>
      )}
    </div>
  )
}

import { useContext, useState } from 'react'
import { FormContext } from '~/web/kit/form/form-context'
import { Checkbox, Input } from '~/web/ui/input'

type Truck = { id: string; truckNo: string; truckType: string; maxLoad: string; plant: string | null; groups: string[] }
type Chosen = { id: string; truckNo: string; truckType: string; plant: string | null; active: boolean }

/** All trucks in service by plant, those of the group ticked; ones out of service stay as they are. */
export function GroupTrucks({
  trucks,
  chosen,
  groupName,
}: {
  trucks: readonly Truck[]
  chosen: readonly Chosen[]
  groupName: string | null
}) {
  const { readOnly } = useContext(FormContext)
  const [ids, setIds] = useState(() => new Set(chosen.map(({ id }) => id)))
  const [word, setWord] = useState('')
  const resting = chosen.filter(({ id }) => !trucks.some(truck => truck.id === id))
  const plants = [...new Set(trucks.map(truck => truck.plant ?? 'Reserve'))].sort()
  const capacity = trucks.reduce((sum, truck) => sum + (ids.has(truck.id) ? Number(truck.maxLoad) : 0), 0)
  const fits = (truck: Truck) =>
    `${truck.truckNo} ${truck.truckType} ${truck.plant}`.toLowerCase().includes(word.toLowerCase())
  const tick = (list: readonly Truck[], on: boolean) => {
    const next = new Set(ids)
    for (const { id } of list) on ? next.add(id) : next.delete(id)
    setIds(next)
  }
  return (
    <div className="col-span-12 grid gap-4">
      {[...ids].map(id => (
        <input key={id} type="hidden" name="truckIds" value={id} />
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Input
          type="search"
          aria-label="Find a truck"
          placeholder="Truck, type or plant"
          value={word}
          onChange={event => setWord(event.target.value)}
          className="max-w-60"
        />
        <p className="figures text-muted text-table" aria-live="polite">
          {ids.size} truck{ids.size === 1 ? '' : 's'}, {capacity.toLocaleString('en-SG')} m³ together
        </p>
      </div>
      {plants.map(plant => {
        const here = trucks.filter(truck => (truck.plant ?? 'Reserve') === plant && fits(truck))
        if (here.length === 0) return null
        const all = here.every(({ id }) => ids.has(id))
        return (
          <fieldset key={plant} disabled={readOnly}>
            <legend className="mb-1.5 flex items-center gap-2">
              <span className="font-semibold text-table">{plant}</span>
              {!readOnly && (
                <button type="button" className="text-link text-meta" onClick={() => tick(here, !all)}>
                  {all ? 'None' : 'All'}
                </button>
              )}
            </legend>
            <div className="grid grid-cols-2 gap-x-4 gap-y-1 sm:grid-cols-3 lg:grid-cols-4">
              {here.map(truck => (
                <label
                  key={truck.id}
                  htmlFor={`t-${truck.id}`}
                  className="flex min-h-7 items-center gap-2 text-table touch:min-h-11"
                >
                  <Checkbox
                    id={`t-${truck.id}`}
                    checked={ids.has(truck.id)}
                    onChange={event => tick([truck], event.target.checked)}
                  />
                  <span className="code">{truck.truckNo}</span>
                  <span className="truncate text-meta text-muted">
                    {others(truck.groups, groupName) ?? `${Number(truck.maxLoad)} m³`}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        )
      })}
      {resting.length > 0 && (
        <p className="text-muted text-table">
          Out of service; back in the group on return: {resting.map(({ truckNo }) => truckNo).join(', ')}
        </p>
      )}
    </div>
  )
}

/** A truck may be in several groups; the others are worth knowing. */
function others(groups: readonly string[], mine: string | null): string | null {
  const rest = groups.filter(name => name !== mine)
  return rest.length ? rest.join(', ') : null
}

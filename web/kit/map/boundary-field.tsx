import { useRef, useState } from 'react'
import { crossesItself } from '~/domain/kit/polygon'
import { useField } from '~/web/kit/form/form-context'
import { tellForm } from '~/web/kit/form/tell-form'
import { useHydrated } from '~/web/kit/hydrated'
import { Button } from '~/web/ui/button'
import { Textarea } from '~/web/ui/input'
import { BoundaryMap } from './boundary-map'
import { CornerTable } from './corner-table'
import type { MapMarker } from './markers'
import { PointTest } from './point-test'
import type { MapRegion } from './regions'
import { type Corner, ringText } from './ring-text'

type Props = {
  name: string
  given: readonly (readonly [number, number])[]
  /** The neighbours, drawn quietly. */
  regions?: readonly MapRegion[]
  markers?: readonly MapMarker[]
}

/** A boundary by mouse, touch or keys on the map, or corner by corner in a table; it travels as one text field. */
export function BoundaryField({ name, given, regions, markers }: Props) {
  const field = useField(name)
  const hydrated = useHydrated()
  const [ring, setRing] = useState<Corner[]>(() => given.map(([longitude, latitude]) => [longitude, latitude]))
  const [chosen, setChosen] = useState<number | null>(null)
  const hidden = useRef<HTMLInputElement>(null)
  const change = (next: Corner[]) => {
    setRing(next)
    requestAnimationFrame(() => hidden.current && tellForm(hidden.current))
  }
  if (!hydrated)
    return (
      <div className="col-span-12 grid gap-1">
        <label htmlFor={field.id} className="font-semibold text-table">
          Boundary: latitude, longitude, a line a corner
        </label>
        <Textarea id={field.id} name={name} rows={6} defaultValue={ringText(given)} readOnly={field.readOnly} />
      </div>
    )
  const problem =
    ring.length > 0 && ring.length < 3
      ? 'A boundary has at least 3 corners.'
      : crossesItself(ring)
        ? 'The boundary crosses itself.'
        : null
  return (
    <fieldset className="col-span-12 grid min-w-0 gap-3">
      <legend className="mb-1 font-semibold text-table">Boundary</legend>
      <input ref={hidden} type="hidden" name={name} value={ringText(ring)} />
      <BoundaryMap
        ring={ring}
        chosen={chosen}
        readOnly={field.readOnly}
        regions={regions}
        markers={markers}
        onChange={change}
        onChoose={setChosen}
      />
      {[...field.errors, ...(problem ? [problem] : [])].map(message => (
        <p key={message} role="alert" className="text-stop text-table">
          {message}
        </p>
      ))}
      <div className="grid gap-4 md:grid-cols-2">
        <CornerTable ring={ring} chosen={chosen} readOnly={field.readOnly} onChange={change} onChoose={setChosen} />
        <div className="grid content-start gap-3">
          <PointTest ring={ring} />
          {!field.readOnly && (
            <p className="text-meta text-muted">
              Press on the map for a new corner, drag a corner to move it, drag a small one to bend a side. With keys:
              Tab to a corner, arrows move it, Delete removes it; or type in the table.
            </p>
          )}
          {!field.readOnly && ring.length > 0 && (
            <div>
              <Button size="sm" look="danger-plain" onClick={() => change([])}>
                Clear boundary
              </Button>
            </div>
          )}
        </div>
      </div>
    </fieldset>
  )
}

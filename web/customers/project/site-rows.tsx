import { useState } from 'react'
import type { ProjectSave } from '~/domain/customers/project'
import * as words from '~/domain/customers/words'
import * as kitWords from '~/domain/kit/words'
import { showNumber } from '~/web/kit/figures'
import { fieldsOf, rowFieldsOf } from '~/web/kit/form/fields-of'
import type { MapMarker } from '~/web/kit/map/markers'
import { PinField } from '~/web/kit/map/pin-field'

const Field = fieldsOf<typeof ProjectSave>()
const Site = rowFieldsOf<typeof ProjectSave, 'locations'>()
type Site = { id: string; version: number; latitude: number; longitude: number }

/** Sites with a pin to drag; the nearest plants are named as it moves. */
export function SiteRows({ markers, sites }: { markers: readonly MapMarker[]; sites: readonly Site[] }) {
  return (
    <Field.Rows name="locations" label={words.sitePlural()} add={words.siteAdd()}>
      {({ index, value }) => (
        <>
          {value.id !== undefined && <input type="hidden" name={`locations.${index}.id`} value={String(value.id)} />}
          {value.version !== undefined && (
            <input type="hidden" name={`locations.${index}.version`} value={String(value.version)} />
          )}
          <Site.Text name="locationName" label={words.siteName()} span={4} />
          <Site.Text name="address" label={kitWords.fieldAddress()} span={8} optional />
          <Site.Text name="postalCode" label={words.sitePostalCode()} span={3} optional />
          <Site.Text name="gate" label={words.siteGate()} span={9} optional />
          <Place markers={markers} site={sites[index]} />
          <Site.Number
            name="radiusMetres"
            label={words.siteRadius()}
            unit="m"
            span={3}
            optional
            hint={words.siteRadiusHint()}
          />
          <Site.Quantity name="maxLoad" label={words.siteLargestLoad()} span={3} optional />
        </>
      )}
    </Field.Rows>
  )
}

function Place({ markers, site }: { markers: readonly MapMarker[]; site: Site | undefined }) {
  const [at, setAt] = useState<[number, number] | null>(site ? [site.latitude, site.longitude] : null)
  const near = at
    ? markers
        .map(plant => ({ plant, km: kilometres(plant.at, at) }))
        .sort((a, b) => a.km - b.km)
        .slice(0, 3)
    : []
  return (
    <>
      <PinField
        label={kitWords.fieldSite()}
        markers={markers}
        onMove={(latitude, longitude) => setAt([latitude, longitude])}
      />
      {near.length > 0 && (
        <p className="col-span-12 text-table text-muted" aria-live="polite">
          {words.siteNearestPlants({
            plants: near.map(({ plant, km }) => `${plant.label} ${showNumber(km.toFixed(1))} km`).join(', '),
          })}
        </p>
      )}
    </>
  )
}

/** Great-circle distance in km. */
function kilometres([a, b]: readonly [number, number], [c, d]: readonly [number, number]): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180
  const h = Math.sin(rad(c - a) / 2) ** 2 + Math.cos(rad(a)) * Math.cos(rad(c)) * Math.sin(rad(d - b) / 2) ** 2
  return 12_742 * Math.asin(Math.sqrt(h))
}

import { Form, useSearchParams, useSubmit } from '@remix-run/react'
import * as words from '~/domain/deliveries/words'
import * as kitWords from '~/domain/kit/words'
import { Select } from '~/web/ui/input'

type Plant = { plantId: string; plantName: string; lines: readonly { id: string; bpName: string }[] }

/** Plant and batching line of a board, in the address. */
export function PlantPicker({ plants, plantId, bp }: { plants: readonly Plant[]; plantId: string; bp: string | null }) {
  const submit = useSubmit()
  const [params] = useSearchParams()
  const lines = plants.find(plant => plant.plantId === plantId)?.lines ?? []
  return (
    <Form method="get" className="flex gap-2 max-sm:flex-wrap" onChange={event => submit(event.currentTarget)}>
      {params.get('kiosk') && <input type="hidden" name="kiosk" value="1" />}
      <Select key={plantId} name="plant" aria-label={kitWords.fieldPlant()} defaultValue={plantId} className="max-w-44">
        {plants.map(plant => (
          <option key={plant.plantId} value={plant.plantId}>
            {plant.plantName}
          </option>
        ))}
      </Select>
      <Select
        key={`line ${bp}`}
        name="bp"
        aria-label={words.lineBatchingLine()}
        defaultValue={bp ?? ''}
        className="max-w-36"
      >
        <option value="">{words.lineAll()}</option>
        {lines.map(line => (
          <option key={line.id} value={line.id}>
            {line.bpName}
          </option>
        ))}
      </Select>
      <button type="submit" className="sr-only">
        {kitWords.actionShow()}
      </button>
    </Form>
  )
}

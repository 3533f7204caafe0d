import type { CuringForm, WetForm } from '~/domain/cylinders/lab-forms'
import * as words from '~/domain/cylinders/words'
import { businessDay, clockTime } from '~/domain/kit/time'
import { translated } from '~/domain/kit/translated'
import * as kitWords from '~/domain/kit/words'
import { fieldsOf } from '~/web/kit/form/fields-of'

const Wet = fieldsOf<typeof WetForm>()
const Curing = fieldsOf<typeof CuringForm>()

type Set = {
  slumpMin: number
  slumpMax: number
  potNo?: string | null
}

/** What is measured on the fresh concrete, in the order of the work at the truck. */
export const WetFields = ({ set }: { set: Set }) => (
  <>
    <Wet.Date name="sampledDay" label={words.wetSampledOn()} span={4} />
    <Wet.Time name="sampledTime" label={kitWords.fieldAt()} span={4} />
    <Wet.Select
      name="sampledPlace"
      label={words.wetWhere()}
      span={4}
      choices={[
        ['site', words.wetAtSite()],
        ['plant', words.wetAtPlant()],
        ['laboratory', words.wetInLaboratory()],
      ]}
    />
    <Wet.Number
      name="slumpMm"
      label={words.wetSlump()}
      unit="mm"
      span={4}
      hint={words.wetOrderedSlump({ least: set.slumpMin, most: set.slumpMax })}
      optional
    />
    <Wet.Number name="concreteTemperature" label={kitWords.fieldConcrete()} unit="°C" span={4} optional />
    <Wet.Number name="ambientTemperature" label={words.wetAirTemperature()} unit="°C" span={4} optional />
    <Wet.Number name="airPercent" label={words.wetAirContent()} unit="%" span={4} optional />
    <Wet.Combobox
      name="concretePotId"
      label={translated('Concrete pot')}
      span={4}
      source={{ path: 'cylinder-test/concrete-pot?active=true', label: 'potNo', detail: 'plantName' }}
      text={set.potNo ?? ''}
      optional
    />
    <Wet.Number name="potFullKg" label={words.wetFullPot()} unit="kg" span={4} optional />
    <Wet.Number name="waterAddedLitres" label={kitWords.fieldWaterAdded()} unit="L" span={4} optional />
    <Wet.Text name="placeInStructure" label={words.wetCastInto()} span={4} optional />
    <Wet.Text name="sampledBy" label={words.wetSampledBy()} span={4} optional />
    <Wet.Textarea name="remarks" label={kitWords.fieldRemarks()} rows={2} optional />
  </>
)

export const CuringFields = () => (
  <>
    <Curing.Date name="receivedDay" label={kitWords.fieldReceivedOn()} span={3} />
    <Curing.Time name="receivedTime" label={kitWords.fieldAt()} span={3} />
    <Curing.Text name="tank" label={words.wetTank()} span={3} optional />
    <Curing.Number name="tankTemperature" label={words.wetWater()} unit="°C" span={3} optional />
  </>
)

export type WetSet = {
  id: string
  version: number
  sampledAt: string | null
  sampledPlace: string | null
  receivedAt: string | null
  [field: string]: unknown
}

/** A set as its wet form shows it; a new one begins now at the site. */
export const wetValues = (set: WetSet, now: Date) => {
  const at = set.sampledAt ? new Date(set.sampledAt) : now
  return {
    ...set,
    sampledDay: businessDay(at),
    sampledTime: clockTime(at),
    sampledPlace: set.sampledPlace ?? 'site',
  }
}

export const curingValues = (set: WetSet, now: Date) => {
  const at = set.receivedAt ? new Date(set.receivedAt) : now
  return { ...set, receivedDay: businessDay(at), receivedTime: clockTime(at) }
}

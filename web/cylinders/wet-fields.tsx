import type { CuringForm, WetForm } from '~/domain/cylinders/lab-forms'
import { businessDay, clockTime } from '~/domain/kit/time'
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
    <Wet.Date name="sampledDay" label="Sampled on" span={4} />
    <Wet.Time name="sampledTime" label="At" span={4} />
    <Wet.Select
      name="sampledPlace"
      label="Where"
      span={4}
      choices={[
        ['site', 'At the site'],
        ['plant', 'At the plant'],
        ['laboratory', 'In the laboratory'],
      ]}
    />
    <Wet.Number
      name="slumpMm"
      label="Slump"
      unit="mm"
      span={4}
      hint={`Ordered ${set.slumpMin}–${set.slumpMax} mm`}
      optional
    />
    <Wet.Number name="concreteTemperature" label="Concrete" unit="°C" span={4} optional />
    <Wet.Number name="ambientTemperature" label="Air temperature" unit="°C" span={4} optional />
    <Wet.Number name="airPercent" label="Air content" unit="%" span={4} optional />
    <Wet.Combobox
      name="concretePotId"
      label="Concrete pot"
      span={4}
      source={{ path: 'cylinder-test/concrete-pot?active=true', label: 'potNo', detail: 'plantName' }}
      text={set.potNo ?? ''}
      optional
    />
    <Wet.Number name="potFullKg" label="Full pot" unit="kg" span={4} optional />
    <Wet.Number name="waterAddedLitres" label="Water added" unit="L" span={4} optional />
    <Wet.Text name="placeInStructure" label="Cast into" span={4} optional />
    <Wet.Text name="sampledBy" label="Sampled by" span={4} optional />
    <Wet.Textarea name="remarks" label="Remarks" rows={2} optional />
  </>
)

export const CuringFields = () => (
  <>
    <Curing.Date name="receivedDay" label="Received on" span={3} />
    <Curing.Time name="receivedTime" label="At" span={3} />
    <Curing.Text name="tank" label="Tank" span={3} optional />
    <Curing.Number name="tankTemperature" label="Water" unit="°C" span={3} optional />
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

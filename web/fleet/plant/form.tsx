import type { ReactNode } from 'react'
import type { PlantSave } from '~/domain/fleet/plant'
import { useCan } from '~/web/kit/can'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { FormScreen } from '~/web/kit/form/form-screen'
import { Section } from '~/web/kit/form/section'
import { PinField } from '~/web/kit/map/pin-field'
import type { Plant, PlantFormChoices } from './loader'

const Field = fieldsOf<typeof PlantSave>()
const USUAL = { opensAt: '06:00', closesAt: '22:00', loadingMinutes: 8, active: true }

type Props = { plant: Plant | null; choices: PlantFormChoices; tabs?: ReactNode }

/** A plant: where it is, what it makes, when it is open. */
export function PlantForm({ plant, choices: { regions, boundaries }, tabs }: Props) {
  return (
    <FormScreen
      title={plant?.plantName ?? 'New plant'}
      values={plant ?? USUAL}
      readOnly={!useCan()('manage', 'plant')}
      back={plant ? `/fleet/plant/${plant.id}` : '..'}
      save="Save plant"
      tabs={tabs}
    >
      <Section title="Plant">
        <Field.Text name="plantCode" label="Code" span={3} />
        <Field.Text name="plantName" label="Name" span={6} />
        <Field.Select name="regionId" label="Region" choices={regions} span={3} />
        <Field.Text name="address" label="Address" span={12} optional />
        <Field.Switch name="active" label="Takes loads" hint="Off keeps its history and hides it from planning." />
      </Section>
      <Section title="Production">
        <Field.Quantity name="capacityPerHour" label="Capacity" unit="m³/h" />
        <Field.Number name="loadingMinutes" label="Loading a truck" unit="min" />
        <Field.Time name="opensAt" label="Opens" />
        <Field.Time name="closesAt" label="Closes" />
        <Field.Text name="certificateNo" label="Certificate" span={6} optional />
        <Field.Date name="certificateValidTo" label="Valid to" optional />
      </Section>
      <Section title="Place">
        <PinField label="Plant" regions={boundaries} />
      </Section>
    </FormScreen>
  )
}

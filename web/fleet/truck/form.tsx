import type { ReactNode } from 'react'
import type { TruckSave } from '~/domain/fleet/truck'
import { useCan } from '~/web/kit/can'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { FormScreen } from '~/web/kit/form/form-screen'
import { Section } from '~/web/kit/form/section'
import { PLANTS } from '~/web/kit/list/column'
import type { Truck, TruckFormChoices } from './loader'

const Field = fieldsOf<typeof TruckSave>()

type Props = { truck: Truck | null; choices: TruckFormChoices; tabs?: ReactNode }

/** A truck: number and plate, what it carries, where it is at home, its papers. */
export function TruckForm({ truck, choices: { types, subcontractors }, tabs }: Props) {
  return (
    <FormScreen
      title={truck ? `Truck ${truck.truckNo}` : 'New truck'}
      values={truck ?? { active: true }}
      readOnly={!useCan()('manage', 'truck')}
      back={truck ? `/fleet/truck/${truck.id}` : '..'}
      save="Save truck"
      again={!truck}
      tabs={tabs}
    >
      <Section title="Truck">
        <Field.Text name="truckNo" label="Truck number" span={3} />
        <Field.Text name="plateNo" label="Plate" span={3} />
        <Field.Select
          name="truckTypeId"
          label="Type"
          choices={types.map(type => [type.id, `${type.truckType}, at most ${Number(type.maxLoad)} m³`] as const)}
        />
        <Field.Combobox
          name="mainPlantId"
          label="Main plant"
          source={PLANTS}
          text={truck?.plant ?? ''}
          hint="Without a group the truck is in the general reserve."
          optional
        />
        <Field.Select
          name="subcontractorId"
          label="Subcontractor"
          choices={subcontractors}
          empty="Own truck"
          optional
        />
        <Field.Switch name="active" label="In service" />
      </Section>
      <Section title="Papers">
        <Field.Number name="tareKg" label="Tare" unit="kg" optional />
        <Field.Date name="tareValidTo" label="Tare valid to" optional />
        <Field.Date name="inspectionValidTo" label="Inspection valid to" optional />
      </Section>
    </FormScreen>
  )
}

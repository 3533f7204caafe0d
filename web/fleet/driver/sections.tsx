import type { DriverSave } from '~/domain/fleet/driver'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { Section } from '~/web/kit/form/section'
import { DriverTruckFields } from './truck-fields'

const Field = fieldsOf<typeof DriverSave>()

type Driver = { truckNo: string | null; altTruckNo: string | null; mainPlantName: string | null } | null

/** The sections of a driver's form: person and papers, truck and plant. */
export const driverSections = (driver: Driver, firms: readonly (readonly [string, string])[]) => [
  <Section key="driver" title="Driver">
    <Field.Text name="driverNo" label="Driver number" span={3} />
    <Field.Text name="driverName" label="Name" span={6} />
    <Field.Text name="phone" label="Phone" type="tel" span={3} optional />
    <Field.Text name="licenceNo" label="Licence" span={6} optional />
    <Field.Date name="licenceValidTo" label="Valid to" optional />
    <Field.Select name="subcontractorId" label="Subcontractor" choices={firms} empty="Own driver" optional />
    <Field.Switch name="active" label="Drives for us" />
  </Section>,
  <Section key="truck" title="Truck and plant">
    <DriverTruckFields driver={driver} />
  </Section>,
]

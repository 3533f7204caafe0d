import type { DriverSave } from '~/domain/fleet/driver'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { Section } from '~/web/kit/form/section'

const Field = fieldsOf<typeof DriverSave>()
const TRUCKS = { path: 'truck/list?active=true', label: 'truckNo', detail: 'driverName' }
const PLANTS = { path: 'plant/select', label: 'plantName', detail: 'plantCode' }

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
    <Field.Combobox name="truckId" label="Truck" source={TRUCKS} text={driver?.truckNo ?? ''} optional />
    <Field.Combobox
      name="altTruckId"
      label="Alternate truck"
      source={TRUCKS}
      text={driver?.altTruckNo ?? ''}
      hint="Driven when the own truck is out of service."
      optional
    />
    <Field.Combobox
      name="mainPlantId"
      label="Main plant"
      source={PLANTS}
      text={driver?.mainPlantName ?? ''}
      hint="Its country's rules count the hours."
      optional
    />
  </Section>,
]

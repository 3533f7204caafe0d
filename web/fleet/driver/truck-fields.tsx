import type { DriverSave } from '~/domain/fleet/driver'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { PLANTS } from '~/web/kit/list/column'

const Field = fieldsOf<typeof DriverSave>()
const TRUCKS = { path: 'truck/list?active=true', label: 'truckNo', detail: 'driverName' }

type Driver = { truckNo: string | null; altTruckNo: string | null; mainPlantName: string | null } | null

/** What a driver drives and from where; on the driver's page and in the dialog of the list. */
export const DriverTruckFields = ({ driver }: { driver: Driver }) => (
  <>
    <Field.Combobox name="truckId" label="Truck" source={TRUCKS} text={driver?.truckNo ?? ''} optional />
    <Field.Combobox
      name="altTruckId"
      label="Alternate truck"
      source={TRUCKS}
      text={driver?.altTruckNo ?? ''}
      hint="Used when the driver's own truck is out of service."
      optional
    />
    <Field.Combobox
      name="mainPlantId"
      label="Main plant"
      source={PLANTS}
      text={driver?.mainPlantName ?? ''}
      hint="Working-hour rules of this country apply."
      optional
    />
  </>
)

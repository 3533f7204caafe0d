import type { DriverStatus } from '~/domain/fleet/driver'
import type { DriverLine } from '~/web/kit/client/fleet'
import { DialogForm } from '~/web/kit/form/dialog-form'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { DriverTruckFields } from './truck-fields'

const Field = fieldsOf<typeof DriverStatus>()

type Row = Pick<
  DriverLine,
  | 'id'
  | 'version'
  | 'active'
  | 'driverNo'
  | 'driverName'
  | 'truckId'
  | 'altTruckId'
  | 'mainPlantId'
  | 'truckNo'
  | 'altTruckNo'
  | 'mainPlantName'
>

/** A driver over the list: truck, alternate truck, main plant and status change in one save. */
export const DriverDialog = ({ row }: { row: Row }) => (
  <DialogForm
    key={row.id}
    title={`${row.driverName}, ${row.driverNo}`}
    description="See the driver's page for papers, hours and deliveries."
    values={row}
    save="Save driver"
  >
    <DriverTruckFields driver={row} />
    <Field.Switch name="active" label="Drives for us" />
  </DialogForm>
)

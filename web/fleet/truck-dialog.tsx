import type { TruckSave } from '~/domain/fleet/truck'
import type { TruckLine } from '~/web/kit/client/fleet'
import { DialogForm } from '~/web/kit/form/dialog-form'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { PLANTS } from '~/web/kit/list/column'

const Field = fieldsOf<typeof TruckSave>()

type Row = Pick<
  TruckLine,
  'id' | 'version' | 'active' | 'truckNo' | 'plateNo' | 'truckType' | 'mainPlantId' | 'plant' | 'driverName'
>

/** A truck over the list: switched on or off, with the plant that it serves from then on. */
export const TruckDialog = ({ row }: { row: Row }) => (
  <DialogForm
    key={row.id}
    title={`Truck ${row.truckNo}`}
    description={[row.truckType, row.plateNo, row.driverName ?? 'no driver'].join(', ')}
    values={row}
    save="Save truck"
  >
    <Field.Combobox
      name="mainPlantId"
      label="Main plant"
      source={PLANTS}
      text={row.plant ?? ''}
      hint="Leave empty to keep the truck where it is."
      optional
    />
    <Field.Switch name="active" label="In service" />
  </DialogForm>
)

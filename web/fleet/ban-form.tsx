import type { BannedDriverSave, BannedTruckSave } from '~/domain/fleet/ban'
import { businessDay } from '~/domain/kit/time'
import { useSession } from '~/web/kit/can'
import type { BanLine } from '~/web/kit/client/fleet'
import { DialogForm } from '~/web/kit/form/dialog-form'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { CUSTOMERS, DRIVERS, PROJECTS, SITES, TRUCKS } from './lookups'

export type BanKind = 'driver' | 'truck'

export type BanRow = Omit<BanLine, 'createdAt' | 'updatedAt'>

const Field = fieldsOf<typeof BannedDriverSave | typeof BannedTruckSave>()
const OF_CUSTOMER = { customerId: 'customerId' }
const OF_PROJECT = { projectId: 'projectId' }

export function BanForm({ kind, entry, readOnly }: { kind: BanKind; entry: BanRow | null; readOnly: boolean }) {
  const session = useSession()
  const today = businessDay(new Date(session?.now ?? 0), session?.zone)
  return (
    <DialogForm
      title={entry ? `Ban of ${entry.driverName ?? entry.truckNo}` : `Ban a ${kind}`}
      description="From the whole customer, one project or one site."
      values={entry ?? { active: true, fromDate: today }}
      readOnly={readOnly}
      save="Save ban"
    >
      {kind === 'driver' ? (
        <Field.Combobox name="driverId" label="Driver" source={DRIVERS} text={entry?.driverName ?? ''} span={12} />
      ) : (
        <Field.Combobox name="truckId" label="Truck" source={TRUCKS} text={entry?.truckNo ?? ''} span={12} />
      )}
      <Field.Combobox
        name="customerId"
        label="Customer"
        source={CUSTOMERS}
        text={entry?.customerName ?? ''}
        span={12}
      />
      <Field.Combobox
        name="projectId"
        label="Project"
        source={PROJECTS}
        needs={OF_CUSTOMER}
        text={entry?.projectName ?? ''}
        hint="Leave empty for all projects of the customer."
        optional
      />
      <Field.Combobox
        name="locationId"
        label="Site"
        source={SITES}
        needs={OF_PROJECT}
        text={entry?.locationName ?? ''}
        hint="Leave empty for all sites of the project."
        optional
      />
      <Field.Date name="fromDate" label="From" />
      <Field.Date name="toDate" label="To" hint="Leave empty for no end date." optional />
      <Field.Textarea name="reason" label="Reason" rows={2} />
      <Field.Switch name="active" label="In force" hint="Off lifts the ban; it stays in the list." />
    </DialogForm>
  )
}

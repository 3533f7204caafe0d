import type { DriverPassSave, PassType, TruckPassSave } from '~/domain/fleet/pass'
import { addDays, businessDay } from '~/domain/kit/time'
import { useSession } from '~/web/kit/can'
import type { Held, HolderLine } from '~/web/kit/client/fleet'
import { DialogForm } from '~/web/kit/form/dialog-form'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { RecordActions } from '~/web/kit/record/record-actions'

const Field = fieldsOf<typeof DriverPassSave | typeof TruckPassSave>()

/** One pass of one holder: given, renewed or taken away. */
export function HolderForm({
  type,
  holder,
  pass,
  held,
  readOnly,
}: {
  type: PassType
  holder: HolderLine
  pass: { id: string; name: string } | undefined
  held: Held | null
  readOnly: boolean
}) {
  const session = useSession()
  const today = businessDay(new Date(session?.now ?? 0), session?.zone)
  return (
    <DialogForm
      title={pass?.name ?? 'Pass'}
      description={`${holder.holderNo} ${holder.holderName}`}
      values={held ?? { validFrom: today, validTo: addDays(today, 364) }}
      readOnly={readOnly}
      save={held ? 'Save pass' : 'Give pass'}
    >
      <input type="hidden" name="passId" value={pass?.id ?? ''} />
      <input type="hidden" name={type === 'driver' ? 'driverId' : 'truckId'} value={holder.id} />
      <Field.Text name="passNo" label="Pass number" span={12} optional />
      <Field.Date name="validFrom" label="Valid from" span={6} />
      <Field.Date name="validTo" label="Valid to" span={6} />
      {held && !readOnly && (
        <div className="col-span-12">
          <RecordActions
            actions={[
              {
                label: 'Withdraw pass',
                intent: 'remove',
                look: 'danger',
                fields: { id: held.id, version: String(held.version) },
                done: `${pass?.name} taken from ${holder.holderNo}`,
              },
            ]}
          />
        </div>
      )}
    </DialogForm>
  )
}

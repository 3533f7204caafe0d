import { useId, useState } from 'react'
import type { PassType } from '~/domain/fleet/pass'
import { addDays, businessDay } from '~/domain/kit/time'
import { useSession } from '~/web/kit/can'
import type { HolderLine } from '~/web/kit/client/fleet'
import { DateInput } from '~/web/kit/form/date-input'
import { Select } from '~/web/ui/input'

/** One pass and its days for all picked rows; who holds it already is renewed from what was seen. */
export function MassFields({
  type,
  holders,
  passes,
}: {
  type: PassType
  holders: readonly HolderLine[]
  passes: readonly { id: string; name: string }[]
}) {
  const session = useSession()
  const today = businessDay(new Date(session?.now ?? 0), session?.zone)
  const id = useId()
  const [passId, setPassId] = useState(passes[0]?.id ?? '')
  const held = (holder: HolderLine) => holder.passes.find(pass => pass.passId === passId)
  const renewed = holders.filter(held).length
  return (
    <>
      {holders.map((holder, at) => (
        <span key={holder.id} hidden>
          <input type="hidden" name={`rows.${at}.${type === 'driver' ? 'driverId' : 'truckId'}`} value={holder.id} />
          <input type="hidden" name={`rows.${at}.id`} value={held(holder)?.id ?? ''} />
          <input type="hidden" name={`rows.${at}.version`} value={held(holder)?.version ?? ''} />
        </span>
      ))}
      <div className="grid gap-1">
        <label htmlFor={id} className="font-semibold text-table">
          Pass
        </label>
        <Select id={id} name="passId" value={passId} onChange={event => setPassId(event.target.value)}>
          {passes.map(pass => (
            <option key={pass.id} value={pass.id}>
              {pass.name}
            </option>
          ))}
        </Select>
      </div>
      <div className="grid grid-cols-2 gap-4">
        <Day name="validFrom" label="Valid from" day={today} today={today} />
        <Day name="validTo" label="Valid to" day={addDays(today, 364)} today={today} />
      </div>
      <p className="figures text-muted text-table" aria-live="polite">
        {holders.length - renewed} new, {renewed} renewed; the numbers do not change.
      </p>
    </>
  )
}

function Day({ name, label, day, today }: { name: string; label: string; day: string; today: string }) {
  return (
    <div className="grid gap-1">
      <span className="font-semibold text-table">{label}</span>
      <input type="hidden" name="_date" value={name} />
      <DateInput name={name} label={label} today={today} defaultValue={day} />
    </div>
  )
}

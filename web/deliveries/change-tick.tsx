import type { ChangeField } from '~/domain/deliveries/emodification'
import { Checkbox } from '~/web/ui/input'

/** A change that is either asked for or not. */
export const Tick = ({ field, label, disabled }: { field: ChangeField; label: string; disabled?: boolean }) => (
  <div className="flex items-center gap-2 text-body sm:col-span-2">
    <Checkbox id={`change-${field}`} name={field} value="true" disabled={disabled} />
    <label htmlFor={`change-${field}`}>{label}</label>
  </div>
)

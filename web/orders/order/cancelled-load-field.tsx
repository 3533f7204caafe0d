import { useId } from 'react'
import type { OrderView } from '~/web/kit/client/orders'
import { showVolume } from '~/web/kit/figures'
import { Select } from '~/web/ui/input'

export type CancelledLoad = Pick<
  OrderView['loadLines'][number],
  'id' | 'version' | 'loadNo' | 'doNumber' | 'quantity' | 'cancellation' | 'invoiceDraftId'
>

/** Loads with a charge for their cancellation that is neither waived nor on a draft. */
export const chargedLoads = (loads: readonly CancelledLoad[]) =>
  loads.filter(load => load.cancellation && !load.cancellation.waived && !load.invoiceDraftId)

/** Which of them: all together, or one. */
export function CancelledLoadField({ loads }: { loads: readonly CancelledLoad[] }) {
  const id = useId()
  if (loads.length < 2) return null
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold text-table">
        For
      </label>
      <Select id={id} name="load" defaultValue="">
        <option value="">All cancelled loads</option>
        {loads.map(load => (
          <option key={load.id} value={`${load.id}:${load.version}`}>
            {load.doNumber ?? `Load ${load.loadNo}`}, {showVolume(load.quantity)}
          </option>
        ))}
      </Select>
    </div>
  )
}

import { useId } from 'react'
import type { BodyOf } from '~/web/kit/call'
import type { DeliveriesClient } from '~/web/kit/client/deliveries'
import { showMoney } from '~/web/kit/figures'
import { useAsked } from '~/web/kit/use-asked'
import { Select } from '~/web/ui/input'

type Charges = BodyOf<DeliveriesClient['delivery-order'][':id']['charge']['$get']>
const read = (answer: unknown) => answer as Charges

/** Which of the surcharges that the load has by its facts. */
export function WaivedChargeField({ loadId }: { loadId: string }) {
  const id = useId()
  const found = useAsked(`delivery-order/${loadId}/charge`, read)
  if (found === undefined) return <p className="text-muted text-table">Looking for surcharges…</p>
  if (found === null) return <p className="text-muted text-table">The surcharges cannot be read now. Try again.</p>
  if (!found.rows.length) return <p className="text-muted text-table">This load has no surcharge.</p>
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold text-table">
        Surcharge
      </label>
      <Select id={id} name="itemId">
        {found.rows.map(({ itemId, name, fact, amount }) => (
          <option key={itemId} value={itemId}>
            {name}, {showMoney(amount)}
            {fact ? `: ${fact}` : ''}
          </option>
        ))}
      </Select>
    </div>
  )
}

import { useId } from 'react'
import type { BodyOf } from '~/web/kit/call'
import type { BillingClient } from '~/web/kit/client/billing'
import { useAsked } from '~/web/kit/use-asked'
import { Select } from '~/web/ui/input'

type Owners = BodyOf<BillingClient['invoice-draft']['exception'][':id']['owners']['$get']>
const read = (answer: unknown) => answer as Owners

/** Who may settle or accept the exception. */
export function ExceptionOwnerField({ exceptionId, now }: { exceptionId: string; now: string | null }) {
  const id = useId()
  const found = useAsked(`invoice-draft/exception/${exceptionId}/owners`, read)
  if (found === undefined) return <p className="text-muted text-table">Looking for people…</p>
  if (found === null) return <p className="text-muted text-table">The people cannot be read now. Try again.</p>
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold text-table">
        Owner
      </label>
      <Select id={id} name="ownerId" defaultValue={now ?? ''}>
        {found.owners.map(of => (
          <option key={of.id} value={of.id}>
            {of.name}
          </option>
        ))}
      </Select>
    </div>
  )
}

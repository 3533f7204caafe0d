import { useContext, useState } from 'react'
import type { OrderPreview } from '~/web/kit/client/orders'
import { showUnitPrice } from '~/web/kit/figures'
import { listed } from '~/web/kit/form/choice-set'
import { FormContext } from '~/web/kit/form/form-context'
import { Checkbox } from '~/web/ui/input'

/**
 * Services that come onto the order by themselves, each ticked with its price until it is taken off; a service that has a
 * line of its own stands there alone. What was taken off is posted also while no answer of the preview is there.
 */
export function DefaultServices({ offered }: { offered: OrderPreview['defaultServices'] }) {
  const { values, readOnly } = useContext(FormContext)
  const [off, setOff] = useState(() => listed(values.servicesOff))
  const turn = (id: string, on: boolean) => setOff(before => (on ? before.filter(one => one !== id) : [...before, id]))
  return (
    <>
      {off.map(id => (
        <input key={id} type="hidden" name="servicesOff" value={id} />
      ))}
      {offered.length > 0 && (
        <fieldset className="col-span-12 grid gap-1">
          <legend className="mb-1 font-semibold text-table">Included by default</legend>
          <ul className="grid gap-0.5">
            {offered.map(({ id, name, unit, unitPrice }) => (
              <li key={id}>
                <label
                  htmlFor={`default-${id}`}
                  className="flex min-h-(--control) flex-wrap items-center gap-x-2 text-body"
                >
                  <Checkbox
                    id={`default-${id}`}
                    checked={!off.includes(id)}
                    onChange={event => turn(id, event.currentTarget.checked)}
                    disabled={readOnly}
                  />
                  {name}
                  <span className="figures text-muted text-table">
                    {showUnitPrice(unitPrice)} per {unit}
                  </span>
                </label>
              </li>
            ))}
          </ul>
          <p className="text-meta text-muted">
            Without one of these, the order needs approval as for a lower price. For another quantity, add the service
            below.
          </p>
        </fieldset>
      )}
    </>
  )
}

import { useContext, useMemo, useRef } from 'react'
import type { NewOrder } from '~/domain/orders/order'
import type { PlantSuggestion } from '~/web/kit/client/orders'
import { fieldsOf, rowFieldsOf } from '~/web/kit/form/fields-of'
import { FormContext } from '~/web/kit/form/form-context'
import { tellForm } from '~/web/kit/form/tell-form'
import { PLANTS } from '~/web/kit/list/column'
import { Button } from '~/web/ui/button'
import type { Taken } from './use-offers'

const Field = fieldsOf<typeof NewOrder>()
const Plant = rowFieldsOf<typeof NewOrder, 'assignedPlants'>()
type Props = { suggestions: readonly PlantSuggestion[]; taken: Taken | null }

/** The plant of an offer that was taken stands in place of those before it. */
export function PlantRows({ suggestions, taken }: Props) {
  const form = useContext(FormContext)
  const state = useMemo(() => {
    if (!taken) return form
    const { plantId: id, plantName, plantStart: startTime, quantity } = taken
    return { ...form, values: { ...form.values, assignedPlants: [{ id, plantName, startTime, quantity }] } }
  }, [form, taken])
  return (
    <FormContext.Provider value={state}>
      <AssignedPlants key={taken?.turn ?? 0} suggestions={suggestions} />
    </FormContext.Provider>
  )
}

/** Assigned plants; a suggestion fills in the start that its distance and the hour demand. */
function AssignedPlants({ suggestions }: Pick<Props, 'suggestions'>) {
  const box = useRef<HTMLDivElement>(null)
  const startFor = (index: number, ifEmpty = false) => {
    const at = (name: string) =>
      box.current?.querySelector<HTMLInputElement>(`[name="assignedPlants.${index}.${name}"]`) ?? null
    const found = suggestions.find(plant => plant.plantId === at('id')?.value)
    const [time, amount] = [at('startTime'), at('quantity')]
    const m3 = (name: string) => document.querySelector<HTMLInputElement>(`#record [name="${name}"]`)?.value
    const onCall = Number(m3('onCallQuantity') || 0)
    const total = onCall ? String(Number(m3('quantity')) - onCall) : m3('quantity')
    if (!found || !time || (ifEmpty && time.value)) return
    time.value = found.startClock
    if (amount && !amount.value && total) amount.value = total
    tellForm(time)
  }
  return (
    <div ref={box} className="col-span-12 grid">
      <Field.Rows name="assignedPlants" label="Assigned plants" add="Add plant">
        {({ index, value }) => (
          <>
            <Plant.Combobox
              name="id"
              label="Plant"
              source={PLANTS}
              text={String(value.plantName ?? '')}
              onPick={choice => choice && setTimeout(() => startFor(index, true))}
            />
            <Plant.Time name="startTime" label="Starts loading" span={3} />
            <Plant.Quantity name="quantity" label="Quantity" span={3} />
            <div className="col-span-12 -mt-1">
              <Button look="link" size="sm" onClick={() => startFor(index)} disabled={!suggestions.length}>
                Compute the start for the first load on site
              </Button>
            </div>
          </>
        )}
      </Field.Rows>
    </div>
  )
}

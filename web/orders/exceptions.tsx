import { useId } from 'react'
import { useCan } from '~/web/kit/can'
import { useAnswer } from '~/web/kit/form/answer'
import { Textarea } from '~/web/ui/input'

type Refusal = { rule: string; earliest?: string | null }

/**
 * After a refusal by a rule of the trade, which is said above the form: whoever may set it aside says why, everybody else
 * learns who may.
 */
export function Exceptions() {
  const refusals = useAnswer()?.problem.facts?.refusals as Refusal[] | undefined
  const can = useCan()
  const id = useId()
  if (!refusals?.length) return null
  const rules = [...new Set(refusals.map(refusal => refusal.rule))]
  const credit = rules.some(rule => rule === 'credit' || rule === 'credit-limit')
  const may = can('override', 'order') && !credit
  const earliest = refusals.find(refusal => refusal.earliest)?.earliest
  return (
    <section data-tone="stop" className="tone mt-4 grid gap-3 rounded-lg p-4 text-table">
      <h2 className="font-semibold text-body">This order is refused</h2>
      {earliest && <p>The earliest start with room is {earliest}.</p>}
      {may ? (
        <div className="grid gap-1">
          {rules.map((rule, index) => (
            <input key={rule} type="hidden" name={`override.rules.${index}`} value={rule} />
          ))}
          <label htmlFor={id} className="font-semibold">
            Reason for overriding
          </label>
          <Textarea id={id} name="override.reason" rows={2} />
          <p className="text-meta">Give a reason to save the order anyway. The reason is recorded.</p>
        </div>
      ) : (
        <p>
          {credit
            ? 'Finance can override it, on the account of the customer.'
            : 'A dispatcher manager can override it.'}
        </p>
      )}
    </section>
  )
}

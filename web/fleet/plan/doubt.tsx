import { useState } from 'react'
import type { Breach } from '~/domain/orders/plan/chart'
import { Button } from '~/web/ui/button'
import { Dialog, DialogContent } from '~/web/ui/dialog'
import { Textarea } from '~/web/ui/input'
import type { Doubt, PlanDraft } from '../use-plan-draft'
import { Labelled } from './field'

/** The server found a rule that the move breaks: back, or it stays with a reason that is kept. */
export function DoubtDialog({ draft, doubt }: { draft: PlanDraft; doubt: Doubt }) {
  const [reason, setReason] = useState('')
  const nameOf = (loadId: string) => {
    const load = draft.chart.loads.find(each => each.loadId === loadId)
    return load ? `${load.orderNo} load ${load.loadNo}` : 'a load of another day'
  }
  return (
    <Dialog open onOpenChange={open => !open && draft.settle(null)}>
      <DialogContent
        title="This move breaks a rule"
        footer={
          <>
            <Button look="primary" onClick={() => draft.settle(null)}>
              Undo move
            </Button>
            <Button look="danger-plain" disabled={reason.trim().length < 3} onClick={() => draft.settle(reason.trim())}>
              Keep with this reason
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <ul className="grid gap-1 border-stop border-l-2 pl-3">
            {gathered(doubt.breaches).map(({ breach, loads, times }) => (
              <li key={`${breach.rule} ${breach.words}`}>
                {loads.length > 0 ? <span className="figures">{loads.map(nameOf).join(', ')}: </span> : null}
                {breach.words}
                {loads.length === 0 && times > 1 && <span className="figures text-muted"> {times} times</span>}
              </li>
            ))}
          </ul>
          <Labelled label="Reason for keeping it">
            {id => (
              <Textarea
                id={id}
                rows={2}
                maxLength={400}
                value={reason}
                onChange={event => setReason(event.target.value)}
              />
            )}
          </Labelled>
          <p className="text-muted text-table">
            A dispatcher manager or administrator can publish a plan that breaks a rule. The reason is recorded.
          </p>
        </div>
      </DialogContent>
    </Dialog>
  )
}

/** A rule is said once, with every load that it is about. */
function gathered(breaches: readonly Breach[]) {
  const found = new Map<string, { breach: Breach; loads: string[]; times: number }>()
  for (const breach of breaches) {
    const key = `${breach.rule} ${breach.words}`
    const one = found.get(key) ?? { breach, loads: [], times: 0 }
    one.times++
    if (breach.loadId && !one.loads.includes(breach.loadId)) one.loads.push(breach.loadId)
    found.set(key, one)
  }
  return [...found.values()]
}

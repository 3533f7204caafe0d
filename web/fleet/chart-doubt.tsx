import { useState } from 'react'
import { Button } from '~/web/ui/button'
import { Dialog, DialogContent } from '~/web/ui/dialog'
import { Textarea } from '~/web/ui/input'
import { Labelled } from './chart-field'
import type { Doubt, PlanDraft } from './use-plan-draft'

/** The server found a rule that the move breaks: back, or it stays with a reason that is kept. */
export function DoubtDialog({ draft, doubt }: { draft: PlanDraft; doubt: Doubt }) {
  const [reason, setReason] = useState('')
  const nameOf = (loadId: string | null) => {
    const load = draft.chart.loads.find(each => each.loadId === loadId)
    return load && `${load.orderNo} load ${load.loadNo}`
  }
  return (
    <Dialog open onOpenChange={open => !open && draft.settle(null)}>
      <DialogContent
        title="This move breaks a rule"
        footer={
          <>
            <Button look="primary" onClick={() => draft.settle(null)}>
              Put it back
            </Button>
            <Button look="danger-plain" disabled={reason.trim().length < 3} onClick={() => draft.settle(reason.trim())}>
              Keep it with this reason
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <ul className="grid gap-1 border-stop border-l-2 pl-3">
            {doubt.breaches.map(breach => (
              <li key={`${breach.rule} ${breach.loadId} ${breach.words}`}>
                {breach.words}
                {nameOf(breach.loadId) && <span className="figures text-muted"> {nameOf(breach.loadId)}</span>}
              </li>
            ))}
          </ul>
          <Labelled label="Reason to keep it all the same">
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
            A dispatcher manager or an administrator may publish a plan that breaks a rule; the reason goes on the
            trail.
          </p>
        </div>
      </DialogContent>
    </Dialog>
  )
}

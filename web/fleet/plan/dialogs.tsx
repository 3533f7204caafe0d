import { useNavigate, useSearchParams } from '@remix-run/react'
import type { Move, Verdict } from '~/domain/kit/gantt/move'
import { withParams } from '~/web/kit/list/url'
import { Dialog, DialogContent } from '~/web/ui/dialog'
import type { Explained } from '../use-explanation'
import type { Asking, DialogProps } from './dialog-props'
import { DifferenceDialog } from './difference'
import { DoubtDialog } from './doubt'
import { IncidentDialog } from './incident'
import { LoadPanel } from './load-panel'
import { MoveDialog } from './move'
import { PublishDialog } from './publish'
import { DiscardDialog, RepairDialog, RunDialog } from './run'
import { WhatIfDialog } from './what-if'

type Props = Omit<DialogProps, 'onPlan'> & {
  asking: Asking | null
  explained: Explained
  judge: (move: Move) => Verdict
  onTry: (move: Move) => void
  editable: boolean
  onAsk: (asking: Asking | null) => void
}

/** One dialog at a time: what is asked before a plan is changed, and what the server doubts. */
export function ChartDialogs({ asking, explained, judge, onTry, editable, onAsk, ...props }: Props) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const onPlan = (planId: string | null, beside: string | null = null) => {
    props.onClose()
    navigate(withParams(params, { plan: planId, with: beside }), { preventScrollReset: true })
  }
  const all = { ...props, onPlan }
  if (props.draft.doubt) return <DoubtDialog draft={props.draft} doubt={props.draft.doubt} />
  switch (asking?.kind) {
    case 'move':
      return <MoveDialog {...all} loadId={asking.load} judge={judge} onTry={onTry} explained={explained} />
    case 'load':
      return (
        <Dialog open onOpenChange={open => !open && props.onClose()}>
          <DialogContent title="Load" place="side">
            <LoadPanel
              chart={props.chart}
              selected={asking.load}
              explained={explained}
              editable={editable}
              onAsk={onAsk}
              onMove={props.draft.move}
            />
          </DialogContent>
        </Dialog>
      )
    case 'run':
      return <RunDialog {...all} />
    case 'repair':
      return <RepairDialog {...all} />
    case 'discard':
      return <DiscardDialog {...all} />
    case 'publish':
      return <PublishDialog {...all} onAnew={() => onAsk({ kind: 'run' })} />
    case 'difference':
      return <DifferenceDialog {...all} />
    case 'incident':
      return <IncidentDialog {...all} />
    case 'what-if':
      return <WhatIfDialog {...all} orderId={asking.orderId ?? null} />
    default:
      return null
  }
}

import { CircleAlert, Ellipsis, PanelRight, Play, Redo2, Undo2 } from 'lucide-react'
import { useCan } from '~/web/kit/can'
import { Button } from '~/web/ui/button'
import { Menu, MenuContent, MenuItem, MenuLine, MenuTrigger } from '~/web/ui/menu'
import { Tooltip } from '~/web/ui/tooltip'
import type { PlanDraft } from '../use-plan-draft'
import type { Asking } from './dialog-props'
import { isPlanning, type Schedule } from './schedule-loader'

type Props = {
  schedule: Schedule
  draft: PlanDraft
  conflicts: number
  onNext: () => void
  asTable: boolean
  onTable: () => void
  beside: boolean
  onBeside: () => void
  onAsk: (asking: Asking) => void
}

/** What can be done with the plan: undo, walk its conflicts, plan anew, try, repair, publish. */
export function ChartBar({ schedule, draft, conflicts, onNext, asTable, onTable, beside, onBeside, onAsk }: Props) {
  const mayManage = useCan()('manage', 'order_plan')
  const { plan } = schedule
  const drafted = draft.steps.length > 0
  const running = isPlanning(plan)
  const publishable = !running && (drafted || (plan?.status === 'ready' && plan.kind !== 'what_if'))
  return (
    <>
      <div className="flex items-center max-md:hidden">
        <Tooltip hint={draft.steps.at(-1)?.words ?? 'Nothing to undo'}>
          <Button
            look="quiet"
            size="icon"
            aria-label={`Undo (${draft.steps.length})`}
            aria-disabled={!drafted || undefined}
            onClick={draft.undo}
          >
            <Undo2 />
          </Button>
        </Tooltip>
        <Tooltip hint={draft.undone.at(-1)?.words ?? 'Nothing to redo'}>
          <Button
            look="quiet"
            size="icon"
            aria-label={`Redo (${draft.undone.length})`}
            aria-disabled={!draft.undone.length || undefined}
            onClick={draft.redo}
          >
            <Redo2 />
          </Button>
        </Tooltip>
      </div>
      <Button onClick={onNext} disabled={running || !conflicts} title="Next conflict (n)" data-conflicts={conflicts}>
        <CircleAlert className={conflicts && !running ? 'text-stop' : 'text-muted'} />
        <span className="figures">
          {running ? 'Planning…' : conflicts === 1 ? '1 conflict' : `${conflicts || 'No'} conflicts`}
        </span>
      </Button>
      <Button onClick={onTable} aria-pressed={asTable} className="max-md:hidden">
        {asTable ? 'Chart' : 'Table'}
      </Button>
      <Button
        size="icon"
        look="quiet"
        aria-label="Details beside the chart"
        aria-pressed={beside}
        onClick={onBeside}
        className="max-lg:hidden"
      >
        <PanelRight />
      </Button>
      {mayManage && (
        <>
          <Button look={publishable ? 'plain' : 'primary'} disabled={running} onClick={() => onAsk({ kind: 'run' })}>
            <Play /> Plan the day
          </Button>
          {publishable && (
            <Button look="primary" onClick={() => onAsk({ kind: 'publish' })}>
              Publish…
            </Button>
          )}
          <Menu modal={false}>
            <MenuTrigger asChild>
              <Button size="icon" aria-label="More actions">
                <Ellipsis />
              </Button>
            </MenuTrigger>
            <MenuContent align="end" className="max-w-80">
              <MenuItem onSelect={() => onAsk({ kind: 'incident' })}>Report an incident…</MenuItem>
              <MenuItem onSelect={() => onAsk({ kind: 'repair' })}>Repair from now on…</MenuItem>
              <MenuItem disabled={!plan?.figures} onSelect={() => onAsk({ kind: 'what-if' })}>
                What if…
              </MenuItem>
              <MenuItem disabled={!schedule.difference} onSelect={() => onAsk({ kind: 'difference' })}>
                Difference to the published plan
              </MenuItem>
              <MenuLine />
              <MenuItem onSelect={() => window.print()}>Print</MenuItem>
              <MenuItem danger disabled={plan?.status !== 'ready'} onSelect={() => onAsk({ kind: 'discard' })}>
                Discard this plan…
              </MenuItem>
            </MenuContent>
          </Menu>
        </>
      )}
    </>
  )
}

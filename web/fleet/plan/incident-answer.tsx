import { hoursOf } from '~/domain/kit/gantt/scale'
import type { IncidentAnswer } from '~/domain/orders/plan/change'
import { furtherWords } from '~/domain/orders/plan/further'
import type { PlanChanged } from '~/domain/orders/plan/plan'
import { showTime } from '~/web/kit/dates'
import { countOf, showVolume } from '~/web/kit/figures'
import { failure, success } from '~/web/kit/toast/toasts'
import { Badge } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'
import { Dialog, DialogContent } from '~/web/ui/dialog'
import type { DialogProps } from './dialog-props'
import { placeWords } from './difference'
import { publishedWords } from './published-words'
import { usePlanAction } from './schedule-action'

type Props = Pick<DialogProps, 'schedule' | 'onClose' | 'onPlan'> & { answer: IncidentAnswer }

/** Whose concrete is touched, how long there is, what is proposed: approved as one, or looked at on the chart first. */
export function IncidentAnswerView({ answer, schedule, onClose, onPlan }: Props) {
  const { act, busy } = usePlanAction()
  const { plan, affected } = answer
  const zone = schedule.chart?.zone
  const lost = affected.filter(each => !each.after).length
  const approve = () =>
    act<PlanChanged>({ intent: 'change', action: 'publish', id: plan.id, version: plan.version }, told => {
      if (!told.ok) return failure({ title: 'Not published', text: told.problem.detail })
      success(publishedWords(told.data))
      onPlan(plan.id)
    })
  return (
    <Dialog open onOpenChange={open => !open && onClose()}>
      <DialogContent
        wide
        title={plan.cause ?? 'Incident'}
        {...(affected.length > 0 && { description: touchedWords(affected.length, lost) })}
        footer={
          <>
            <Button onClick={() => onPlan(plan.id, schedule.plan?.id)}>Show on the chart</Button>
            <Button look="primary" onClick={approve} disabled={busy || lost === affected.length}>
              {lost ? `Approve ${affected.length - lost} of ${affected.length}` : 'Approve all'}
            </Button>
          </>
        }
      >
        {plan.further && (
          <p role="note" data-tone="waiting" className="tone mb-2 rounded-md px-3 py-2 text-table">
            {furtherWords(plan.further)}.
          </p>
        )}
        <ul className="text-table">
          {[...affected]
            .sort((a, b) => a.minutesLeft - b.minutesLeft)
            .map(each => (
              <li
                key={each.loadId}
                className="figures grid grid-cols-[minmax(0,1fr)] gap-0.5 border-line border-b py-2 last:border-0"
              >
                <p className="flex items-baseline gap-2">
                  <span className="code shrink-0">
                    {each.orderNo} · {each.loadNo}
                  </span>
                  <span className="min-w-0 flex-1 truncate text-muted">
                    {each.customerName}, {showVolume(each.quantity)}
                  </span>
                  <Badge tone={each.minutesLeft < 15 ? 'stop' : each.minutesLeft < 45 ? 'waiting' : 'neutral'}>
                    {each.minutesLeft <= 0
                      ? 'Due now'
                      : each.minutesLeft < 60
                        ? `${each.minutesLeft} min left`
                        : `${hoursOf(each.minutesLeft)} left`}
                  </Badge>
                </p>
                {each.after ? (
                  <p>
                    {moves(each) && <span className="text-muted line-through">{placeWords(each.before, zone)}</span>}{' '}
                    <b>{placeWords(each.after, zone)}</b>
                  </p>
                ) : (
                  <>
                    <p className="text-muted">{placeWords(each.before, zone)}</p>
                    <p className="font-semibold text-stop">No plant, needs a person. {each.needs}.</p>
                    {each.otherPlants.length > 0 && (
                      <p className="text-muted">
                        Nearest plants that make it:{' '}
                        {each.otherPlants
                          .map(other => `${other.plantName} (${other.regionName}), ${other.travelMinutes} min`)
                          .join('; ')}
                      </p>
                    )}
                  </>
                )}
                {each.after && each.alternatives.length > 0 && (
                  <p className="text-muted">
                    Or{' '}
                    {each.alternatives
                      .slice(0, 3)
                      .map(other => `${other.truckNo} from ${other.plantName} at ${showTime(other.onSiteAt, zone)}`)
                      .join('; ')}
                  </p>
                )}
              </li>
            ))}
        </ul>
        {affected.length === 0 && <p className="text-muted">No upcoming load is affected.</p>}
      </DialogContent>
    </Dialog>
  )
}

const touchedWords = (loads: number, lost: number) =>
  `${countOf(loads, 'load')} affected${lost ? `; ${lost === 1 ? 'one has' : `${lost} have`} no plant and ${lost === 1 ? 'needs' : 'need'} a person` : ''}.`

/** A load that stays where it is has no old place to strike through. */
const moves = ({ before, after }: IncidentAnswer['affected'][number]) =>
  before.truckId !== after?.truckId || before.plantId !== after?.plantId || before.onSiteAt !== after?.onSiteAt

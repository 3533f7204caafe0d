import type { LoadChange, LoadPlace, PlanDifference } from '~/domain/orders/plan/change'
import { showTime } from '~/web/kit/dates'
import { showNumber } from '~/web/kit/figures'
import { PlainTable } from '~/web/kit/page-grid'
import { cn } from '~/web/ui/cn'
import { Dialog, DialogContent } from '~/web/ui/dialog'
import type { DialogProps } from './dialog-props'

export function DifferenceDialog({ schedule, onClose }: DialogProps) {
  const { difference, chart } = schedule
  return (
    <Dialog open onOpenChange={open => !open && onClose()}>
      <DialogContent
        wide
        title={`${difference?.from?.planNo ?? 'Delivery orders'} and ${difference?.to?.planNo ?? 'this plan'}`}
      >
        {difference && <Difference difference={difference} zone={chart?.zone} />}
      </DialogContent>
    </Dialog>
  )
}

/** Figures before and after, then every load that is elsewhere. */
export function Difference({ difference, zone }: { difference: PlanDifference; zone: string | undefined }) {
  const figures = difference.figures.filter(each => each.before !== each.after)
  return (
    <div className="grid gap-5 text-table">
      {figures.length > 0 && (
        <dl className="figures grid grid-cols-2 gap-x-6 sm:grid-cols-3">
          {figures.map(each => (
            <div key={each.figure} className="border-line border-b py-1.5">
              <dt className="text-muted">{each.label}</dt>
              <dd>
                {showNumber(round(each.before))} → <b>{showNumber(round(each.after))}</b> {each.unit}{' '}
                <span data-tone={each.better ? 'done' : 'stop'} className={cn(each.better !== null && 'text-tone')}>
                  {each.better === null ? '' : each.better ? 'better' : 'worse'}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {difference.loads.length === 0 ? (
        <p className="text-muted">No load has moved.</p>
      ) : (
        <PlainTable<LoadChange>
          caption="Moved loads"
          rows={difference.loads}
          id={row => row.loadId}
          columns={[
            { label: 'Load', show: row => <span className="code">{`${row.orderNo} · ${row.loadNo}`}</span> },
            { label: 'Changes', show: row => row.kinds.map(kind => KINDS[kind]).join(', ') },
            { label: 'Before', show: row => placeWords(row.before, zone) },
            { label: 'After', show: row => placeWords(row.after, zone) },
          ]}
        />
      )}
    </div>
  )
}

const KINDS: Record<LoadChange['kinds'][number], string> = {
  truck: 'truck',
  plant: 'plant',
  line: 'line',
  start: 'time',
  volume: 'volume',
  new: 'new',
  gone: 'no longer planned',
}

export const placeWords = (place: LoadPlace | null, zone: string | undefined): string =>
  place ? `${place.truckNo ?? 'No truck'}, ${place.plantName}, pours ${showTime(place.onSiteAt, zone)}` : '–'

const round = (value: number) => Math.round(value * 10) / 10

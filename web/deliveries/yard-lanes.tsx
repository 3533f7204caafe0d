import { PhoneCall, Plus } from 'lucide-react'
import * as words from '~/domain/deliveries/words'
import * as kitWords from '~/domain/kit/words'
import { useCan } from '~/web/kit/can'
import { showTime } from '~/web/kit/dates'
import { HereLink } from '~/web/kit/here-link'
import { usePending } from '~/web/kit/outbox/outbox-context'
import type { RecordAction } from '~/web/kit/record/record-action'
import type { Tone } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'
import type { Line } from './action-fields'
import { pendingTruck } from './pending'
import { callNow, decide, joinYard } from './yard-buttons'
import type { Approvals, Card, Returning } from './yard-loader'
import { YardRequest } from './yard-request'
import { TruckCard } from './yard-truck'

type Act = (action: RecordAction) => void
type Props = {
  waiting: readonly Card[]
  called: readonly Card[]
  approvals: Approvals
  returning: readonly Returning[]
  lines: readonly Line[]
  alertMinutes: number
  plantId: string
  onAct: Act
}

/** The yard by what happens to a truck: waiting in its rank, called, asking, and on the way back. */
export function YardLanes({
  waiting: joined,
  called: out,
  approvals,
  returning,
  lines,
  alertMinutes,
  plantId,
  onAct,
}: Props) {
  const can = useCan()
  const entries = usePending()
  const trucks = [...out, ...joined].map(row => pendingTruck(row, entries))
  const [waiting, called] = [trucks.filter(isJoined), trucks.filter(row => !isJoined(row))]
  const mayJoin = can('write', 'queue_joining')
  const mayMove = can('manage', 'delivery_order')
  const asked = approvals.skips.length + approvals.rejections.length
  return (
    <div className="grid grid-cols-1 content-start gap-4 p-4">
      {asked > 0 && (
        <Lane title={words.yardNeedsAnswer()} count={asked} tone="stop">
          {approvals.skips.map(row => (
            <YardRequest
              key={row.id}
              title={words.yardAsksSkip({ truck: row.truckNo })}
              text={`${row.driverName}: ${row.reason}`}
              yes={words.yardGrant()}
              no={words.yardDeny()}
              onDecide={status => onAct(decide('decide-skip', row, status === 'yes' ? 'granted' : 'denied'))}
            />
          ))}
          {approvals.rejections.map(row => (
            <YardRequest
              key={row.id}
              title={words.yardRefusesPlant({ driver: row.driverName })}
              text={row.reason}
              yes={words.yardAccept()}
              no={words.yardRefuse()}
              onDecide={status => onAct(decide('decide-rejection', row, status === 'yes' ? 'accepted' : 'refused'))}
            />
          ))}
        </Lane>
      )}
      <Lane title={words.yardCalledAndLoading()} count={called.length} tone="waiting" empty={words.yardNoneCalled()}>
        {called.map(row => (
          <TruckCard
            key={row.queueId}
            row={row}
            since={row.calledAt ?? row.joinedAt}
            promised={row.status === 'called' ? alertMinutes * 60 : undefined}
            lines={lines}
            onAct={onAct}
          >
            {row.status === 'called' && (
              <>
                <Button
                  size="lg"
                  look="primary"
                  onClick={() =>
                    onAct({
                      label: kitWords.actionAcknowledge(),
                      intent: 'acknowledge',
                      fields: { queueId: row.queueId },
                      done: words.truckTruckAcknowledged({ truck: row.truckNo }),
                    })
                  }
                >
                  {kitWords.actionAcknowledge()}
                </Button>
                <Button
                  size="lg"
                  onClick={() =>
                    onAct({
                      label: words.yardCallAgain(),
                      intent: 'call',
                      fields: { queueId: row.queueId },
                      done: words.yardCalledAgain({ truck: row.truckNo }),
                    })
                  }
                >
                  <PhoneCall /> {words.yardAgain()}
                </Button>
              </>
            )}
          </TruckCard>
        ))}
      </Lane>
      <Lane
        title={words.yardWaiting()}
        count={waiting.length}
        tone="neutral"
        empty={words.yardEmpty()}
        action={
          mayJoin && (
            <Button size="lg" onClick={() => onAct(joinYard(plantId))}>
              <Plus /> {words.yardJoins()}
            </Button>
          )
        }
      >
        {waiting.map((row, place) => (
          <TruckCard key={row.queueId} row={row} rank={place + 1} since={row.joinedAt} lines={lines} onAct={onAct}>
            <Button size="lg" onClick={() => onAct(callNow(row))}>
              <PhoneCall /> {words.truckCall()}
            </Button>
          </TruckCard>
        ))}
      </Lane>
      <Lane title={words.yardComingBack()} count={returning.length} tone="return" empty={words.yardNoneComing()}>
        {returning.map(row => (
          <li
            key={`${row.truckId} ${row.deliveredAt}`}
            className="flex items-center gap-3 rounded-md border border-line bg-raised px-3 py-2"
          >
            <span className="min-w-0 flex-1">
              <span className="code font-semibold text-body">{row.truckNo}</span>
              <span className="block truncate text-muted text-table">
                {row.driverName}
                {row.returnConcrete &&
                  Number(row.returnConcrete) > 0 &&
                  `, ${words.yardOnBoard({ m3: Number(row.returnConcrete) })}`}
              </span>
            </span>
            {row.doNumber && Number(row.returnConcrete) > 0 && mayMove && (
              <HereLink className="text-link text-table" to={`/order/delivery-order/${row.doNumber}?ask=exchange-load`}>
                {words.yardOtherPour()}
              </HereLink>
            )}
            <span className="figures text-table">{words.yardAbout({ at: showTime(row.expectedAt) })}</span>
          </li>
        ))}
      </Lane>
    </div>
  )
}

const isJoined = ({ status }: Card) => status === 'joined'

function Lane({
  title,
  count,
  tone,
  empty,
  action,
  children,
}: {
  title: string
  count: number
  tone: Tone
  empty?: string
  action?: React.ReactNode
  children: React.ReactNode
}) {
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-2">
      <h2 className="flex items-center gap-2 font-semibold text-table" data-tone={tone}>
        <span aria-hidden className="size-2 rounded-full bg-tone" />
        <span className="flex-1">{title}</span>
        <span className="figures text-muted">{count}</span>
      </h2>
      {action}
      <ul className="grid grid-cols-1 gap-2">
        {count === 0 ? <li className="text-muted text-table">{empty}</li> : children}
      </ul>
    </section>
  )
}

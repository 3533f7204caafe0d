import { PhoneCall, Shuffle, X } from 'lucide-react'
import { Since } from '~/web/kit/board/lanes'
import { showSpan, showTime } from '~/web/kit/dates'
import { showNumber } from '~/web/kit/figures'
import { RowMenu } from '~/web/kit/list/row-menu'
import type { RecordAction } from '~/web/kit/record/record-actions'
import type { Tone } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'
import type { Line } from './action-fields'
import { callNow, decide, divert, withdraw } from './yard-actions'
import type { Approvals, Card, Returning } from './yard-data'
import { YardRequest } from './yard-request'

type Act = (action: RecordAction) => void
type Props = {
  waiting: readonly Card[]
  called: readonly Card[]
  approvals: Approvals
  returning: readonly Returning[]
  lines: readonly Line[]
  alertMinutes: number
  onAct: Act
}

/** The yard by what happens to a truck: waiting in its rank, called, asking, and on the way back. */
export function YardLanes({ waiting, called, approvals, returning, lines, alertMinutes, onAct }: Props) {
  const asked = approvals.skips.length + approvals.rejections.length
  return (
    <div className="grid grid-cols-1 content-start gap-4 p-4">
      {asked > 0 && (
        <Lane title="Asked of you" count={asked} tone="stop">
          {approvals.skips.map(row => (
            <YardRequest
              key={row.id}
              title={`${row.truckNo} asks to be passed once`}
              text={`${row.driverName}: ${row.reason}`}
              yes="Grant"
              no="Deny"
              onDecide={status => onAct(decide('decide-skip', row, status === 'yes' ? 'granted' : 'denied'))}
            />
          ))}
          {approvals.rejections.map(row => (
            <YardRequest
              key={row.id}
              title={`${row.driverName} refuses this plant`}
              text={row.reason}
              yes="Accept"
              no="Refuse"
              onDecide={status => onAct(decide('decide-rejection', row, status === 'yes' ? 'accepted' : 'refused'))}
            />
          ))}
        </Lane>
      )}
      <Lane title="Called and loading" count={called.length} tone="waiting" empty="No truck is called.">
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
                      label: 'Acknowledge',
                      intent: 'acknowledge',
                      fields: { queueId: row.queueId },
                      done: `${row.truckNo} acknowledged`,
                    })
                  }
                >
                  Acknowledge
                </Button>
                <Button
                  size="lg"
                  onClick={() =>
                    onAct({
                      label: 'Call again',
                      intent: 'call',
                      fields: { queueId: row.queueId },
                      done: `${row.truckNo} is called again`,
                    })
                  }
                >
                  <PhoneCall /> Again
                </Button>
              </>
            )}
          </TruckCard>
        ))}
      </Lane>
      <Lane title="Waiting in the yard" count={waiting.length} tone="neutral" empty="The yard is empty.">
        {waiting.map((row, place) => (
          <TruckCard key={row.queueId} row={row} rank={place + 1} since={row.joinedAt} lines={lines} onAct={onAct}>
            <Button size="lg" onClick={() => onAct(callNow(row))}>
              <PhoneCall /> Call
            </Button>
          </TruckCard>
        ))}
      </Lane>
      <Lane title="Coming back" count={returning.length} tone="return" empty="No truck is on its way back.">
        {returning.map(row => (
          <li
            key={row.deliveryOrderId}
            className="flex items-center gap-3 rounded-md border border-line bg-raised px-3 py-2"
          >
            <span className="min-w-0 flex-1">
              <span className="code font-semibold text-body">{row.truckNo}</span>
              <span className="block truncate text-muted text-table">
                {row.driverName}
                {row.returnConcrete && Number(row.returnConcrete) > 0 && `, ${Number(row.returnConcrete)} m³ on board`}
              </span>
            </span>
            <span className="figures text-table">about {showTime(row.expectedAt)}</span>
          </li>
        ))}
      </Lane>
    </div>
  )
}

function Lane({
  title,
  count,
  tone,
  empty,
  children,
}: {
  title: string
  count: number
  tone: Tone
  empty?: string
  children: React.ReactNode
}) {
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-2">
      <h2 className="flex items-center gap-2 font-semibold text-table" data-tone={tone}>
        <span aria-hidden className="size-2 rounded-full bg-tone" />
        <span className="flex-1">{title}</span>
        <span className="figures text-muted">{count}</span>
      </h2>
      <ul className="grid grid-cols-1 gap-2">
        {count === 0 ? <li className="text-muted text-table">{empty}</li> : children}
      </ul>
    </section>
  )
}

type TruckProps = {
  row: Card
  rank?: number
  since: string
  promised?: number | undefined
  lines: readonly Line[]
  onAct: Act
  children?: React.ReactNode
}

function TruckCard({ row, rank, since, promised, lines, onAct, children }: TruckProps) {
  return (
    <li className="grid grid-cols-1 gap-2 rounded-md border border-line bg-raised px-3 py-2">
      <div className="flex items-center gap-2">
        {rank && <span className="figures w-5 text-muted text-table">{rank}</span>}
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-2">
            <span className="code font-semibold text-section">{row.truckNo}</span>
            <span className="figures text-muted text-table">{showNumber(String(Number(row.maxLoad)))} m³</span>
            <Since since={since} promised={promised} />
          </span>
          <span className="block truncate text-muted text-table">
            {row.driverName}
            {row.minutesLeft !== undefined &&
              row.minutesLeft !== null &&
              `, ${showSpan(row.minutesLeft * 60)} of duty left`}
          </span>
          {(row.orderNo || row.remarks) && (
            <span className="block truncate text-table">
              {[row.doNumber ?? row.orderNo, row.remarks && `“${row.remarks}”`].filter(Boolean).join(' · ')}
            </span>
          )}
        </span>
        {row.status !== 'loading' && (
          <RowMenu
            actions={[
              { label: 'Divert', icon: <Shuffle aria-hidden />, run: () => onAct(divert(row, lines)) },
              { label: 'Withdraw', icon: <X aria-hidden />, danger: true, run: () => onAct(withdraw(row)) },
            ]}
          />
        )}
      </div>
      {children && <div className="flex flex-wrap gap-2 [&>button]:min-h-12 [&>button]:flex-1">{children}</div>}
    </li>
  )
}

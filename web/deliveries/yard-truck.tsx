import { Shuffle, X } from 'lucide-react'
import * as words from '~/domain/deliveries/words'
import { Since } from '~/web/kit/board/lanes'
import { showSpan } from '~/web/kit/dates'
import { showNumber } from '~/web/kit/figures'
import { RowMenu } from '~/web/kit/list/row-menu'
import { WaitingNote } from '~/web/kit/outbox/waiting-note'
import type { RecordAction } from '~/web/kit/record/record-action'
import type { Line } from './action-fields'
import { divert, withdraw } from './yard-buttons'
import type { Card } from './yard-loader'

type TruckProps = {
  row: Card
  rank?: number
  since: string
  promised?: number | undefined
  lines: readonly Line[]
  onAct: (action: RecordAction) => void
  children?: React.ReactNode
}

/** A truck in the yard: who, since when, for what, and what may be done with it. */
export function TruckCard({ row, rank, since, promised, lines, onAct, children }: TruckProps) {
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
              `, ${words.yardDutyLeft({ span: showSpan(row.minutesLeft * 60) })}`}
          </span>
          {(row.orderNo || row.remarks) && (
            <span className="block truncate text-table">
              {[row.doNumber ?? row.orderNo, row.remarks && `“${row.remarks}”`].filter(Boolean).join(' · ')}
            </span>
          )}
        </span>
        {!['loading', 'gone'].includes(row.status) && (
          <RowMenu
            actions={[
              { label: words.yardDivert(), icon: <Shuffle aria-hidden />, run: () => onAct(divert(row, lines)) },
              { label: words.yardWithdraw(), icon: <X aria-hidden />, danger: true, run: () => onAct(withdraw(row)) },
            ]}
          />
        )}
      </div>
      <WaitingNote record={row.queueId} />
      {children && <div className="flex flex-wrap gap-2 [&>button]:min-h-12 [&>button]:flex-1">{children}</div>}
    </li>
  )
}

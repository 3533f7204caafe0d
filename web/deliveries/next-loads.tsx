import { Link, useSearchParams } from '@remix-run/react'
import { CircleCheck, Lock, PackagePlus, TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import * as words from '~/domain/deliveries/words'
import { minutesBetween } from '~/domain/kit/time'
import * as kitWords from '~/domain/kit/words'
import { showTime } from '~/web/kit/dates'
import { showNumber } from '~/web/kit/figures'
import { EmptyNote } from '~/web/kit/list/states'
import { withParams } from '~/web/kit/list/url'
import { useUnsent } from '~/web/kit/outbox/outbox-context'
import { usePortalNow } from '~/web/kit/shell/clock'
import { keysAreOn } from '~/web/kit/shell/shortcuts'
import { Status } from '~/web/kit/status'
import { Badge } from '~/web/ui/badge'
import { cn } from '~/web/ui/cn'
import type { BoardLoad } from './board-loader'

/** The next loads of a line in sequence, each with the time that is left and what would stop it. */
export function NextLoads({ rows, selected }: { rows: readonly BoardLoad[]; selected: string | null }) {
  const box = useRef<HTMLUListElement>(null)
  useArrows(box)
  if (!rows.length)
    return (
      <div className="grid h-full place-items-center p-6">
        <EmptyNote icon={CircleCheck} title={words.nextNone()}>
          {words.nextAllDone()}
        </EmptyNote>
      </div>
    )
  return (
    <ul ref={box} aria-label={words.boardNextLoads()} className="grid content-start">
      {rows.map(row => (
        <NextLoad key={row.id} row={row} selected={row.id === selected} />
      ))}
    </ul>
  )
}

function NextLoad({ row, selected }: { row: BoardLoad; selected: boolean }) {
  const [params] = useSearchParams()
  const now = usePortalNow(15_000)
  const left = Math.round(minutesBetween(now, new Date(row.plannedBatchAt)))
  const waits = ['planned', 'assigned', 'called'].includes(row.status)
  const unsent = useUnsent().filter(entry => entry.records.includes(row.id)).length
  const locked = row.lockedBy && row.lockedUntil && new Date(row.lockedUntil) > now
  return (
    <li className="border-line border-b">
      <Link
        to={withParams(params, { load: selected ? null : row.id })}
        preventScrollReset
        data-load={row.id}
        aria-current={selected ? 'true' : undefined}
        className={cn(
          'grid min-h-18 grid-cols-[84px_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2 text-fg no-underline hover:bg-hover',
          selected && 'bg-brand-soft hover:bg-brand-soft',
        )}
      >
        <span className="grid justify-items-center">
          <span className="figures font-semibold text-section">{showTime(row.plannedBatchAt)}</span>
          {waits && (
            <span
              data-tone={left < 0 ? 'stop' : left < 10 ? 'waiting' : 'neutral'}
              className={cn('figures rounded-sm px-1 text-meta', left < 10 ? 'tone font-semibold' : 'text-muted')}
            >
              {left < 0 ? words.nextLate({ minutes: -left }) : words.nextIn({ minutes: left })}
            </span>
          )}
        </span>
        <span className="min-w-0">
          <span className="flex min-w-0 flex-wrap items-center gap-x-2">
            <span className="code whitespace-nowrap font-semibold text-body">
              {row.doNumber ?? `${row.orderNo} · ${row.loadNo}`}
            </span>
            {locked && (
              <Lock
                aria-label={words.nextLockedBy({ name: row.lockedByName ?? '' })}
                className="size-3.5 shrink-0 text-muted"
              />
            )}
            {unsent > 0 && <Badge tone="waiting">{kitWords.outboxNotSent({ count: unsent })}</Badge>}
            {row.addOns > 0 && (
              <PackagePlus aria-label={words.nextWithAddOns()} className="size-3.5 shrink-0 text-muted" />
            )}
            {waits && !row.assignedBPId && <Badge tone="waiting">{words.nextNoLine()}</Badge>}
            {row.assignedBPId && mixTrouble(row.mix) && (
              <Badge tone="stop" icon={TriangleAlert}>
                {mixTrouble(row.mix)}
              </Badge>
            )}
          </span>
          <span className="block truncate text-muted text-table">
            <span className="code">{row.productCode}</span> · {row.customerName}, {row.locationName}
          </span>
        </span>
        <span className="grid justify-items-end gap-1">
          <span className="flex items-baseline gap-2">
            {row.truckNo && <span className="code text-meta text-muted">{row.truckNo}</span>}
            <span className="figures font-semibold text-section">{showNumber(row.doQuantity, 2)}</span>
          </span>
          <Status of="deliveryOrder" value={row.status} />
        </span>
      </Link>
    </li>
  )
}

function mixTrouble({ mapped, agreed, approved, synced }: BoardLoad['mix']): string | null {
  if (!mapped) return words.nextNoMix()
  if (!agreed) return words.nextMixOther()
  if (!approved) return words.nextMixNotApproved()
  return synced ? null : words.nextMixNotOnLine()
}

/** j and k, or the arrows, walk through the loads. */
function useArrows(box: React.RefObject<HTMLUListElement>) {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const step = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }[event.key]
      const target = event.target as HTMLElement
      if (!step || !keysAreOn() || event.ctrlKey || event.metaKey || event.altKey) return
      if (target.closest('input, textarea, select, [role="dialog"], [role="menu"]')) return
      const links = [...(box.current?.querySelectorAll<HTMLAnchorElement>('[data-load]') ?? [])]
      if (!links.length) return
      const at = links.indexOf(document.activeElement as HTMLAnchorElement)
      const next = links[Math.max(0, Math.min(links.length - 1, at + step))]
      event.preventDefault()
      next?.focus()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [box])
}

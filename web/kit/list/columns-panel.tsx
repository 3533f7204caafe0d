import { useLocation, useNavigate, useSearchParams } from '@remix-run/react'
import { ArrowDown, ArrowUp, Pin } from 'lucide-react'
import { useState } from 'react'
import { LEAST_WIDTH, MOST_WIDTH } from '~/domain/kit/column-width'
import type { KeptForList } from '~/domain/users/saved-view'
import { useDetachedFetcher } from '~/web/kit/record/late-answer'
import { DENSITIES } from '~/web/kit/shell/density'
import { failure, success } from '~/web/kit/toast/toasts'
import { Button } from '~/web/ui/button'
import { cn } from '~/web/ui/cn'
import { Dialog, DialogContent } from '~/web/ui/dialog'
import { Checkbox, Input, Select } from '~/web/ui/input'
import { usualKeys } from './column'
import { listKey } from './kept'
import { withParams } from './url'

type Named = { key: string; label: string; hidden?: boolean | undefined }
type Props = { columns: readonly Named[]; shown: string[]; setting: KeptForList['setting']; onClose: () => void }

/** Which columns, in which order, how wide, how many stay at the left, how high the rows are; remembered with the person. */
export default function ColumnsPanel({ columns, shown, setting, onClose }: Props) {
  const [order, setOrder] = useState(() => [
    ...shown.flatMap(key => columns.find(column => column.key === key) ?? []),
    ...columns.filter(column => !shown.includes(column.key)),
  ])
  const [on, setOn] = useState(shown)
  const [pinned, setPinned] = useState(setting?.pinnedColumns ?? 1)
  const [density, setDensity] = useState(setting?.density ?? '')
  const [widths, setWidths] = useState<Record<string, number>>(setting?.widths ?? {})
  const keep = useKeep(onClose)
  const visible = order.filter(column => on.includes(column.key))
  const move = (at: number, by: number) => {
    const next = [...order]
    next.splice(at + by, 0, ...next.splice(at, 1))
    setOrder(next)
  }
  const apply = () => {
    const keys = visible.map(column => column.key)
    const usual = keys.join() === usualKeys(columns).join()
    const chosen = { columns: usual ? [] : keys, pinnedColumns: pinned, widths, density: density || null }
    keep(chosen, usual ? null : keys.join())
  }
  return (
    <Dialog open onOpenChange={open => !open && onClose()}>
      <DialogContent
        place="side"
        title="Columns and density"
        description="Remembered for this list wherever you sign in."
        footer={
          <>
            <Button
              look="quiet"
              className="mr-auto"
              onClick={() => keep({ columns: [], pinnedColumns: 1, widths: {}, density: null }, null)}
            >
              Reset
            </Button>
            <Button onClick={onClose}>Cancel</Button>
            <Button look="primary" onClick={apply}>
              Show these columns
            </Button>
          </>
        }
      >
        <ul className="grid gap-px">
          {order.map((column, at) => {
            const place = visible.indexOf(column)
            return (
              <li key={column.key} className="flex min-h-9 items-center gap-1 rounded-md hover:bg-hover">
                <label
                  htmlFor={`column-${column.key}`}
                  className="flex min-h-9 min-w-0 flex-1 cursor-pointer items-center gap-2.5 px-2 text-body"
                >
                  <Checkbox
                    id={`column-${column.key}`}
                    checked={on.includes(column.key)}
                    disabled={at === 0}
                    onChange={event =>
                      setOn(event.target.checked ? [...on, column.key] : on.filter(key => key !== column.key))
                    }
                  />
                  <span className="truncate">{column.label}</span>
                </label>
                {place >= 0 && place < 3 && (
                  <Button
                    look="quiet"
                    size="icon-sm"
                    aria-label={`Keep columns up to ${column.label} at the left`}
                    title="Keep at the left"
                    aria-pressed={place < pinned}
                    onClick={() => setPinned(place < pinned && place > 0 ? place : place + 1)}
                  >
                    <Pin className={cn(place < pinned ? 'fill-current text-brand' : 'text-muted')} />
                  </Button>
                )}
                {place >= 0 && (
                  <Input
                    aria-label={`Width of ${column.label} in px`}
                    title="Width in px; empty fits itself"
                    inputMode="numeric"
                    placeholder="auto"
                    className="figures h-7! w-16! px-1.5! text-right text-table!"
                    defaultValue={widths[column.key] ?? ''}
                    onBlur={event => {
                      const width = widthIn(event.target.value)
                      event.target.value = width ? String(width) : ''
                      const { [column.key]: _, ...others } = widths
                      setWidths(width ? { ...others, [column.key]: width } : others)
                    }}
                  />
                )}
                <Button
                  look="quiet"
                  size="icon-sm"
                  aria-label={`Move ${column.label} up`}
                  disabled={at < 2}
                  onClick={() => move(at, -1)}
                >
                  <ArrowUp />
                </Button>
                <Button
                  look="quiet"
                  size="icon-sm"
                  aria-label={`Move ${column.label} down`}
                  disabled={at === 0 || at === order.length - 1}
                  onClick={() => move(at, 1)}
                >
                  <ArrowDown />
                </Button>
              </li>
            )
          })}
        </ul>
        <label htmlFor="row-height" className="mt-5 grid max-w-60 gap-1">
          <span className="font-semibold text-table">Row height</span>
          <Select id="row-height" value={density} onChange={event => setDensity(event.target.value)}>
            <option value="">As everywhere else</option>
            {DENSITIES.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </label>
      </DialogContent>
    </Dialog>
  )
}

const widthIn = (typed: string): number | null => {
  const width = Math.round(Number(typed.replace(/px$/, '').trim()))
  return width > 0 ? Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, width)) : null
}

/** Kept with the person, and in the address so that a copied link shows the same columns. */
function useKeep(onKept: () => void) {
  const { fetcher, onAnswer } = useDetachedFetcher<{ ok: boolean; problem?: { detail: string } }>()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  return (setting: object, cols: string | null) => {
    onAnswer(answer => {
      if (!answer.ok) return void failure({ text: answer.problem?.detail })
      success('Columns kept')
      onKept()
      navigate(withParams(params, { cols, page: params.get('page') }), { replace: true, preventScrollReset: true })
    })
    const json = JSON.stringify({ list: listKey(pathname), ...setting })
    fetcher.submit({ json }, { method: 'post', action: '/act/list-setting' })
  }
}

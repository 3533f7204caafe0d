import { type DragEvent, type KeyboardEvent, useState } from 'react'
import { PRIORITY_WORDS } from '~/domain/orders/order-priority'
import type { Attempt } from '~/web/kit/api'
import { useDetachedFetcher } from '~/web/kit/record/late-answer'
import { failure, success } from '~/web/kit/toast/toasts'
import { Button } from '~/web/ui/button'
import { cn } from '~/web/ui/cn'
import type { BoardOrder } from '../board-sums'
import { LadderRow } from './ladder-row'

const STEPS = [1, 2, 3, 4, 5] as const

/** Changes are gathered and saved together; until then they can be taken back. */
export function PriorityLadder({ rows, mayManage }: { rows: BoardOrder[]; mayManage: boolean }) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map())
  const [over, setOver] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const { fetcher, onAnswer } = useDetachedFetcher<Attempt<unknown>>()
  const stepOf = (row: BoardOrder) => chosen.get(row.id) ?? row.priority
  const changed = rows.filter(row => stepOf(row) !== row.priority)
  const put = (row: BoardOrder, step: number) => {
    if (!mayManage || step < 1 || step > 5) return
    setChosen(before => new Map(before).set(row.id, step))
    setSaid(`${row.orderNo}: ${PRIORITY_WORDS[step - 1]}`)
  }
  const save = () => {
    onAnswer(answer => {
      if (answer.ok) success(changed.length === 1 ? 'Priority saved' : `${changed.length} priorities saved`)
      else failure({ title: 'Not saved', text: answer.problem.detail })
    })
    const orders = changed.map(row => ({ id: row.id, version: row.version, priority: stepOf(row) }))
    fetcher.submit({ orders, key: crypto.randomUUID() }, { method: 'post', encType: 'application/json' })
  }
  const keys = (event: KeyboardEvent) => {
    const line = (event.target as HTMLElement).closest<HTMLElement>('[data-order]')
    const row = rows.find(each => each.id === line?.dataset.order)
    if (!line || !row || event.target !== line) return
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step && event.altKey) put(row, stepOf(row) + step)
    else if (step) neighbour(line, step)?.focus()
    else if (/^[1-5]$/.test(event.key)) put(row, Number(event.key))
    else return
    event.preventDefault()
    // The row is another element under its new step: the focus follows it.
    if (step ? event.altKey : true)
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-order="${row.id}"]`)?.focus())
  }
  const drop = (event: DragEvent, step: number) => {
    event.preventDefault()
    setOver(null)
    const row = rows.find(each => each.id === event.dataTransfer.getData('text/plain'))
    if (row) put(row, step)
  }
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the row inside that has the focus */}
      <div data-scroll className="min-h-0 flex-1 overflow-auto" onKeyDown={keys}>
        {STEPS.map(step => {
          const own = rows.filter(row => stepOf(row) === step)
          return (
            <section
              key={step}
              aria-label={PRIORITY_WORDS[step - 1]}
              onDragOver={event => {
                if (!mayManage) return
                event.preventDefault()
                setOver(step)
              }}
              onDragLeave={() => setOver(null)}
              onDrop={event => drop(event, step)}
              className={cn(over === step && 'bg-brand-soft')}
            >
              <h2 className="figures sticky top-0 z-10 flex items-baseline gap-3 border-line border-b bg-surface px-6 py-1.5 font-semibold text-table max-md:px-4">
                <span className="w-5 text-section">{step}</span> {PRIORITY_WORDS[step - 1]}
                <span className="font-normal text-muted">{own.length || ''}</span>
              </h2>
              {own.length === 0 && (
                <p className="border-line border-b px-6 py-2 text-muted text-table max-md:px-4">No orders here.</p>
              )}
              <ul>
                {own.map(row => (
                  <LadderRow
                    key={row.id}
                    row={row}
                    step={step}
                    changed={step !== row.priority}
                    mayManage={mayManage}
                    onPut={to => put(row, to)}
                  />
                ))}
              </ul>
            </section>
          )
        })}
      </div>
      {mayManage && (
        <footer className="flex min-h-13 shrink-0 items-center gap-3 border-line border-t px-6 py-2 max-md:px-4">
          <p className="mr-auto text-muted text-table">
            {changed.length
              ? `${changed.length} changed, not saved`
              : 'Drag an order, or press Alt ↑ ↓ or 1 to 5 on it'}
          </p>
          <Button disabled={!changed.length} onClick={() => setChosen(new Map())}>
            Take back
          </Button>
          <Button look="primary" disabled={!changed.length || fetcher.state !== 'idle'} onClick={save} data-save>
            Save priorities
          </Button>
        </footer>
      )}
    </>
  )
}

function neighbour(line: HTMLElement, step: number): HTMLElement | undefined {
  const lines = [...document.querySelectorAll<HTMLElement>('[data-order]')]
  return lines[lines.indexOf(line) + step]
}

import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import { draftAsTyped } from '~/domain/billing/draft-as-typed'
import { usualGst } from '~/domain/billing/gst'
import { FormContext } from '~/web/kit/form/form-context'
import { useHydrated } from '~/web/kit/hydrated'
import { cn } from '~/web/ui/cn'
import { Checkbox } from '~/web/ui/input'
import { ScrollBox } from '~/web/ui/scroll-box'
import { AddedRows } from './grid-added'
import { GridBulk } from './grid-bulk'
import { gridKeys } from './grid-keys'
import { GridRow } from './grid-row'
import { GridTotals } from './grid-totals'
import type { Shown } from './shown'
import { type Cells, typedLine } from './typed-cells'

/** Heads with their widths; the product and the reason share what is left. */
const HEADS = [
  ['Delivered', 'w-20'],
  ['DO number', 'w-28'],
  ['Product', ''],
  ['Quantity', 'w-20', true],
  ['Unit', 'w-12'],
  ['System S$', 'w-18', true],
  ['Price S$', 'w-22', true],
  ['Amount S$', 'w-22', true],
  ['By hand', 'w-18'],
  ['Reason', 'w-44'],
  ['Exception', 'w-24'],
] as const

/** The lines of a draft as a table that is typed into; the sums follow the typing. */
export function DraftGrid({
  draft,
  mayEdit,
  onTyped,
}: {
  draft: Shown
  mayEdit: boolean
  onTyped: (on: boolean) => void
}) {
  const { values } = useContext(FormContext)
  const hydrated = useHydrated()
  const box = useRef<HTMLDivElement>(null)
  const [cells, setCells] = useState<Cells>({})
  const [picked, setPicked] = useState<readonly number[]>([])
  const [removed, setRemoved] = useState<readonly number[]>([])
  const [added, setAdded] = useState<readonly number[]>([])
  // A draft read anew starts the form anew, and with it this.
  useEffect(() => onTyped(false), [onTyped])
  const lines = draft.lines
  const now = draftAsTyped(
    lines,
    lines.map((_, at) => ({ ...typedLine(cells, values, `lines.${at}`), removed: removed.includes(at) })),
    added.map(at => typedLine(cells, values, `adjustments.${at}`)),
    usualGst(draft),
  )
  const pick = useCallback(
    (at: number) => setPicked(old => (old.includes(at) ? old.filter(one => one !== at) : [...old, at])),
    [],
  )
  const remove = useCallback(
    (at: number) => {
      setRemoved(old => (old.includes(at) ? old.filter(one => one !== at) : [...old, at]))
      setPicked(old => old.filter(one => one !== at))
      setCells(old => Object.fromEntries(Object.entries(old).filter(([name]) => !name.startsWith(`lines.${at}.`))))
      onTyped(true)
    },
    [onTyped],
  )
  const offered = lines.map((_, at) => at).filter(at => !removed.includes(at))
  const all = offered.length > 0 && offered.every(at => picked.includes(at))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of its cells
    <div
      ref={box}
      onKeyDown={event => gridKeys(event, pick, () => setPicked([]))}
      onInput={event => {
        const { name, type, value, checked } = event.target as HTMLInputElement
        if (!name) return
        setCells(old => ({ ...old, [name]: type === 'checkbox' ? String(checked) : value }))
        onTyped(true)
      }}
    >
      {mayEdit && <GridBulk box={box} picked={picked} onDone={() => setPicked([])} />}
      <ScrollBox>
        <table className="grid-table">
          <caption className="sr-only">Lines</caption>
          <thead>
            <tr>
              <th scope="col" className="w-7">
                {mayEdit && hydrated && (
                  <Checkbox
                    aria-label="Select all lines"
                    checked={all}
                    onChange={() => setPicked(all ? [] : offered)}
                  />
                )}
              </th>
              {HEADS.map(([head, width, right]) => (
                <th key={head} scope="col" className={cn(width, right && 'text-right')}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line, at) => (
              <GridRow
                key={line.id}
                line={line}
                at={at}
                amount={now.lines[at]!.amount}
                byHand={now.lines[at]!.byHand.join(' ')}
                removed={removed.includes(at)}
                picked={picked.includes(at)}
                exceptions={draft.exceptions.filter(
                  of =>
                    of.lineId === line.id ||
                    (!of.lineId && of.deliveryOrderId !== null && of.deliveryOrderId === line.deliveryOrderId),
                )}
                mayEdit={mayEdit}
                onPick={pick}
                onRemove={remove}
              />
            ))}
            {mayEdit && (
              <AddedRows
                rows={added}
                amounts={now.added}
                onAdd={() => setAdded([...added, (added.at(-1) ?? -1) + 1])}
                onRemove={at => setAdded(added.filter(one => one !== at))}
              />
            )}
          </tbody>
        </table>
      </ScrollBox>
      <GridTotals draft={draft} now={now.totals} />
    </div>
  )
}

import { useState } from 'react'
import type { Conflict } from '~/domain/kit/gantt/conflicts'
import type { Move } from '~/domain/kit/gantt/move'
import { clockOf } from '~/domain/kit/gantt/scale'
import type { PlanChart } from '~/domain/orders/order-plan-chart'
import { cn } from '~/web/ui/cn'
import { CostList } from './chart-cost'
import type { Asking } from './chart-dialogs'
import { LoadPanel } from './chart-load-panel'
import { OpenOrders } from './chart-open-orders'
import type { Explained } from './use-explanation'

type Props = {
  chart: PlanChart
  selected: string | null
  explained: Explained
  conflicts: readonly Conflict[]
  editable: boolean
  onSelect: (load: string) => void
  onAsk: (asking: Asking) => void
  onMove: (move: Move) => void
}

const TABS = ['load', 'open', 'conflicts', 'cost'] as const
type Tab = (typeof TABS)[number]

/** Beside the chart: the chosen load, what is not planned, what is wrong, what it costs. */
export function SidePanel(props: Props) {
  const { chart, conflicts, selected } = props
  const [tab, setTab] = useState<Tab>(chart.unserved.length ? 'open' : 'load')
  const [seen, setSeen] = useState(selected)
  // Choosing another load shows it, whatever was open before.
  if (seen !== selected) {
    setSeen(selected)
    if (selected && tab !== 'conflicts') setTab('load')
  }
  const labels: Record<Tab, string> = {
    load: 'Load',
    open: `Open ${chart.unserved.length}`,
    conflicts: `Conflicts ${conflicts.length}`,
    cost: 'Cost',
  }
  return (
    <aside
      aria-label="Details"
      className="flex w-86 shrink-0 flex-col border-line border-l max-lg:hidden print:hidden"
      data-side=""
    >
      <div role="tablist" aria-label="Details" className="flex shrink-0 gap-1 border-line border-b px-2">
        {TABS.map(each => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`side-${each}`}
            aria-selected={tab === each}
            aria-controls="side-panel"
            onClick={() => setTab(each)}
            className={cn(
              'figures h-9 border-b-2 px-2 text-table',
              tab === each ? 'border-brand font-semibold text-fg' : 'border-transparent text-muted',
            )}
          >
            {labels[each]}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id="side-panel"
        aria-labelledby={`side-${tab}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto outline-offset-[-2px]"
      >
        {tab === 'load' && <LoadPanel {...props} />}
        {tab === 'open' && <OpenOrders chart={chart} onAsk={props.onAsk} />}
        {tab === 'conflicts' && (
          <Conflicts conflicts={conflicts} selected={selected} onSelect={props.onSelect} chart={chart} />
        )}
        {tab === 'cost' && <CostList parts={chart.cost} />}
      </div>
    </aside>
  )
}

type ConflictsProps = {
  conflicts: readonly Conflict[]
  selected: string | null
  onSelect: (load: string) => void
  chart: PlanChart
}

function Conflicts({ conflicts, selected, onSelect, chart }: ConflictsProps) {
  if (!conflicts.length) return <p className="px-4 py-3 text-muted text-table">No load breaks a rule.</p>
  const loads = new Map(chart.loads.map(load => [load.loadId, load]))
  return (
    <ul>
      {conflicts.map(({ load, at, word }) => (
        <li key={load}>
          <button
            type="button"
            onClick={() => onSelect(load)}
            aria-current={load === selected || undefined}
            className={cn(
              'figures grid w-full grid-cols-[44px_1fr] gap-x-2 border-line border-b px-4 py-2 text-left text-table hover:bg-hover',
              load === selected && 'bg-brand-soft',
            )}
          >
            <span className="font-semibold">{clockOf(at)}</span>
            <span>
              <span className="code">
                {loads.get(load)?.orderNo} load {loads.get(load)?.loadNo}
              </span>
              <span className="block text-stop">{word}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

import { Tabs } from 'radix-ui'
import { useState } from 'react'
import type { Conflict } from '~/domain/kit/gantt/conflicts'
import type { Move } from '~/domain/kit/gantt/move'
import { clockOf } from '~/domain/kit/gantt/scale'
import type { PlanChart } from '~/domain/orders/plan/chart'
import { cn } from '~/web/ui/cn'
import type { Explained } from '../use-explanation'
import { CostList } from './cost-list'
import type { Asking } from './dialog-props'
import { LoadPanel } from './load-panel'
import { OpenOrders } from './open-orders'

type Props = {
  /** A run is on its way: what is open, in conflict or costs is not known before it is ready. */
  planning: boolean
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
  const { chart, conflicts, planning, selected } = props
  const [tab, setTab] = useState<Tab>(chart.unserved.length ? 'open' : 'load')
  const [seen, setSeen] = useState(selected)
  // Choosing another load shows it, whatever was open before.
  if (seen !== selected) {
    setSeen(selected)
    if (selected && tab !== 'conflicts') setTab('load')
  }
  const labels: Record<Tab, string> = {
    load: 'Load',
    open: planning ? 'Open …' : `Open ${chart.unserved.length}`,
    conflicts: planning ? 'Conflicts …' : `Conflicts ${conflicts.length}`,
    cost: 'Cost',
  }
  return (
    <aside
      aria-label="Details"
      className="flex w-86 shrink-0 flex-col border-line border-l max-lg:hidden print:hidden"
      data-side=""
    >
      <Tabs.Root value={tab} onValueChange={value => setTab(value as Tab)} className="flex min-h-0 flex-1 flex-col">
        <Tabs.List aria-label="Details" className="flex shrink-0 gap-1 border-line border-b px-2">
          {TABS.map(each => (
            <Tabs.Trigger
              key={each}
              value={each}
              className="figures h-9 border-transparent border-b-2 px-2 text-muted text-table data-[state=active]:border-brand data-[state=active]:font-semibold data-[state=active]:text-fg"
            >
              {labels[each]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value={tab} className="min-h-0 flex-1 overflow-y-auto outline-offset-[-2px]">
          {tab === 'load' && <LoadPanel {...props} />}
          {planning && tab !== 'load' && (
            <p role="status" className="px-4 py-3 text-muted text-table">
              Planning… This shows when the plan is ready.
            </p>
          )}
          {!planning && tab === 'open' && <OpenOrders chart={chart} onAsk={props.onAsk} />}
          {!planning && tab === 'conflicts' && (
            <Conflicts conflicts={conflicts} selected={selected} onSelect={props.onSelect} chart={chart} />
          )}
          {!planning && tab === 'cost' && <CostList parts={chart.cost} />}
        </Tabs.Content>
      </Tabs.Root>
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

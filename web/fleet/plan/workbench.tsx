import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { conflictsOf, nextConflict } from '~/domain/kit/gantt/conflicts'
import { shortfalls } from '~/domain/kit/gantt/curve'
import type { Move, Verdict } from '~/domain/kit/gantt/move'
import type { PlanChart } from '~/domain/orders/plan/chart'
import { useCan } from '~/web/kit/can'
import { Gantt } from '~/web/kit/gantt/gantt'
import { GanttAgenda } from '~/web/kit/gantt/gantt-agenda'
import { GanttLegend } from '~/web/kit/gantt/gantt-legend'
import { GanttPrint, usePrinting } from '~/web/kit/gantt/gantt-print'
import type { GanttHandle } from '~/web/kit/gantt/gantt-props'
import { usePortalNow } from '~/web/kit/shell/clock'
import { failure } from '~/web/kit/toast/toasts'
import { useExplanation } from '../use-explanation'
import { usePlaceVerdict } from '../use-place-verdict'
import { usePlanDraft } from '../use-plan-draft'
import { dayClock } from './day-clock'
import type { Asking } from './dialog-props'
import { ChartDialogs } from './dialogs'
import { demandOf } from './draft'
import { FiguresLine } from './figures'
import { ChartHead } from './head'
import { judgeOf, sayMoveOf } from './judge'
import { LoadTable } from './load-table'
import { PlanProgress } from './progress'
import { isPlanning, type Schedule } from './schedule-loader'
import { firstToMove, sectionsOf } from './sections'
import { SidePanel } from './side-panel'
import { ChartBar } from './toolbar'

const FOLDED: ReadonlySet<string> = new Set()

/** The schedule at work: the chart, what is tried on it, and beside it why each load is where it is. */
export function ChartWork({ schedule, chart: planned }: { schedule: Schedule; chart: PlanChart }) {
  const draft = usePlanDraft(planned)
  const { chart } = draft
  const mayManage = useCan()('manage', 'order_plan')
  const editable = mayManage && planned.plan !== null && ['ready', 'published'].includes(planned.plan.status)
  const ahead = schedule.orderDate > schedule.today
  const [selected, setSelected] = useState(() => (ahead && editable ? firstToMove(planned) : null))
  const [asking, setAsking] = useState<Asking | null>(null)
  const [asTable, setAsTable] = useState(false)
  // The button answers at once; the two hundred rows come after it.
  const table = useDeferredValue(asTable)
  const [beside, setBeside] = useState(true)
  const gantt = useRef<GanttHandle>(null)
  const printing = usePrinting()
  const clock = useMemo(() => dayClock(planned.orderDate, planned.zone), [planned])
  const present = clock.minuteOf(usePortalNow(30_000).toISOString())
  const now = schedule.orderDate === schedule.today ? present : null
  const sections = useMemo(() => sectionsOf(chart, schedule.beside), [chart, schedule.beside])
  const conflicts = useMemo(
    () => conflictsOf(sections.flatMap(section => (section.movable || section.source ? section.bars : []))),
    [sections],
  )
  const demand = useMemo(() => ({ title: 'Trucks needed', ...demandOf(chart) }), [chart])
  const hours = useMemo(
    () => ({ from: clock.minuteOf(chart.from), until: clock.minuteOf(chart.until) }),
    [chart, clock],
  )
  const explained = useExplanation(chart.plan?.id ?? null, selected)
  const rules = useMemo(() => judgeOf(chart), [chart])
  const say = useMemo(() => sayMoveOf(chart), [chart])
  const tried = usePlaceVerdict(chart, draft)
  const { of: checked } = tried
  const judge = useCallback(
    (move: Move): Verdict =>
      checked(move) ?? { ...rules(move, explained.load === move.load ? explained.never : null), checked: false },
    [checked, rules, explained],
  )
  const next = (step: 1 | -1) => {
    const found = nextConflict(conflicts, selected, step)
    if (found) setSelected(found.load)
  }
  const openCard = (load: string) => {
    setSelected(load)
    setAsking({ kind: 'load', load })
  }
  const agenda = <GanttAgenda sections={sections} onOpen={openCard} />
  return (
    <div className="full-height">
      <ChartHead
        schedule={schedule}
        count={`${chart.loads.length} loads`}
        actions={
          <ChartBar
            schedule={schedule}
            draft={draft}
            conflicts={conflicts.length}
            onNext={() => next(1)}
            asTable={asTable}
            onTable={() => setAsTable(!asTable)}
            beside={beside}
            onBeside={() => setBeside(!beside)}
            onAsk={setAsking}
          />
        }
      />
      {schedule.plan && <PlanProgress key={`${schedule.plan.id} ${schedule.plan.status}`} plan={schedule.plan} />}
      <FiguresLine schedule={schedule} draft={draft} conflicts={conflicts.length} onAsk={setAsking} />
      <div className="flex min-h-0 flex-1 border-line border-t max-md:block">
        <div className="flex min-h-0 min-w-0 flex-1 flex-col">
          {printing ? (
            <GanttPrint sections={sections} hours={hours} />
          ) : table ? (
            <LoadTable chart={chart} selected={selected} onSelect={setSelected} />
          ) : (
            <Gantt
              ref={gantt}
              label="Schedule of trucks, batching lines and pours"
              sections={sections}
              hours={hours}
              now={now}
              selected={selected}
              onSelect={setSelected}
              conflicts={conflicts}
              demand={demand}
              demandNote={<DemandNote trucks={chart.trucks.length} demand={demand} />}
              folded={FOLDED}
              editable={editable}
              judge={judge}
              sayMove={say}
              onHold={setSelected}
              onTry={tried.ask}
              onMove={move => draft.move(move)}
              onRefuse={words => failure({ title: 'It cannot be moved', text: words })}
              onAsk={load => (editable ? setAsking({ kind: 'move', load }) : undefined)}
              onUndo={draft.undo}
              onRedo={draft.redo}
              otherwise={agenda}
            />
          )}
          <GanttLegend keys={editable} />
        </div>
        {beside && (
          <SidePanel
            planning={isPlanning(schedule.plan)}
            chart={chart}
            selected={selected}
            explained={explained}
            conflicts={conflicts}
            editable={editable}
            onSelect={setSelected}
            onAsk={setAsking}
            onMove={draft.move}
          />
        )}
      </div>
      <ChartDialogs
        asking={asking}
        schedule={schedule}
        chart={chart}
        draft={draft}
        explained={explained}
        judge={judge}
        onTry={tried.ask}
        editable={editable}
        onAsk={setAsking}
        onClose={() => {
          setAsking(null)
          gantt.current?.focus()
        }}
      />
    </div>
  )
}

function DemandNote({ trucks, demand }: { trucks: number; demand: ReturnType<typeof demandOf> }) {
  const short = shortfalls(demand.needed, demand.available).reduce((sum, span) => sum + span.until - span.from, 0)
  return (
    <>
      <p className="text-muted">
        at most {Math.max(0, ...demand.needed.map(step => step.count))} of {trucks}
      </p>
      {short > 0 && <p className="font-semibold text-stop">{short} min short</p>}
    </>
  )
}

import { useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { movedBar, spanOf } from '~/domain/kit/gantt/bar'
import { conflictsOf } from '~/domain/kit/gantt/conflicts'
import { type Move, shiftOf, type Verdict } from '~/domain/kit/gantt/move'
import { clockOf } from '~/domain/kit/gantt/scale'
import { GanttChart } from '~/web/kit/gantt/gantt-chart'
import { generatedDay } from './day'
import { naiveChart } from './naive'

/** The page of the benchmark: the chart of the kit and a plain one over the same day, mounted on demand. */
function Chart({ day }: { day: ReturnType<typeof generatedDay> }) {
  const [bars, setBars] = useState(day.bars)
  // The first load of the day is batched and would not be dragged.
  const [selected, setSelected] = useState<string | null>('load-3')
  const sections = useMemo(
    () => day.sections.map(section => (section.movable ? { ...section, bars } : section)),
    [day, bars],
  )
  const conflicts = useMemo(() => conflictsOf(bars), [bars])
  const byRow = useMemo(() => Map.groupBy(bars, bar => bar.row), [bars])
  const judge = (move: Move): Verdict => {
    const held = bars.find(bar => bar.load === move.load)!
    const { from, until } = spanOf(movedBar(held, shiftOf(move)))
    const other = byRow.get(move.row)?.find(bar => {
      const span = spanOf(bar)
      return bar.load !== move.load && span.from < until && span.until > from
    })
    return other ? { allowed: false, reason: `It meets ${other.label}` } : { allowed: true, reason: null }
  }
  return (
    <GanttChart
      label="Schedule"
      className="h-full"
      sections={sections}
      hours={{ from: 240, until: 1320 }}
      now={560}
      selected={selected}
      onSelect={setSelected}
      demand={day.demand}
      conflicts={conflicts}
      editable
      judge={judge}
      sayMove={(move, verdict) => [`${move.row}, loads ${clockOf(move.minute)}`, verdict.reason ?? 'Allowed here']}
      onMove={move =>
        setBars(before => before.map(bar => (bar.load === move.load ? movedBar(bar, shiftOf(move), move.row) : bar)))
      }
    />
  )
}

Object.assign(window, {
  mountOurs(trucks: number, loads: number) {
    createRoot(document.getElementById('root')!).render(<Chart day={generatedDay(trucks, loads)} />)
  },
  mountNaive(trucks: number, loads: number) {
    naiveChart(document.getElementById('root')!, generatedDay(trucks, loads))
  },
})

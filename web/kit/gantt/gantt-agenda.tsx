import { type Bar, type Row, type Section, spanOf } from '~/domain/kit/gantt/bar'
import { packRows } from '~/domain/kit/gantt/lanes'
import { clockOf } from '~/domain/kit/gantt/scale'
import { cn } from '~/web/ui/cn'

type Group = Pick<Row, 'id' | 'title' | 'facts' | 'side'> & { bars: readonly Bar[] }

/** The schedule as a phone shows it: each row with its loads one below the other. A press opens what can be done. */
export function GanttAgenda({ sections, onOpen }: { sections: readonly Section[]; onOpen: (load: string) => void }) {
  return (
    <div className="pb-6" data-agenda="">
      {sections.flatMap(groupsOf).map(group => (
        <section key={group.id} aria-label={group.title}>
          <h2 className="figures sticky top-0 z-10 flex items-baseline gap-2 border-line border-b bg-surface px-4 py-2 text-table">
            <span className="code">{group.title}</span>
            <span className="min-w-0 flex-1 truncate text-muted">{group.facts}</span>
            <span>{group.side}</span>
          </h2>
          <ul>
            {group.bars.map(bar => (
              <li key={bar.id}>
                <AgendaLoad bar={bar} onOpen={() => onOpen(bar.load)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** The trucks with their loads; loads without a truck are one group, however many rows they take in the chart. */
function groupsOf(section: Section): Group[] {
  const bars = section.bars.filter(bar => !bar.faint)
  if (section.source) {
    const sorted = [...bars].sort((a, b) => spanOf(a).from - spanOf(b).from)
    return [{ id: section.id, title: section.title, facts: section.note ?? '', bars: sorted }]
  }
  if (!section.movable) return []
  const packed = packRows(bars)
  return section.rows.flatMap(row => {
    const own = packed.get(row.id)?.bars.map(({ bar }) => bar) ?? []
    return own.length ? [{ ...row, bars: own }] : []
  })
}

function AgendaLoad({ bar, onOpen }: { bar: Bar; onOpen: () => void }) {
  const [name, ...more] = bar.words
  return (
    <button
      type="button"
      onClick={onOpen}
      className={cn(
        'figures flex min-h-12 w-full gap-3 border-line border-b px-4 py-2 text-left text-table',
        bar.breach && 'border-l-4 border-l-stop',
      )}
    >
      <span className="w-11 shrink-0 font-semibold text-body">{clockOf(spanOf(bar).from)}</span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{name}</span>
        <span className="block text-muted">{more.join(' · ')}</span>
      </span>
    </button>
  )
}

import { Fragment } from 'react'
import { type Section, spanOf } from '~/domain/kit/gantt/bar'
import { packRows } from '~/domain/kit/gantt/lanes'
import { clockOf } from '~/domain/kit/gantt/scale'
import { cn } from '~/web/ui/cn'

/** The schedule as a phone shows it: each row with its loads one below the other. A press opens what can be done. */
export function GanttAgenda({ sections, onOpen }: { sections: readonly Section[]; onOpen: (load: string) => void }) {
  return (
    <div className="pb-6" data-agenda="">
      {sections
        .filter(section => section.movable || section.source)
        .map(section => {
          const packed = packRows(section.bars.filter(bar => !bar.faint))
          return (
            <Fragment key={section.id}>
              {section.rows
                .filter(row => packed.get(row.id)?.bars.length)
                .map(row => (
                  <section key={row.id} aria-label={row.title}>
                    <h2 className="figures sticky top-0 z-10 flex items-baseline gap-2 border-line border-b bg-surface px-4 py-2 text-table">
                      <span className="code">{row.title}</span>
                      <span className="min-w-0 flex-1 truncate text-muted">{row.facts}</span>
                      <span>{row.side}</span>
                    </h2>
                    <ul>
                      {packed.get(row.id)!.bars.map(({ bar }) => {
                        const [name, ...more] = bar.words
                        return (
                          <li key={bar.id}>
                            <button
                              type="button"
                              onClick={() => onOpen(bar.load)}
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
                          </li>
                        )
                      })}
                    </ul>
                  </section>
                ))}
            </Fragment>
          )
        })}
    </div>
  )
}

import { showDate, showTime } from '~/web/kit/dates'
import { cn } from '~/web/ui/cn'

type Span = { state: 'duty' | 'driving' | 'break'; from: string; to: string }
export type Week = {
  rules: { dutyHours: number; continuousHours: number; breakMinutes: number }
  ruleSet: { country: string; name: string; source: string } | null
  days: { day: string; from: string; duty: number; driving: number; breaks: number; over: boolean; spans: Span[] }[]
}

const DAY_MS = 86_400_000
const LOOK = { duty: 'bg-(--phase-pour)', driving: 'bg-(--phase-travel)', break: 'bg-(--phase-return) opacity-50' }
const WORD = { duty: 'on duty', driving: 'driving', break: 'break' }
const spoken = (minutes: number) => `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`

/** Seven days of duty and rest as bars over 24 hours, with the sum and whether it was too much. */
export function WeekBar({ week: { days, rules, ruleSet } }: { week: Week }) {
  return (
    <section aria-label="The last seven days" className="grid gap-2 rounded-lg border border-line bg-raised p-4">
      <header className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="font-semibold text-body">The last seven days</h2>
        <p className="text-muted text-table">
          {ruleSet ? `${ruleSet.name}, ${ruleSet.source}` : 'Rules of the company'}: at most {rules.dutyHours} h a day,{' '}
          {rules.continuousHours} h without a break of {rules.breakMinutes} min
        </p>
      </header>
      <ol className="grid gap-1.5">
        {days.map(({ day, from, duty, breaks, over, spans }) => (
          <li
            key={day}
            className="grid grid-cols-[5.5rem_minmax(0,1fr)_10.5rem] items-center gap-3 text-table max-md:grid-cols-[5.5rem_minmax(0,1fr)]"
          >
            <span className="figures text-muted">{showDate(day)}</span>
            <span className="relative block h-4 overflow-hidden rounded-sm bg-sunken">
              {[6, 12, 18].map(hour => (
                <span
                  key={hour}
                  aria-hidden
                  className="absolute inset-y-0 w-px bg-line"
                  style={{ left: `${(100 * hour) / 24}%` }}
                />
              ))}
              {spans.map(span => (
                <span
                  key={span.from}
                  title={`${WORD[span.state]} ${showTime(span.from)}–${showTime(span.to)}`}
                  className={cn('absolute inset-y-0', LOOK[span.state])}
                  style={{
                    left: `${(100 * (Date.parse(span.from) - Date.parse(from))) / DAY_MS}%`,
                    width: `${(100 * (Date.parse(span.to) - Date.parse(span.from))) / DAY_MS}%`,
                  }}
                />
              ))}
            </span>
            <span className="figures max-md:col-start-2">
              {duty > 0 ? (
                <>
                  <span
                    data-tone={over ? 'stop' : undefined}
                    className={over ? 'font-semibold text-tone' : 'font-semibold'}
                  >
                    {spoken(duty)}
                  </span>
                  {breaks > 0 && <span className="text-muted">, {breaks} min rest</span>}
                </>
              ) : (
                <span className="text-muted">Free</span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

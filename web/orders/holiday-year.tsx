import { monthWord } from '~/domain/kit/month-words'
import { showDate } from '~/web/kit/dates'
import { cn } from '~/web/ui/cn'

type Holiday = { day: string; name: string }

/** The year at a glance: twelve months, weekends pale, holidays filled. The list beneath says the same in words. */
export function HolidayYear({ year, today, holidays }: { year: number; today: string; holidays: readonly Holiday[] }) {
  const names = new Map(holidays.map(({ day, name }) => [day, name]))
  const months = Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}`)
  return (
    <div aria-hidden className="grid grid-cols-3 gap-x-6 gap-y-3 max-md:hidden lg:grid-cols-6">
      {months.map(month => (
        <Month key={month} month={month} today={today} names={names} />
      ))}
    </div>
  )
}

function Month({ month, today, names }: { month: string; today: string; names: Map<string, string> }) {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const blank = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7
  const days = Array.from({ length: new Date(Date.UTC(year, number, 0)).getUTCDate() }, (_, at) => at + 1)
  return (
    <div>
      <p className="mb-1 text-meta text-muted">{monthWord(month).split(' ')[0]}</p>
      <div className="grid grid-cols-7 gap-px text-center">
        {days.map(day => {
          const date = `${month}-${String(day).padStart(2, '0')}`
          const name = names.get(date)
          const rest = (blank + day - 1) % 7 > 5
          return (
            <span
              key={day}
              title={name ? `${showDate(date)}, ${name}` : undefined}
              style={day === 1 ? { gridColumnStart: blank + 1 } : undefined}
              className={cn(
                'figures rounded-sm text-meta',
                name ? 'bg-brand font-semibold text-on-brand' : rest && 'text-muted',
                date === today && !name && 'outline outline-line-strong',
              )}
            >
              {day}
            </span>
          )
        })}
      </div>
    </div>
  )
}

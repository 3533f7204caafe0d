import { ageInWords } from '~/domain/cylinders/age-in-words'
import { shortNo } from '~/domain/cylinders/short-no'
import type { WeekDay } from '~/domain/cylinders/week-board'
import * as words from '~/domain/cylinders/words'
import * as kitWords from '~/domain/kit/words'
import { showDate } from '~/web/kit/dates'
import { HereLink } from '~/web/kit/here-link'
import { cn } from '~/web/ui/cn'
import { infoOf, strength } from './words'

type Row = WeekDay['ages'][number]['rows'][number]

const SHOWN = 14

/** One age of one day: each set by the end of its number, with its result once it has one. */
export function WeekCell({ age, day }: { age: WeekDay['ages'][number]; day: string }) {
  const rest = age.rows.length - SHOWN
  return (
    <section aria-label={`${ageInWords(age.ageDays)}, ${showDate(day)}`} className="grid gap-1 px-3 py-2.5">
      <h3 className="flex justify-between text-meta text-muted">
        <span>{ageInWords(age.ageDays)}</span>
        <span className="figures">{age.rows.length}</span>
      </h3>
      <ul className="grid gap-0.5">
        {age.rows.slice(0, SHOWN).map(row => (
          <li key={row.id}>
            <HereLink
              to={infoOf(row.cylinderTestId)}
              title={titleOf(row)}
              className="flex min-h-6 items-baseline justify-between gap-2 rounded-sm px-1 text-fg text-table no-underline hover:bg-hover touch:min-h-11 touch:items-center"
            >
              <span className="truncate">
                <span className="code">{shortNo(row.testNo)}</span>
              </span>
              <span className={cn('figures shrink-0', lookOf(row))}>{wordOf(row)}</span>
            </HereLink>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="px-1 text-meta text-muted">{kitWords.boardAndMore({ count: rest })}</p>}
    </section>
  )
}

function titleOf(row: Row): string {
  const set = `${row.testNo}, ${row.projectName}, ${row.productCode}`
  return row.conflict ? words.weekNoOpenDay({ set }) : set
}

function wordOf(row: Row): string {
  if (row.mean !== null) return strength(row.mean)
  if (row.setStatus === 'assigned') return words.weekNotSampled()
  return row.late ? words.weekSlipped() : words.weekDue()
}

function lookOf(row: Row): string {
  if (row.verdict === 'fail' || row.verdict === 'low') return 'text-stop font-semibold'
  if (row.mean !== null) return ''
  return row.late ? 'text-stop' : 'text-muted'
}

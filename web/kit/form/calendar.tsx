import { DayPicker } from 'react-day-picker'
import { enGB } from 'react-day-picker/locale/en-GB'
import { spokenTag } from '~/domain/kit/translated'
import * as words from '~/domain/kit/words'

type Props = { day: string | null; today: string; onPick: (day: string) => void }

/** How far the list of years reaches from today's; a day beyond is typed. */
const YEARS_BACK = 30
const YEARS_ON = 10

const arrow = 'btn size-(--control) touch:size-11 bg-transparent hover:bg-hover [&_svg]:size-4'
const LOOK = {
  months: 'relative',
  month: 'grid gap-2',
  month_caption: 'flex h-(--control) items-center justify-center px-10 touch:h-11 touch:px-12',
  dropdowns: 'flex gap-1.5',
  dropdown_root:
    'relative inline-flex items-center rounded-sm px-1 focus-within:outline-2 focus-within:outline-brand touch:min-h-11',
  dropdown: 'absolute inset-0 w-full cursor-pointer appearance-none opacity-0',
  caption_label: 'inline-flex items-center gap-1 font-semibold text-body',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: arrow,
  button_next: arrow,
  chevron: 'size-3.5 fill-current',
  month_grid: 'border-collapse',
  weekday: 'h-7 w-9 text-meta font-normal text-muted touch:w-11',
  day: 'p-0 text-center text-table',
  day_button: 'figures size-9 cursor-pointer rounded-md hover:bg-hover touch:size-11',
  outside: 'text-muted',
  today: 'font-semibold text-link',
  selected: '[&>button]:bg-brand [&>button]:font-semibold [&>button]:text-on-brand [&>button]:hover:bg-brand-hover',
}

/** A month to choose a day from; loaded when it is first opened. Arrows move by day and week, Page Up and Down by month. */
export default function Calendar({ day, today, onPick }: Props) {
  const chosen = day ? dateOf(day) : undefined
  const now = dateOf(today)
  return (
    <DayPicker
      mode="single"
      autoFocus
      showOutsideDays
      locale={enGB}
      {...inLanguage()}
      captionLayout="dropdown"
      today={now}
      selected={chosen}
      defaultMonth={chosen ?? now}
      startMonth={new Date(now.getFullYear() - YEARS_BACK, 0)}
      endMonth={new Date(now.getFullYear() + YEARS_ON, 11)}
      onDayClick={date => onPick(dayOf(date))}
      classNames={LOOK}
    />
  )
}

const said = (how: Intl.DateTimeFormatOptions) => (date: Date) => date.toLocaleDateString(spokenTag(), how)

/** Names of months and days as the language of the page has them; the calendar itself brings the English ones. */
const inLanguage = () =>
  spokenTag() === 'en-SG'
    ? {}
    : {
        formatters: { formatMonthDropdown: said({ month: 'long' }), formatWeekdayName: said({ weekday: 'narrow' }) },
        labels: {
          labelDayButton: said({ dateStyle: 'full' }),
          labelWeekday: said({ weekday: 'long' }),
          labelGrid: said({ month: 'long', year: 'numeric' }),
          labelPrevious: words.calendarPrevious,
          labelNext: words.calendarNext,
          labelMonthDropdown: words.calendarMonth,
          labelYearDropdown: words.calendarYear,
        },
      }

/** Midnight by the clock of this device: the calendar knows days by that alone. */
function dateOf(day: string): Date {
  const [year, month, date] = day.split('-').map(Number)
  return new Date(year!, month! - 1, date)
}

const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(part => String(part).padStart(2, '0')).join('-')

import { showNumber } from '../kit/figures'
import { type FullPage, numberColumn as number, type SheetColumn } from '../kit/sheet'
import { spokenDay } from '../kit/time'
import type { Activity } from './activity'
import type { ReportPages } from './report-schedule-pages'

type Part<Name extends keyof Activity> = NonNullable<Activity[Name]>
type Row<Name extends 'hours' | 'plants' | 'late' | 'bills'> = Part<Name>[number]

const hours: SheetColumn<Row<'hours'>>[] = [
  { title: 'Hour', value: row => `${String(row.hour).padStart(2, '0')}:00` },
  number('Planned, m³', row => row.planned, 2),
  number('Delivered, m³', row => row.delivered, 2),
  number('Trucks needed', row => row.trucksNeeded),
  number('Trucks in service', row => row.trucksAvailable),
]
const plants: SheetColumn<Row<'plants'>>[] = [
  { title: 'Code', value: row => row.plantCode },
  { title: 'Plant', value: row => row.plantName, width: 24 },
  number('Planned, m³', row => row.planned, 2),
  number('Delivered, m³', row => row.delivered, 2),
]
const late: SheetColumn<Row<'late'>>[] = [
  { title: 'Delivery order', value: row => row.doNumber, width: 20 },
  { title: 'Order', value: row => row.orderNo, width: 16 },
  { title: 'Project', value: row => row.projectName, width: 32 },
  { title: 'Plant', value: row => row.plantName, width: 20 },
  number('Minutes behind', row => row.minutes),
  { title: 'Status', value: row => row.status },
]
const bills: SheetColumn<Row<'bills'>>[] = [
  { title: 'Status', value: row => row.status },
  number('Drafts', row => row.drafts),
  number('Total', row => row.total, 2),
]

type Figure = [name: string, value: string | number | null, decimals?: number]

const figures = (of: Part<'pours'>): Figure[] => [
  ['Ordered, m³', of.ordered, 2],
  ['Delivered, m³', of.delivered, 2],
  ['Remaining, m³', of.remaining, 2],
  ['Loads', of.loads],
  ['Loads delivered', of.loadsDone],
  ['Late, loads', of.lateNow],
  ['On time means within, minutes', of.onTimeMinutes],
  ['First loads on time, %', of.onTimePercent],
  ['Median wait on site, minutes', of.waitMinutes],
  ['Trucks that carried', of.trucksOut],
  [`Delivered on ${of.sameWeekday.day}, m³`, of.sameWeekday.delivered, 2],
]

/** A day at a glance as pages: its figures, and one for each part of the screen that the person may see. */
export function activityPages(of: Activity): ReportPages {
  const page = <Of>(name: string, columns: SheetColumn<Of>[], rows: readonly Of[] | undefined): FullPage[] =>
    rows ? [{ name, columns, rows }] : []
  const day: SheetColumn<Figure>[] = [
    { title: spokenDay(of.day), value: ([name]) => name, width: 36 },
    number(
      'Figure',
      ([, value]) => value,
      ([, , decimals = 0]) => decimals,
    ),
  ]
  const shown = of.pours ? figures(of.pours) : []
  const pages = [
    ...page('Day', day, of.pours && shown),
    ...page('By hour', hours, of.hours),
    ...page('Plants', plants, of.plants),
    ...page('Late loads', late, of.late),
    ...page('Invoice drafts', bills, of.bills),
  ]
  return {
    period: spokenDay(of.day),
    summary: shown.map(
      ([name, value, decimals = 0]) => `${name}: ${value === null ? '–' : showNumber(value, decimals)}`,
    ),
    pages: pages.length ? pages : page('Day', day, []),
  }
}

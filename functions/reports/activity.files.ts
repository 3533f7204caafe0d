import { activity } from '~/db/reports/activity'
import { type Activity, ActivityDay, PARTS } from '~/domain/reports/activity'
import { area, may } from '../kit/area'
import { attachment } from '../kit/attachment'
import { personOf, sqlOf } from '../kit/context'
import { type SheetColumn, type SheetPage, sheet, XLSX } from '../kit/sheet'
import { query } from '../kit/valid'
import { minuteOf } from './activity'

/** The day as a spreadsheet: its figures, and a page for each part of the screen that the person may see. */
export const activityFiles = area().get(
  '/dashboard/activity/export',
  may('GET /dashboard/activity/export'),
  query(ActivityDay),
  async c => {
    const { day } = c.req.valid('query')
    const asked = { parts: PARTS, day, latest: ALL }
    const found = await activity(sqlOf(c), personOf(c), minuteOf(c.var.now), asked)
    return attachment(c, { name: `Activity_${found.day}.xlsx`, type: XLSX, bytes: await sheet(...pagesOf(found)) })
  },
)

/** More loads than a day has. */
const ALL = 100_000

type Part<Name extends keyof Activity> = NonNullable<Activity[Name]>
type Row<Name extends 'hours' | 'plants' | 'late' | 'bills'> = Part<Name>[number]

const number = <Of>(title: string, value: SheetColumn<Of>['value'], decimals = 0): SheetColumn<Of> => ({
  title,
  kind: 'number',
  decimals,
  value,
})

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

type Figure = [name: string, value: string | number | null]

const figures = (of: Part<'pours'>): Figure[] => [
  ['Ordered, m³', of.ordered],
  ['Delivered, m³', of.delivered],
  ['Remaining, m³', of.remaining],
  ['Loads', of.loads],
  ['Loads delivered', of.loadsDone],
  ['Late, loads', of.lateNow],
  ['On time means within, minutes', of.onTimeMinutes],
  ['First loads on time, %', of.onTimePercent],
  ['Median wait on site, minutes', of.waitMinutes],
  ['Trucks that carried', of.trucksOut],
  [`Delivered on ${of.sameWeekday.day}, m³`, of.sameWeekday.delivered],
]

function pagesOf(of: Activity) {
  const page = <Of>(name: string, columns: SheetColumn<Of>[], rows: Of[] | undefined): SheetPage<Of>[] =>
    rows ? [{ name, columns, rows }] : []
  const day: SheetColumn<Figure>[] = [
    { title: of.day, value: ([name]) => name, width: 36 },
    number('Figure', ([, value]) => value, 2),
  ]
  const made = [
    ...page('Day', day, of.pours && figures(of.pours)),
    ...page('By hour', hours, of.hours),
    ...page('Plants', plants, of.plants),
    ...page('Late loads', late, of.late),
    ...page('Invoice drafts', bills, of.bills),
  ]
  return made.length ? made : page('Day', day, [])
}

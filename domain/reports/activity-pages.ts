import { type FigureName, figureColumn, figureOf, figureTitle } from '../kit/figure/all'
import { showNumber } from '../kit/figures'
import { type FullPage, numberColumn, type SheetColumn } from '../kit/sheet'
import { spokenDay } from '../kit/time'
import { translated } from '../kit/translated'
import type { Activity } from './activity'
import type { ReportPages } from './report-schedule-pages'
import * as words from './words'

type Part<Name extends keyof Activity> = NonNullable<Activity[Name]>
type Row<Name extends 'hours' | 'plants' | 'late' | 'bills'> = Part<Name>[number]

const hours: SheetColumn<Row<'hours'>>[] = [
  { title: 'Hour', value: row => `${String(row.hour).padStart(2, '0')}:00` },
  figureColumn('planned', row => row.planned),
  figureColumn('delivered', row => row.delivered),
  figureColumn('trucksNeeded', row => row.trucksNeeded),
  figureColumn('trucksInService', row => row.trucksAvailable),
]
const plants: SheetColumn<Row<'plants'>>[] = [
  { title: 'Code', value: row => row.plantCode },
  { title: 'Plant', value: row => row.plantName, width: 24 },
  figureColumn('planned', row => row.planned),
  figureColumn('delivered', row => row.delivered),
]
const late: SheetColumn<Row<'late'>>[] = [
  { title: 'Delivery order', value: row => row.doNumber, width: 20 },
  { title: 'Order', value: row => row.orderNo, width: 16 },
  { title: 'Project', value: row => row.projectName, width: 32 },
  { title: 'Plant', value: row => row.plantName, width: 20 },
  figureColumn('minutesBehind', row => row.minutes),
  { title: 'Status', value: row => row.status },
]
const bills: SheetColumn<Row<'bills'>>[] = [
  { title: 'Status', value: row => row.status },
  figureColumn('drafts', row => row.drafts),
  figureColumn('draftTotal', row => row.total),
]

/** `said` is the title in the language of who reads the e-mail; the file is in English. */
type Figure = { title: string; said: string; decimals: number; value: string | number | null }

const figures = (of: Part<'pours'>): Figure[] => [
  figure('planned', of.planned),
  figure('delivered', of.delivered),
  figure('remaining', of.remaining),
  figure('loadsPlanned', of.loads),
  figure('loads', of.loadsDone),
  figure('late', of.lateNow),
  figure('onTimeMinutes', of.onTimeMinutes),
  figure('onTime', of.onTimePercent),
  figure('wait', of.waitMinutes),
  figure('trucksOut', of.trucksOut),
  onDay(figure('delivered', of.sameWeekday.delivered), of.sameWeekday.day),
]

const figure = (name: FigureName, value: Figure['value']): Figure => ({
  title: figureTitle(name),
  said: figureTitle(name, translated(figureOf(name).name)),
  decimals: figureOf(name).digits,
  value,
})

const onDay = (of: Figure, day: string): Figure => ({
  ...of,
  title: `${of.title}, on ${day}`,
  said: words.activityOnDay({ figure: of.said, day: spokenDay(day) }),
})

/** A day at a glance as pages: its figures, and one for each part of the screen that the person may see. */
export function activityPages(of: Activity): ReportPages {
  const page = <Of>(name: string, columns: SheetColumn<Of>[], rows: readonly Of[] | undefined): FullPage[] =>
    rows ? [{ name, columns, rows }] : []
  const day: SheetColumn<Figure>[] = [
    { title: spokenDay(of.day), value: row => row.title, width: 36 },
    numberColumn(
      'Figure',
      row => row.value,
      row => row.decimals,
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
    summary: shown.map(({ said, value, decimals }) => `${said}: ${value === null ? '–' : showNumber(value, decimals)}`),
    pages: pages.length ? pages : page('Day', day, []),
  }
}

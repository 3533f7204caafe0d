import { addDays } from '../kit/time'
import { isLate } from './planned-day'
import { mondayOf } from './report-rows'

export type WeekRow = {
  id: string
  version: number
  cylinderTestId: string
  testNo: string
  ageDays: number
  plannedOn: string
  dueOn: string
  testUntil: Date | string | null
  conflict: boolean
  status: string
  mean: number | null
  verdict: string | null
  setStatus: string
  laboratory: string | null
  plantCode: string
  projectName: string
  productCode: string
  tank: string | null
}
export type WeekDay<Row = WeekRow> = {
  day: string
  closed: string | null
  due: number
  done: number
  late: number
  ages: { ageDays: number; rows: (Row & { late: boolean })[] }[]
}

const DONE = ['with_house_manager', 'with_manager', 'approved', 'testing']

/** Monday to Sunday with what is to be crushed by age. `closedOn` says why a day is closed. */
export function weekBoard<Row extends WeekRow>(
  rows: readonly Row[],
  of: { from: string; today: string; now: Date; closedOn: (day: string) => string | null },
): WeekDay<Row>[] {
  const monday = mondayOf(of.from)
  return Array.from({ length: 7 }, (_, at) => {
    const day = addDays(monday, at)
    const own = rows
      .filter(row => row.plannedOn === day)
      .map(row => ({ ...row, late: !DONE.includes(row.status) && isLate(row, of) }))
    const ages = [...new Set(own.map(row => row.ageDays))].sort((a, b) => a - b)
    return {
      day,
      closed: of.closedOn(day),
      due: own.length,
      done: own.filter(row => DONE.includes(row.status)).length,
      late: own.filter(row => row.late).length,
      ages: ages.map(ageDays => ({ ageDays, rows: own.filter(row => row.ageDays === ageDays) })),
    }
  })
}

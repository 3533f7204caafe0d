import { WAYS, type Way } from './day'
import type { DayFigures } from './figures'
import type { YearDay } from './year'

const DAYS_A_MONTH = 21
const HALF = 0.5
/** Bounds of what is told, per cent, in which it is held against what came true. */
const BINS = [0, 50, 60, 70, 80, 85, 88, 93, 95, 97, 98, 99, 101]

type Sums = Omit<DayFigures, 'told' | 'broken'>

export function sumsOf(days: readonly YearDay[], way: Way): Sums {
  const sum = (of: keyof Sums) => days.reduce((total, day) => total + day.figures[way][of], 0)
  return {
    ...{ orders: sum('orders'), firsts: sum('firsts'), firstsKept: sum('firstsKept'), loads: sum('loads') },
    ...{
      kept: sum('kept'),
      early: sum('early'),
      gaps: sum('gaps'),
      longGaps: sum('longGaps'),
      pauses: sum('pauses'),
      old: sum('old'),
    },
    ...{ ordered: sum('ordered'), served: sum('served'), refused: sum('refused') },
    ...{ busy: sum('busy'), overtime: sum('overtime'), rostered: sum('rostered') },
  }
}

const percent = (part: number, of: number) => (of ? `${((100 * part) / of).toFixed(1)} %` : '–')
const NAMES: Record<Way, string> = { promise: 'promise engine', plan: 'plan alone', 'first-come': 'first come' }
const HEAD = [
  '',
  'first loads',
  'all loads',
  'over limit',
  'pauses',
  'served m³',
  'not served',
  'refused',
  'fleet use',
  'overtime',
  'early',
  'old',
  'CPU s/day',
]
const WIDTHS = [22, 12, 10, 11, 8, 10, 11, 8, 10, 9, 8, 7, 10]

const line = (cells: readonly string[]) =>
  cells.map((cell, at) => (at ? cell.padStart(WIDTHS[at]!) : cell.padEnd(WIDTHS[0]!))).join('')

function rowOf(days: readonly YearDay[], way: Way): string {
  const of = sumsOf(days, way)
  const cpu = days.reduce((total, day) => total + day.cpu[way], 0) / days.length
  return line([
    NAMES[way],
    ...[
      percent(of.firstsKept, of.firsts),
      percent(of.kept, of.loads),
      percent(of.longGaps, of.gaps),
      percent(of.pauses, of.gaps),
    ],
    ...[of.served.toFixed(0), (of.ordered - of.served).toFixed(0), of.refused.toFixed(0)],
    ...[percent(of.busy, of.rostered), percent(of.overtime, of.rostered), percent(of.early, of.loads)],
    ...[percent(of.old, of.loads), cpu.toFixed(2)],
  ])
}

/** By month, then of the year, then what was told beside what came true. */
export function tableOf(days: readonly YearDay[]): string {
  if (!days.length) return 'No day yet'
  const months = Array.from({ length: Math.ceil(days.length / DAYS_A_MONTH) }, (_, at) =>
    days.slice(at * DAYS_A_MONTH, (at + 1) * DAYS_A_MONTH),
  )
  return [
    ...months.flatMap((own, at) => [line([`Month ${at + 1}, ${own.length} days`, ...HEAD.slice(1)]), ...rowsOf(own)]),
    line([`All ${days.length} days`, ...HEAD.slice(1)]),
    ...rowsOf(days),
    ...calibration(days.slice(Math.floor(days.length * HALF))),
  ].join('\n')
}

const rowsOf = (days: readonly YearDay[]) => WAYS.map(way => rowOf(days, way))

/** Chances told for first loads of these days, by what was told. */
export function binsOf(days: readonly YearDay[]) {
  const told = days.flatMap(day => day.figures.promise.told)
  return BINS.slice(1).flatMap((until, at) => {
    const own = told.filter(([chance]) => chance >= BINS[at]! && chance < until)
    if (!own.length) return []
    const mean = own.reduce((sum, [chance]) => sum + chance, 0) / own.length
    const kept = own.reduce((sum, [, came]) => sum + came, 0)
    return [{ from: BINS[at]!, until: until - 1, count: own.length, told: mean, kept: (100 * kept) / own.length }]
  })
}

function calibration(days: readonly YearDay[]): string[] {
  return [
    `Chances told for first loads of the last ${days.length} days`,
    ...binsOf(days).map(
      ({ from, until, count, told, kept }) =>
        `  ${from} to ${until} %  ${String(count).padStart(5)} told, ${told.toFixed(1)} % on average, ${kept.toFixed(1)} % came true`,
    ),
  ]
}

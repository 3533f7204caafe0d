import { AGE_LABELS, AGES, type Ageing, type AgeingRow } from '../billing/receivable'
import { type FigureName, figureColumn, figureOf, figureTitle, showFigure } from '../kit/figure/all'
import { showMoney, showNumber } from '../kit/figures'
import { type Cell, type FullPage, numberColumn, type SheetColumn } from '../kit/sheet'
import { spokenDay } from '../kit/time'
import type { Cockpit, CockpitDay, CockpitSpan, PlantDelivered } from './cockpit'

/** A report as it is sent: the pages of its spreadsheet or paper, and its main figures for the e-mail itself. */
export type ReportPages = { period: string; summary: string[]; pages: FullPage[] }

export const periodOf = ({ from, to }: { from: string; to: string }): string =>
  from === to ? spokenDay(from) : `${spokenDay(from)} to ${spokenDay(to)}`

type Figure = { name: FigureName; of: (span: CockpitSpan) => string | number | null }
const FIGURES: readonly Figure[] = [
  { name: 'delivered', of: span => span.delivered.quantity },
  { name: 'loads', of: span => span.delivered.loads },
  { name: 'onTime', of: span => span.delivered.onTimePercent },
  { name: 'billed', of: span => span.billed },
  { name: 'revenue', of: span => span.revenue },
  { name: 'marginAmount', of: span => span.margin?.amount ?? null },
  { name: 'margin', of: span => span.margin?.percent ?? null },
  { name: 'collected', of: span => span.collected },
  { name: 'overdue', of: span => span.overdue },
  { name: 'overdueCustomers', of: span => span.overdueCustomers },
  { name: 'carbonGate', of: span => span.delivered.carbonPerM3 },
]
const digits = ({ name }: Figure) => figureOf(name).digits

export function cockpitPages({ span, before, days }: Cockpit): ReportPages {
  const shown = (of: CockpitSpan, figure: Figure) => showFigure(figure.name, figure.of(of))
  const figures: SheetColumn<Figure>[] = [
    { title: 'Figure', value: row => figureTitle(row.name), width: 36 },
    {
      ...numberColumn(periodOf(span), row => row.of(span), digits),
      width: 26,
    },
    {
      ...numberColumn(periodOf(before), row => row.of(before), digits),
      width: 26,
    },
  ]
  const plants: SheetColumn<PlantDelivered>[] = [
    { title: 'Plant', value: row => row.plantName, width: 24 },
    figureColumn('delivered', row => row.quantity),
    figureColumn('loads', row => row.loads),
    figureColumn('onTime', row => row.onTimePercent),
    figureColumn('carbonGate', row => row.carbonPerM3),
  ]
  const byDay: SheetColumn<CockpitDay>[] = [
    { title: 'Day', kind: 'day', value: row => row.day },
    figureColumn('revenue', row => row.revenue),
  ]
  return {
    period: periodOf(span),
    summary: FIGURES.map(
      figure => `${figureTitle(figure.name)}: ${shown(span, figure)} (before: ${shown(before, figure)})`,
    ),
    pages: [
      { name: 'Company', columns: figures, rows: FIGURES },
      { name: 'Plants', columns: plants, rows: span.plants },
      { name: 'Revenue by day', columns: byDay, rows: days },
    ],
  }
}

export function ageingPages(of: { day: string; rows: readonly AgeingRow[]; totals: Ageing }): ReportPages {
  const { day, rows, totals } = of
  const money: [string, (ageing: Ageing) => string][] = [
    ...AGES.map((age): [string, (ageing: Ageing) => string] => [AGE_LABELS[age], ageing => ageing[age]]),
    [figureTitle('unallocated'), ageing => ageing.credit],
    [figureTitle('balance'), ageing => ageing.balance],
    [figureTitle('overdue'), ageing => ageing.overdue],
  ]
  const columns: SheetColumn<AgeingRow>[] = [
    { title: 'Code', value: row => row.customerCode, width: 12 },
    { title: 'Customer', value: row => row.customerName, width: 36 },
    ...money.map(([title, value]) => numberColumn<AgeingRow>(title, value, 2)),
  ]
  const total = (): Cell[] => ['', 'Total', ...money.map(([, value]) => value(totals))]
  return {
    period: `as at ${spokenDay(day)}`,
    summary: [
      `${figureOf('balance').name}: ${showMoney(totals.balance)}`,
      `${figureOf('overdue').name}: ${showMoney(totals.overdue)}`,
      `Customers with open items: ${showNumber(rows.length)}`,
    ],
    pages: [{ name: 'Ageing', columns, rows, total }],
  }
}

import { AGE_LABELS, AGES, type Ageing, type AgeingRow } from '../billing/receivable'
import { showMoney, showNumber } from '../kit/figures'
import { type Cell, type FullPage, numberColumn, type SheetColumn } from '../kit/sheet'
import { spokenDay } from '../kit/time'
import type { Cockpit, CockpitDay, CockpitSpan, PlantDelivered } from './cockpit'

/** A report as it is sent: the pages of its spreadsheet or paper, and its main figures for the e-mail itself. */
export type ReportPages = { period: string; summary: string[]; pages: FullPage[] }

export const periodOf = ({ from, to }: { from: string; to: string }): string =>
  from === to ? spokenDay(from) : `${spokenDay(from)} to ${spokenDay(to)}`

type Figure = { name: string; decimals: number; of: (span: CockpitSpan) => string | number | null }
const FIGURES: readonly Figure[] = [
  { name: 'Delivered, m³', decimals: 2, of: span => span.delivered.quantity },
  { name: 'Loads', decimals: 0, of: span => span.delivered.loads },
  { name: 'First loads on time, %', decimals: 0, of: span => span.delivered.onTimePercent },
  { name: 'Of that on drafts or invoices, m³', decimals: 2, of: span => span.billed },
  { name: 'Revenue of that before GST, S$', decimals: 2, of: span => span.revenue },
  { name: 'Margin after costs, S$', decimals: 2, of: span => span.margin?.amount ?? null },
  { name: 'Margin after costs, %', decimals: 1, of: span => span.margin?.percent ?? null },
  { name: 'Payments collected, S$', decimals: 2, of: span => span.collected },
  { name: 'Overdue on the last day, S$', decimals: 2, of: span => span.overdue },
  { name: 'Customers overdue', decimals: 0, of: span => span.overdueCustomers },
  { name: 'Carbon A1 to A3, kg CO₂e/m³', decimals: 1, of: span => span.delivered.carbonPerM3 },
]

export function cockpitPages({ span, before, days }: Cockpit): ReportPages {
  const shown = (of: CockpitSpan, { decimals, of: value }: Figure) => {
    const figure = value(of)
    return figure === null ? '–' : showNumber(figure, decimals)
  }
  const figures: SheetColumn<Figure>[] = [
    { title: 'Figure', value: row => row.name, width: 36 },
    {
      ...numberColumn(
        periodOf(span),
        row => row.of(span),
        row => row.decimals,
      ),
      width: 26,
    },
    {
      ...numberColumn(
        periodOf(before),
        row => row.of(before),
        row => row.decimals,
      ),
      width: 26,
    },
  ]
  const plants: SheetColumn<PlantDelivered>[] = [
    { title: 'Plant', value: row => row.plantName, width: 24 },
    numberColumn('m³', row => row.quantity, 2),
    numberColumn('Loads', row => row.loads),
    numberColumn('First loads on time, %', row => row.onTimePercent),
    numberColumn('kg CO₂e/m³', row => row.carbonPerM3, 1),
  ]
  const byDay: SheetColumn<CockpitDay>[] = [
    { title: 'Day', kind: 'day', value: row => row.day },
    numberColumn('On drafts or invoices before GST, S$', row => row.revenue, 2),
  ]
  return {
    period: periodOf(span),
    summary: FIGURES.map(figure => `${figure.name}: ${shown(span, figure)} (before: ${shown(before, figure)})`),
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
    ['Payments not allocated', ageing => ageing.credit],
    ['Balance', ageing => ageing.balance],
    ['Overdue', ageing => ageing.overdue],
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
      `Balance: ${showMoney(totals.balance)}`,
      `Overdue: ${showMoney(totals.overdue)}`,
      `Customers with open items: ${showNumber(rows.length)}`,
    ],
    pages: [{ name: 'Ageing', columns, rows, total }],
  }
}

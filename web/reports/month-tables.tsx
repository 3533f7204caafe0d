import type { ReactNode } from 'react'
import { type FigureName, figureOf } from '~/domain/kit/figure/all'
import type { Narrowing, RowFigure } from '~/domain/kit/figure/rows'
import type { PlantMonth } from '~/domain/reports/plant-month'
import { showDate } from '~/web/kit/dates'
import { useFigureRows } from '~/web/kit/figure-rows'
import { showNumber } from '~/web/kit/figures'
import { HereLink } from '~/web/kit/here-link'
import type { ReportColumn } from './report-table'

/** A figure of a table as the link to its rows. */
type RowLink = (figure: RowFigure, value: ReactNode, more?: Narrowing) => ReactNode

export function useRowLink(span: { from: string; to: string; plantId: string }): RowLink {
  const rows = useFigureRows()
  return (figure, value, more) => {
    const { to } = rows(figure, { ...span, ...more })
    return to && value !== '' ? (
      <HereLink to={to} className="text-link">
        {value}
      </HereLink>
    ) : (
      value
    )
  }
}

export function Strength({ of, to }: { of: PlantMonth['strength']; to: RowLink }) {
  const at28 = (figure: RowFigure, value: ReactNode) => to(figure, value, { ageDays: 28 })
  if (of.results === 0) return <p className="text-muted text-table">No concrete of this month has reached 28 days.</p>
  return (
    <dl className="figures grid grid-cols-[1fr_auto] gap-y-1.5 text-table">
      <Term of="results" />
      <dd className="text-right">{at28('results', of.results)}</dd>
      <Term of="reached" />
      <dd className="text-right">
        {at28('reached', of.reached)} ({Math.round((of.reached / of.results) * 100)} %)
      </dd>
      <Term of="strength" />
      <dd className="text-right">{at28('strength', `${of.meanMpa?.toFixed(1)} MPa`)}</dd>
      <Term of="leastMargin" />
      <dd className="text-right">{at28('leastMargin', `${of.leastMargin?.toFixed(1).replace('-', '−')} MPa`)}</dd>
    </dl>
  )
}

const Term = ({ of }: { of: FigureName }) => (
  <dt className="text-muted" title={figureOf(of).means}>
    {figureOf(of).name}
  </dt>
)

const tonnes = (kg: string) => showNumber((Number(kg) / 1000).toFixed(1), 1)
const ofMaterial = ({ materialId }: { materialId: string }) => ({ materialId })
const signed = (kg: string) => (Number(kg) === 0 ? '' : tonnes(kg))

export const stockColumns = (to: RowLink): ReportColumn<PlantMonth['materials'][number]>[] => [
  { label: 'Material', text: true, show: row => row.materialName },
  { figure: 'opening', show: row => to('opening', tonnes(row.openingKg), ofMaterial(row)) },
  { figure: 'received', show: row => to('received', signed(row.receivedKg), ofMaterial(row)) },
  { figure: 'booked', show: row => to('booked', signed(row.usedKg), ofMaterial(row)) },
  { figure: 'adjusted', show: row => to('adjusted', signed(row.adjustedKg), ofMaterial(row)) },
  {
    figure: 'closing',
    show: row => <span className="font-semibold">{to('closing', tonnes(row.closingKg), ofMaterial(row))}</span>,
  },
]
export const products: ReportColumn<PlantMonth['products'][number]>[] = [
  { label: 'Product', text: true, show: row => <span className="code">{row.productCode}</span> },
  { label: 'Name', text: true, show: row => row.productName },
  { figure: 'loads', show: row => showNumber(row.loads) },
  { figure: 'delivered', show: row => showNumber(row.quantity, 2) },
]
export const weighingColumns = (to: RowLink): ReportColumn<PlantMonth['weighing'][number]>[] => [
  { label: 'Material', text: true, show: row => row.materialName },
  { figure: 'weighings', show: row => to('weighings', showNumber(row.batches), ofMaterial(row)) },
  { figure: 'informed', show: row => to('informed', row.inform || '', ofMaterial(row)) },
  {
    figure: 'outside',
    show: row => (
      <span data-tone={row.act ? 'stop' : undefined} className={row.act ? 'text-tone' : undefined}>
        {to('outside', row.act || '', ofMaterial(row))}
      </span>
    ),
  },
  { figure: 'deviation', show: row => to('deviation', row.meanPercent.toFixed(2).replace('-', '−'), ofMaterial(row)) },
]
export const audits: ReportColumn<PlantMonth['audits'][number]>[] = [
  { label: 'Audit', text: true, show: row => <span className="code">{row.auditNo}</span> },
  { label: 'On', text: true, show: row => showDate(row.auditOn) },
  { figure: 'auditFindings', show: row => row.findings || 'none' },
  { figure: 'auditScore', show: row => row.score.toFixed(1) },
]

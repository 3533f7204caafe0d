import type { RadarRow } from '~/domain/mixdesign/cement-radar/cement-radar'
import { showMoney, showNumber } from '~/web/kit/figures'
import type { Column } from '~/web/kit/list/column'
import { Badge } from '~/web/ui/badge'

export const mpa = (value: number, places = 1): string => showNumber(value.toFixed(places), places)
export const chance = (share: number): string =>
  share < 0.001 ? 'below 0.1 %' : `${showNumber((100 * share).toFixed(1), 1)} %`
export const tonnes = (kg: string): string => showNumber((Number(kg) / 1000).toFixed(1), 1)

export const radarColumns: Column<RadarRow>[] = [
  { key: 'productCode', label: 'Concrete', show: row => <span className="code">{row.productCode}</span> },
  { key: 'plantName', label: 'Plant', show: row => row.plantName },
  {
    key: 'cut',
    label: 'Binder less',
    show: row => (row.cut ? `${row.cut} kg/m³` : <span className="text-muted">None</span>),
    align: 'right',
  },
  {
    key: 'savingPerYear',
    label: 'Money a year',
    show: row => (row.savingPerYear === null ? '–' : showMoney(row.savingPerYear)),
    align: 'right',
    phone: 'end',
  },
  {
    key: 'carbonPerYear',
    label: 't CO₂e a year',
    show: row => (row.carbonPerYear === null ? '–' : tonnes(row.carbonPerYear)),
    align: 'right',
  },
  { key: 'riskAfter', label: 'Risk', show: row => chance(row.riskAfter), align: 'right' },
  { key: 'riskInForce', label: 'Risk today', show: row => chance(row.riskInForce), align: 'right' },
  {
    key: 'judged',
    label: 'Judged as',
    show: row =>
      row.asFamily ? <Badge tone="change">Family, not yet</Badge> : <Badge tone="done">{row.criterion}</Badge>,
  },
  { key: 'over', label: 'Over, MPa', show: row => mpa(row.over), align: 'right' },
  { key: 'mean', label: 'Mean, MPa', show: row => mpa(row.mean), align: 'right' },
  { key: 'required', label: 'Required, MPa', show: row => mpa(row.required), align: 'right' },
  { key: 'results', label: 'Results', show: row => row.results, align: 'right' },
  {
    key: 'cubicMetres',
    label: 'm³ a year',
    show: row => showNumber(Number(row.cubicMetres).toFixed(0)),
    align: 'right',
  },
  {
    key: 'next',
    label: 'On its way',
    show: row =>
      row.next[0] && `Version ${row.next[0].mixVersion}${row.next[0].trialNo ? `, ${row.next[0].trialNo}` : ''}`,
  },
]

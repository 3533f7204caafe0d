import type { PlantSummaryRow } from '~/domain/cylinders/control/plant-summary'
import { PlainTable } from '~/web/kit/page-grid'
import { Badge } from '~/web/ui/badge'

const figure = (value: number | null, places = 1) => (value === null ? '' : value.toFixed(places).replace('-', '−'))
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const periodOf = (row: PlantSummaryRow) => (row.period === 'all' ? '' : row.period)
const verdict = (holds: boolean) => (holds ? 'conforms' : 'fails')
const good = (holds: boolean, text: string) => <Badge tone={holds ? 'done' : 'stop'}>{capital(text)}</Badge>

/** One row a plant, concrete and period; MPa unless it says otherwise. */
export const SummaryTable = ({ rows }: { rows: readonly PlantSummaryRow[] }) => (
  <PlainTable
    caption="Statistics by plant and concrete"
    wide
    rows={rows}
    id={row => `${row.plant}${row.mix}${row.period}`}
    columns={[
      { label: 'Plant', show: row => <span className="whitespace-nowrap">{row.plant}</span> },
      { label: 'Concrete', show: row => <span className="code">{row.mix}</span> },
      ...(rows.some(row => row.period !== 'all') ? [{ label: 'Period', show: periodOf }] : []),
      { label: 'Tests', align: 'right', show: row => row.tests },
      { label: 'Mean', align: 'right', show: row => figure(row.mean) },
      { label: 's', align: 'right', show: row => figure(row.standardDeviation, 2) },
      { label: 'V %', align: 'right', show: row => figure(row.variation) },
      {
        label: 'Range',
        align: 'right',
        show: row => <span className="whitespace-nowrap">{`${figure(row.min)}–${figure(row.max)}`}</span>,
      },
      { label: 'Below fck', align: 'right', show: row => row.belowFck || '' },
      { label: 'Char.', align: 'right', show: row => figure(row.characteristic) },
      { label: 'To target', align: 'right', show: row => figure(row.margin) },
      { label: 'Gain 7–28', align: 'right', show: row => figure(row.earlyGain) },
      { label: 'Within %', align: 'right', show: row => figure(row.withinVariation) },
      { label: 'Slump, mm', align: 'right', show: row => figure(row.slump, 0) },
      {
        label: 'EN 206',
        show: row =>
          row.en206 &&
          good(row.en206.conforms, `${verdict(row.en206.conforms)} (${row.en206.rule}, method ${row.en206.method})`),
      },
      { label: 'ACI 318', show: row => row.aci318 !== null && good(row.aci318, verdict(row.aci318)) },
      {
        label: 'CUSUM',
        show: row =>
          row.cusum && (
            <Badge tone={row.cusum === 'on target' ? 'done' : row.cusum === 'up' ? 'change' : 'stop'}>
              {capital(row.cusum)}
            </Badge>
          ),
      },
      { label: 'Overdue', align: 'right', show: row => row.overdue || '' },
    ]}
  />
)

import type { ProductionFigures } from '~/domain/cylinders/conformity/production-figures'
import { showDate } from '~/web/kit/dates'
import type { Column } from '~/web/kit/list/column'
import { Status } from '~/web/kit/status'
import { Badge } from '~/web/ui/badge'

export type ConcreteRow = {
  id: string
  plantName: string
  concrete: string
  family: string | null
  state: string
  standard: string
  method: 'A' | 'B' | 'C' | null
  sigma: number | null
  fck: number | null
  count: number
  mean: number | null
  margin: number | null
  trend: ProductionFigures['trend']
  conforms: boolean | null
  next: { more: number; by: string | null }
  lastOn: string | null
}

export const mpa = (value: number | null, places = 1) => (value === null ? '' : value.toFixed(places).replace('-', '−'))

/** How strength is assessed (EN 206 §8.2.1.3.2); means of three tests by ACI 318. */
export const METHODS = {
  A: 'Method A, means of three',
  B: 'Method B, means of 15',
  C: 'Method C, control chart',
  ACI: 'ACI 318, means of three',
}

/** What a concrete has to spare; below nothing it would fail now. */
export const Margin = ({ of }: { of: number | null }) =>
  of === null ? null : of < 0 ? (
    <Badge tone="stop" className="figures">
      {mpa(of)}
    </Badge>
  ) : (
    <span className="figures">+{mpa(of)}</span>
  )

const TRENDS = { up: ['change', 'Up'], down: ['stop', 'Down'], steady: ['done', 'Steady'] } as const
export const Trend = ({ of }: { of: ProductionFigures['trend'] }) =>
  of && <Badge tone={TRENDS[of][0]}>{TRENDS[of][1]}</Badge>

export const Verdict = ({ of }: { of: boolean | null }) =>
  of === null ? (
    <span className="text-muted">Not due</span>
  ) : (
    <Badge tone={of ? 'done' : 'stop'}>{of ? 'Conforms' : 'Fails'}</Badge>
  )

export const nextWords = ({ more, by }: ConcreteRow['next']) =>
  `${more} more result${more === 1 ? '' : 's'}${by ? `, by ${showDate(by)}` : ''}`

export const concreteColumns: Column<ConcreteRow>[] = [
  { key: 'concrete', label: 'Concrete', show: row => <span className="code">{row.concrete}</span>, sort: true },
  { key: 'plantName', label: 'Plant', show: row => row.plantName, sort: true },
  {
    key: 'state',
    label: 'Production',
    show: row => <Status of="production" value={row.state as 'initial'} />,
    sort: true,
  },
  { key: 'method', label: 'Method', show: row => row.method ?? 'ACI 318' },
  { key: 'conforms', label: 'Last verdict', show: row => <Verdict of={row.conforms} />, phone: 'end' },
  { key: 'count', label: 'Results', show: row => row.count, align: 'right' },
  { key: 'fck', label: 'fck', show: row => mpa(row.fck, 0), align: 'right' },
  { key: 'mean', label: 'Mean', show: row => mpa(row.mean), align: 'right' },
  { key: 'sigma', label: 'SD', show: row => mpa(row.sigma, 2), align: 'right' },
  { key: 'margin', label: 'Margin', show: row => <Margin of={row.margin} />, align: 'right' },
  { key: 'trend', label: 'Trend', show: row => <Trend of={row.trend} /> },
  { key: 'next', label: 'Next assessment', show: row => nextWords(row.next) },
  { key: 'lastOn', label: 'Last cast', show: row => row.lastOn && showDate(row.lastOn) },
]

import { showDate } from '~/web/kit/dates'
import { PlainTable } from '~/web/kit/page-grid'
import { Verdict } from './verdict'
import { figure } from './words'

type Point = {
  day: string
  finenessModulus: number | null
  verdict: { verdict: string; sieves: { size: number; verdict: string }[] } | null
  tests?: string[]
  testNo?: string
}

/** The days behind a graph, latest first: fineness modulus, result, and the sieves where a limit was left. */
export function PointTable({ points, most = 15 }: { points: readonly Point[]; most?: number }) {
  return (
    <PlainTable
      caption="Tests in the graph"
      rows={[...points].reverse().slice(0, most)}
      id={row => `${row.day} ${row.testNo ?? row.tests?.join(' ')}`}
      columns={[
        { label: 'Day', show: row => <span className="figures">{showDate(row.day)}</span> },
        { label: 'Tests', show: row => <span className="code">{row.testNo ?? row.tests?.join(', ')}</span> },
        { label: 'Fineness modulus', align: 'right', show: row => figure(row.finenessModulus, 2) },
        { label: 'Result', show: row => <Verdict of={row.verdict?.verdict} /> },
        { label: 'Outside at', show: row => outsideAt(row) },
      ]}
    />
  )
}

const outsideAt = ({ verdict }: Point): string =>
  (verdict?.sieves ?? [])
    .filter(sieve => sieve.verdict === 'below' || sieve.verdict === 'above')
    .map(sieve => `${sieve.size} mm`)
    .join(', ')

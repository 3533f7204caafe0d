import { lazy } from 'react'
import { showDate, showDateTime } from '~/web/kit/dates'
import { showNumber } from '~/web/kit/figures'
import { HereLink } from '~/web/kit/here-link'
import { Later } from '~/web/kit/later'
import { Pairs, PlainTable } from '~/web/kit/page-grid'
import { Badge } from '~/web/ui/badge'
import { Card } from '~/web/ui/card'
import { Margin, mpa, Trend } from './concrete-conformity-columns'
import type { ConcreteDetail } from './concrete-conformity-loader'
import { infoOf } from './words'

type Of = { of: ConcreteDetail }
const Charts = lazy(() => import('./conformity-charts').then(({ ConformityCharts }) => ({ default: ConformityCharts })))
const unit = (value: number | null, places = 1) => (value === null ? '' : `${mpa(value, places)} MPa`)

/** The last results under their limits, the figures of the next mean, and the samples that were due. */
export const ConcreteFigures = ({ of }: Of) => (
  <div className="grid gap-4">
    {!of.chart && (
      <Card>
        <p className="text-muted text-table">A chart needs three approved results at {of.ageDays} days.</p>
      </Card>
    )}
    {(of.chart !== null || !!of.sums?.points.length) && (
      <Later>
        <Charts chart={of.chart} sums={of.sums} />
      </Later>
    )}
    <Card title={of.of ? `The last ${of.of} results` : 'Results'}>
      <Pairs
        columns={3}
        rows={[
          ['Mean', unit(of.mean)],
          ['s', unit(of.s, 2)],
          [
            of.method === 'C' ? 'Left of the decision interval' : 'Margin to the next mean',
            of.margin === null ? '' : <Margin key="margin" of={of.margin} />,
          ],
          ['Trend of the last 35', of.trend && <Trend key="trend" of={of.trend} />],
          ...(of.method === 'C'
            ? ([['Judged', 'With every result, by the cumulative sum']] as const)
            : ([
                ['Waiting for the next mean', String(of.pending)],
                ['Means', of.groups === 'rolling' ? 'Of the last results, rolling' : 'Of groups that do not overlap'],
              ] as const)),
        ]}
      />
    </Card>
    <Sampling of={of} />
  </div>
)

/** EN 206 Table 17; ACI asks by the pour, which is told at the order. */
function Sampling({ of }: Of) {
  if (of.standard !== 'en206') return null
  const { due, results, cubicMetres, days, from, to } = of.sampling
  return (
    <Card title="Sampling">
      <Pairs
        columns={3}
        rows={[
          ['Period', `${showDate(from)} to ${showDate(to)}`],
          ['Made', `${showNumber(cubicMetres.toFixed(1))} m³ on ${days} days`],
          ['Results due, at least', String(due)],
          [
            'Results',
            results < due ? (
              <Badge key="short" tone="hold">{`${results}, ${due - results} short`}</Badge>
            ) : (
              String(results)
            ),
          ],
          ['Rate', of.state === 'initial' || of.raised ? 'Initial production' : 'Continuous production'],
        ]}
      />
    </Card>
  )
}

/** A criterion as a cell begins; a member of a family with its name. */
const ruleWords = ({ kind, rule, member }: ConcreteDetail['criteria'][number]) =>
  kind === 'member' ? `Member of the family ${member}` : `${rule.charAt(0).toUpperCase()}${rule.slice(1)}`

/** Every mean that was due, every single result that failed, and every check of σ; the newest first. */
export const ConcreteAssessments = ({ of }: Of) => (
  <div className="grid gap-4">
    <Card title="Criteria" flush>
      <PlainTable
        caption="Criteria"
        rows={of.criteria}
        id={row => `${row.kind} ${row.at} ${row.member}`}
        columns={[
          { label: 'Cast', show: row => showDate(row.on) },
          { label: 'Criterion', show: ruleWords },
          { label: 'Production', show: row => (row.state === 'initial' ? 'Initial' : 'Continuous') },
          { label: 'Value', show: row => unit(row.value), align: 'right' },
          { label: 'At least', show: row => unit(row.least), align: 'right' },
          {
            label: 'Verdict',
            show: row => <Badge tone={row.pass ? 'done' : 'stop'}>{row.pass ? 'Conforms' : 'Fails'}</Badge>,
          },
        ]}
      />
    </Card>
    {of.standard === 'en206' && of.method !== 'C' && (
      <Card title="Checks of the standard deviation" flush>
        <PlainTable
          caption="Checks of the standard deviation"
          rows={of.checks}
          id={row => row.at}
          columns={[
            { label: 'Cast', show: row => showDate(row.on) },
            { label: 's of the period', show: row => unit(row.s, 2), align: 'right' },
            { label: 'SD in force', show: row => unit(row.sigma, 2), align: 'right' },
            {
              label: 'Band',
              show: row => `${mpa(row.low * row.sigma, 2)} to ${mpa(row.high * row.sigma, 2)} MPa`,
              align: 'right',
            },
            {
              label: 'Result',
              show: row =>
                row.kept ? (
                  <Badge tone="done">SD stays</Badge>
                ) : (
                  <Badge tone="hold">{`SD ${mpa(row.next, 2)} MPa`}</Badge>
                ),
            },
          ]}
        />
      </Card>
    )}
  </div>
)

const KINDS: Record<string, string> = { state: 'Production', sigma: 'Standard deviation', correction: 'Correction' }

/** Every move, as it was written when it happened. */
export const ConcreteChanges = ({ of }: Of) => (
  <Card flush>
    <PlainTable
      caption="Changes"
      rows={of.changes}
      id={row => row.id}
      columns={[
        { label: 'Cast', show: row => showDate(row.on) },
        { label: 'What', show: row => KINDS[row.kind] ?? row.kind },
        { label: 'From', show: row => row.from },
        { label: 'To', show: row => row.to },
        { label: 'Why', show: row => row.why },
        { label: 'At set', show: row => row.testNo && row.testId && <SetLink id={row.testId} name={row.testNo} /> },
        { label: 'By', show: row => `${row.byName}, ${showDateTime(row.at)}` },
      ]}
    />
  </Card>
)

const SetLink = ({ id, name }: { id: string; name: string }) => (
  <HereLink to={infoOf(id)} className="code text-link">
    {name}
  </HereLink>
)

/** The results that judge this concrete, the newest first. */
export const ConcreteTests = ({ of }: Of) => (
  <Card flush>
    <PlainTable
      caption="Tests"
      rows={of.results.toReversed()}
      id={row => row.testId}
      columns={[
        { label: 'Set', show: row => <SetLink id={row.testId} name={row.testNo} /> },
        { label: 'Cast', show: row => showDate(row.castOn) },
        { label: 'Delivery order', show: row => <span className="code">{row.doNumber}</span> },
        ...(of.family ? [{ label: 'Concrete', show: (row: { productCode: string }) => row.productCode }] : []),
        { label: 'Strength', show: row => unit(row.value), align: 'right' as const },
        { label: 'Above fck', show: row => unit(row.value - row.fck), align: 'right' as const },
      ]}
    />
  </Card>
)

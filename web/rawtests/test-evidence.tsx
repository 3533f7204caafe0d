import { useCallback } from 'react'
import type { CementVerdict } from '~/domain/rawtests/cement/limits'
import { gradingGraph } from '~/domain/rawtests/grading-graph'
import type { SieveResult } from '~/domain/rawtests/sieve-result'
import { Chart } from '~/web/kit/chart'
import { showDate } from '~/web/kit/dates'
import { Pairs, PlainTable } from '~/web/kit/page-grid'
import { Badge } from '~/web/ui/badge'
import { SieveTable } from './sieve-table'
import { Verdict } from './verdict'
import { figure } from './words'

export type StoredTest = {
  id: string
  version: number
  testNo: string
  testType: string
  status: string
  sampledOn: string
  testedOn: string | null
  remarks: string | null
  rejectReason: string | null
  input: unknown
  result: unknown
}

/** A stored test as it was judged: figures, picture, table. */
export function TestEvidence({ test, name }: { test: StoredTest; name?: string | undefined }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {test.testType === 'sieve' ? (
        <SieveEvidence test={test} name={name} result={test.result as SieveResult} />
      ) : (
        <CementEvidence test={test} name={name} result={test.result as CementVerdict} />
      )}
      {test.rejectReason && (
        <p data-tone="stop" className="tone rounded-lg px-4 py-3 text-body">
          Sent back: {test.rejectReason}
        </p>
      )}
      {test.remarks && <p className="text-muted text-table">{test.remarks}</p>}
    </div>
  )
}

type Of<Result> = { test: StoredTest; name: string | undefined; result: Result }

function SieveEvidence({ test, name, result }: Of<SieveResult>) {
  const { analysis, finenessModulus, specification, verdict } = result
  return (
    <>
      <Pairs
        columns={3}
        rows={[
          ['Material', name],
          ['Sampled', showDate(test.sampledOn)],
          ['Result', <Verdict key="v" of={verdict?.verdict} />],
          ['Fineness modulus', figure(finenessModulus, 2)],
          ['Fines', `${figure(analysis.fines, 1)} %`],
          ['Specification', specification],
        ]}
      />
      <GradingPicture id={`t-${test.testNo}`} result={result} label={test.testNo} />
      <SieveTable result={result} />
    </>
  )
}

/** The grading with the limits that judged it, as they were stored with the result. */
export function GradingPicture({ id, result, label }: { id: string; result: SieveResult; label: string }) {
  const draw = useCallback(
    (width: number) =>
      gradingGraph({
        theme: 'live',
        interactive: true,
        heading: false,
        title: `Grading ${label}`,
        id,
        width,
        height: 300,
        gradings: [{ name: label, grading: result.analysis.grading }],
        limits: result.verdict && { name: result.specification ?? 'Limits', rows: result.verdict.sieves },
      }),
    [id, label, result],
  )
  return <Chart draw={draw} />
}

function CementEvidence({ test, name, result }: Of<CementVerdict>) {
  const { standard, class: grade } = test.input as { standard: string; class: string }
  return (
    <>
      <Pairs
        columns={3}
        rows={[
          ['Material', name],
          ['Sampled', showDate(test.sampledOn)],
          ['Result', <Verdict key="v" of={result.verdict} />],
          ['Standard', `${standard}, ${grade}`],
          ['Tested', showDate(test.testedOn)],
        ]}
      />
      <CementFindings result={result} />
    </>
  )
}

export function CementFindings({ result }: { result: CementVerdict }) {
  return (
    <PlainTable
      caption="Findings"
      rows={result.findings}
      id={row => row.rule}
      columns={[
        { label: 'Property', show: row => row.rule[0]!.toUpperCase() + row.rule.slice(1) },
        { label: 'Measured', align: 'right', show: row => (row.value === null ? '' : `${row.value} ${row.unit}`) },
        { label: 'At least', align: 'right', show: row => row.min },
        { label: 'At most', align: 'right', show: row => row.max },
        { label: 'Result', show: row => <FindingBadge verdict={row.verdict} /> },
      ]}
    />
  )
}

const FindingBadge = ({ verdict }: { verdict: string }) => (
  <Badge tone={verdict === 'pass' ? 'done' : verdict === 'fail' ? 'stop' : 'neutral'}>
    {verdict === 'pass' ? 'Pass' : verdict === 'fail' ? 'Outside' : 'Not tested'}
  </Badge>
)

import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { apiFor, listOf, take } from '~/web/kit/api'
import { showDate } from '~/web/kit/dates'
import { type Column, filter } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/list-screen'
import { searchOf } from '~/web/kit/list/list-url'
import { Badge } from '~/web/ui/badge'
import { Figure } from './figure'

const VERDICTS = ['pass', 'fail', 'incomplete'] as const

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { limit, offset, ...narrow } = searchOf(request)
  const call = apiFor({ request, context }).rawtests['raw-material-test'].list
  const ask = (more: object, most = 1) =>
    take(call.$post({ json: { ...narrow, limit: most, offset: 0, ...more } as never }))
  const [page, ...counts] = await Promise.all([
    listOf(call.$post({ json: { ...narrow, limit: Number(limit), offset: Number(offset) } as never })),
    ...VERDICTS.map(verdict => ask({ verdict })),
  ])
  return { page, counts: counts.map(found => (found as { total: number }).total) }
}

type Row = {
  id: string
  testNo: string
  testType: string
  materialName: string
  sourceName: string | null
  plantName: string | null
  sampledOn: string
  testedOn: string | null
  status: string
  verdict: string | null
  finenessModulus: string | null
}

const TONES = { pass: 'done', fail: 'stop', incomplete: 'waiting' } as const
const WORDS: Record<string, string> = { pass: 'Within limits', fail: 'Outside limits', incomplete: 'Incomplete' }
const STATUS: Record<string, string> = {
  draft: 'Draft',
  submitted: 'Submitted',
  approved: 'Approved',
  rejected: 'Rejected',
}
const MATERIALS = { path: 'material/search', label: 'name', detail: 'materialCode' }
const PLANTS = { path: 'plant/select', label: 'plantName', detail: 'plantCode' }

/** Tests of sand, stone and cement of a period: how many lay within their limits and which did not. */
export default function RawMaterialTestReport() {
  const { page, counts } = useLoaderData<typeof loader>()
  const [pass = 0, fail = 0, incomplete = 0] = counts
  const judged = pass + fail
  return (
    <ListScreen<Row>
      title="Raw material test report"
      noun={['test', 'tests']}
      page={page as never}
      columns={columns}
      search="Test or material"
      filters={[
        filter.choice(
          'verdict',
          'Verdict',
          VERDICTS.map(key => [key, WORDS[key] ?? key] as const),
          true,
        ),
        filter.choice('status', 'Status', Object.entries(STATUS)),
        filter.choice('testType', 'Test', [
          ['sieve', 'Sieve analysis'],
          ['cement', 'Cement'],
        ]),
        filter.lookup('materialId', 'Material', MATERIALS),
        filter.lookup('plantId', 'Plant', PLANTS),
        filter.date('from', 'Sampled from'),
        filter.date('to', 'Sampled to'),
      ]}
      views={
        <section aria-label="Verdicts" className="grid grid-cols-2 gap-3 md:grid-cols-4">
          <Figure
            label="Within limits"
            value={judged ? String(Math.round((pass / judged) * 100)) : '–'}
            unit="%"
            share={judged ? pass / judged : undefined}
            note={`${pass} of ${judged} judged`}
          />
          <Figure
            label="Outside limits"
            value={String(fail)}
            unit="tests"
            tone={fail ? 'stop' : undefined}
            to="?verdict=fail"
          />
          <Figure label="Incomplete" value={String(incomplete)} unit="tests" to="?verdict=incomplete" />
        </section>
      }
      empty={{ text: 'Tests of raw materials appear here once they are entered.' }}
    />
  )
}

const columns: Column<Row>[] = [
  { key: 'testNo', label: 'Test', show: row => <span className="code">{row.testNo}</span>, sort: true },
  { key: 'materialName', label: 'Material', show: row => row.materialName },
  { key: 'testType', label: 'Kind', show: row => (row.testType === 'sieve' ? 'Sieve analysis' : 'Cement') },
  { key: 'sourceName', label: 'Source', show: row => row.sourceName ?? '', phone: 'none' },
  { key: 'plantName', label: 'Plant', show: row => row.plantName ?? '' },
  {
    key: 'sampledOn',
    label: 'Sampled',
    show: row => <span className="figures">{showDate(row.sampledOn)}</span>,
    sort: true,
  },
  { key: 'finenessModulus', label: 'Fineness modulus', show: row => row.finenessModulus ?? '', align: 'right' },
  { key: 'status', label: 'Status', show: row => STATUS[row.status] ?? row.status, sort: true },
  {
    key: 'verdict',
    label: 'Verdict',
    show: row =>
      row.verdict ? (
        <Badge tone={TONES[row.verdict as keyof typeof TONES] ?? 'neutral'}>{WORDS[row.verdict] ?? row.verdict}</Badge>
      ) : (
        <span className="text-muted">not judged</span>
      ),
    phone: 'end',
  },
]

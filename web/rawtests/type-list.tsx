import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { apiFor, take } from '~/web/kit/api'
import { countOf } from '~/web/kit/figures'
import { PlainTable } from '~/web/kit/page-grid'
import { PageHead } from '~/web/kit/page-head'
import { Badge } from '~/web/ui/badge'
import { Card } from '~/web/ui/card'
import { HOME } from './words'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor({ request, context }).rawtests['raw-material-test']
  const [types, sieves, tested] = await Promise.all([
    take(api['get-raw-material-test-types'].$get()),
    take(api['get-all-sieve-size'].$get()),
    Promise.all(
      (['sieve', 'cement'] as const).map(async testType => {
        const count = async (status?: 'submitted' | 'approved') =>
          (await take(api.list.$post({ json: { testType, limit: 1, ...(status ? { status } : {}) } }))).total
        return { testType, all: await count(), waiting: await count('submitted'), approved: await count('approved') }
      }),
    ),
  ])
  return { types: types.rows, sieves: sieves.rows, tested }
}

const READ: Record<string, string> = {
  sieve: 'Masses retained, pan and dry mass. Gives percent passing, fineness modulus and fines (ASTM C136, EN 933-1).',
  cement: 'Mortar strength by age, initial set, soundness, Blaine and chemistry. Judged by EN 197-1 or ASTM C150.',
}
const KIND: Record<string, string> = { sand: 'Sand', stone: 'Stone', cement: 'Cement' }

/** What the laboratory tests, of which materials, with which sieves. */
export default function TypeList() {
  const { types, sieves, tested } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title="Test types" count={countOf(types.length, 'type')} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-6 pb-10 max-md:px-4">
        <div className="grid gap-4 lg:grid-cols-2">
          {types.map(type => {
            const of = tested.find(row => row.testType === type.testType)
            return (
              <Card
                key={type.testType}
                title={type.name}
                aside={
                  <span className="flex gap-1.5">
                    {type.materialKinds.map(kind => (
                      <Badge key={kind}>{KIND[kind] ?? kind}</Badge>
                    ))}
                  </span>
                }
              >
                <p className="text-body">{READ[type.testType]}</p>
                <dl className="mt-4 flex gap-8">
                  {(
                    [
                      ['Tests', of?.all, ''],
                      ['Waiting', of?.waiting, '&status=submitted'],
                      ['Approved', of?.approved, '&status=approved'],
                    ] as const
                  ).map(([label, count, more]) => (
                    <div key={label}>
                      <dt className="text-meta text-muted">{label}</dt>
                      <dd className="figures font-semibold text-section">
                        <Link
                          to={`${HOME}/search-all-test-results?testType=${type.testType}${more}`}
                          className="text-link no-underline hover:underline"
                        >
                          {count}
                        </Link>
                      </dd>
                    </div>
                  ))}
                </dl>
              </Card>
            )
          })}
        </div>
        <Card title="Sieves" flush>
          <PlainTable
            caption="Sieves"
            rows={sieves}
            id={row => String(row.size)}
            columns={[
              { label: 'Opening', show: row => row.name },
              { label: 'US name', show: row => (row.usName === row.name ? '' : row.usName) },
              ...(['ASTM', 'BS', 'EN'] as const).map(series => ({
                label: series,
                show: (row: (typeof sieves)[number]) =>
                  row.series.includes(series) ? <span title={`In the ${series} series`}>Yes</span> : '',
              })),
            ]}
          />
        </Card>
      </div>
    </>
  )
}

import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { Judge } from '~/domain/rawtests/sieve-result'
import { attempt } from '~/web/kit/api'
import { countOf } from '~/web/kit/figures'
import { PageHead } from '~/web/kit/page-head'
import { Card } from '~/web/ui/card'
import { Select } from '~/web/ui/input'
import { PdfButton } from './file-buttons'
import { graphAsk, judgeOf, sizeOf } from './graph-ask'
import { GraphFilters } from './graph-filters'
import { Labelled } from './labelled'
import { PointTable } from './point-table'
import { SeriesPicture } from './series-picture'

export async function loader(args: LoaderFunctionArgs) {
  const { params, api, from, to, specifications, own, aggregates } = await graphAsk(args)
  const chosen = params.get('materialId') ?? aggregates.find(of => of.kind === 'sand')?.id ?? aggregates[0]?.id ?? 'all'
  const of = aggregates.find(row => row.id === chosen)
  const materialIds = of ? [of.id] : aggregates.map(row => row.id).slice(0, 12)
  const usual = { material: of?.kind === 'sand' ? 'fine' : 'coarse', name: of && sizeOf(of.name) }
  const { judge, ask } = of ? judgeOf(params, own, usual) : { judge: 'none', ask: {} }
  const asked = { materialIds, from, to, ...ask }
  const found = materialIds.length ? await attempt(api['get-non-combined-data'].$post({ json: asked })) : null
  return { chosen: of?.id ?? 'all', aggregates, judge, asked, from, to, specifications, found }
}

/** One aggregate over time, or the latest of all beside each other. */
export default function NonCombinedGraph() {
  const { chosen, aggregates, judge, asked, from, to, specifications, found } = useLoaderData<typeof loader>()
  const data = found?.ok ? found.data : null
  const series = (data?.materials ?? []).filter(of => of.points.length > 0)
  const [only] = series
  return (
    <>
      <PageHead
        title="Non-combined grading graph"
        count={chosen !== 'all' && only ? countOf(only.points.length, 'test') : countOf(series.length, 'material')}
        note="Each aggregate by itself: the latest test, the mean of the period, the coarsest and the finest."
        actions={series.length > 0 && <PdfButton asked={{ graph: 'non-combined', ...asked }} />}
      />
      <GraphFilters from={from} to={to} specifications={chosen === 'all' ? [] : specifications} judge={judge}>
        <Labelled label="Aggregate" className="w-64">
          {id => (
            <Select id={id} name="materialId" defaultValue={chosen}>
              <option value="all">All, by their latest test</option>
              {aggregates.map(of => (
                <option key={of.id} value={of.id}>
                  {of.name}
                </option>
              ))}
            </Select>
          )}
        </Labelled>
      </GraphFilters>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-6 pb-10 max-md:px-4">
        <Card>
          {only ? (
            <SeriesPicture
              series={series}
              judge={(data?.judge ?? null) as Judge | null}
              title={chosen === 'all' ? 'Gradings of aggregates' : `Grading of ${only.name}`}
            />
          ) : (
            <p className="text-muted text-table">
              {found && !found.ok ? found.problem.detail : 'No tests were submitted in this period.'}
            </p>
          )}
        </Card>
        {only && chosen !== 'all' && (
          <Card title="Test by test" flush>
            <PointTable points={only.points} />
          </Card>
        )}
      </div>
    </>
  )
}

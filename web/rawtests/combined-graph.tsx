import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { Judge } from '~/domain/rawtests/sieve-result'
import { attempt } from '~/web/kit/api'
import { countOf, plainNumber } from '~/web/kit/figures'
import { PageHead } from '~/web/kit/page-head'
import { Card } from '~/web/ui/card'
import { Input } from '~/web/ui/input'
import { PdfButton } from './file-buttons'
import { graphAsk, judgeOf } from './graph-ask'
import { GraphFilters } from './graph-filters'
import { Labelled } from './labelled'
import { PointTable } from './point-table'
import { SeriesPicture } from './series-picture'

/** Without shares in the address: 42 % sand and the rest the first stone, as the recipes of the house go. */
const USUAL_SAND = 42

export async function loader(args: LoaderFunctionArgs) {
  const { params, api, from, to, specifications, own, aggregates } = await graphAsk(args)
  const firstSand = aggregates.find(of => of.kind === 'sand')
  const stones = aggregates.filter(of => of.kind === 'stone')
  const firstStone = stones.find(of => of.name.includes('20')) ?? stones[0]
  const usual = (id: string) =>
    id === firstSand?.id ? String(USUAL_SAND) : id === firstStone?.id ? String(100 - USUAL_SAND) : ''
  const named = aggregates.some(of => params.has(`share.${of.id}`))
  const shares = aggregates.map(of => ({
    ...of,
    share: named ? (params.get(`share.${of.id}`) ?? '') : usual(of.id),
  }))
  const given = shares.map(of => ({ materialId: of.id, percent: Number(plainNumber(of.share)) }))
  const parts = given
    .filter(of => of.percent > 0)
    .map(({ materialId, percent }) => ({ materialId, share: Math.round(percent * 100) / 10_000 }))
  const { judge, ask } = judgeOf(params, own, { material: 'all-in' })
  const asked = { parts, from, to, ...ask }
  const found = parts.length ? await attempt(api['get-combined-data'].$post({ json: asked })) : null
  return { shares, judge, asked, from, to, specifications, found }
}

/** Aggregates blended by their shares, every day as it stood. */
export default function CombinedGraph() {
  const { shares, judge, asked, from, to, specifications, found } = useLoaderData<typeof loader>()
  const data = found?.ok ? found.data : null
  const points = data?.points ?? []
  return (
    <>
      <PageHead
        title="Combined grading graph"
        count={data ? countOf(points.length, 'day') : undefined}
        note="Each aggregate by its latest test up to the day, blended by mass. The shares of the parts, in percent, add up to 100."
        actions={points.length > 0 && <PdfButton asked={{ graph: 'combined', ...asked }} />}
      />
      <GraphFilters from={from} to={to} specifications={specifications} judge={judge}>
        {shares.map(of => (
          <Labelled key={of.id} label={of.name} className="w-44 max-md:w-full">
            {id => (
              <Input
                id={id}
                name={`share.${of.id}`}
                inputMode="decimal"
                autoComplete="off"
                defaultValue={of.share}
                className="figures text-right"
              />
            )}
          </Labelled>
        ))}
      </GraphFilters>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-6 pb-10 max-md:px-4">
        {points.length > 0 ? (
          <>
            <Card>
              <SeriesPicture
                series={[{ name: 'Combined', points }]}
                judge={(data?.judge ?? null) as Judge | null}
                title="Combined grading"
              />
            </Card>
            <Card title="Day by day" flush>
              <PointTable points={points} />
            </Card>
          </>
        ) : (
          <Card>
            <p className="text-muted text-table">
              {found && !found.ok ? found.problem.detail : 'No day of this period has a test of every part.'}
            </p>
          </Card>
        )}
      </div>
    </>
  )
}

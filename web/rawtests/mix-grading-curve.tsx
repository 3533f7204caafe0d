import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { useCallback } from 'react'
import type { Shilstone } from '~/domain/rawtests/aggregate/shilstone'
import { shilstoneGraph } from '~/domain/rawtests/aggregate/shilstone-graph'
import type { Tarantula } from '~/domain/rawtests/aggregate/tarantula'
import { tarantulaGraph } from '~/domain/rawtests/aggregate/tarantula-graph'
import { mixGradingGraph } from '~/domain/rawtests/graph-drawings'
import type { Judge, SieveResult } from '~/domain/rawtests/sieve-result'
import { attempt, take } from '~/web/kit/api'
import { Chart } from '~/web/kit/chart'
import { showDate } from '~/web/kit/dates'
import { Pairs, PlainTable } from '~/web/kit/page-grid'
import { PageHead } from '~/web/kit/page-head'
import { anId } from '~/web/kit/screens'
import { Card } from '~/web/ui/card'
import { PdfButton } from './file-buttons'
import { graphAsk, judgeOf } from './graph-ask'
import { GraphFilters } from './graph-filters'
import { MixField } from './mix-field'
import { Verdict } from './verdict'
import { FORM, figure } from './words'

export async function loader(args: LoaderFunctionArgs) {
  const { params, api, from, to, specifications, own } = await graphAsk(args)
  const wanted = params.get('mixDesignId') ?? ''
  const { rows } = await take(api.mixes.$get({ query: anId.test(wanted) ? { id: wanted } : { limit: '1' } }))
  const mix = rows[0] ?? null
  const { judge, ask } = judgeOf(params, own, { material: 'all-in' })
  const asked = { mixDesignId: mix?.id ?? '', ...ask }
  const found = mix ? await attempt(api['latest-mix-design-aggregate-test'].$get({ query: asked })) : null
  const limits = own.find(row => row.id === judge)
  return { mix, judge, limits: limits ?? null, asked, from, to, specifications, found }
}

type Blend = {
  grading: { size: number; passing: number }[]
  finenessModulus: number | null
  specification: string | null
  verdict: SieveResult['verdict']
  shares: { name: string; share: number }[]
  tests: { name: string; testNo: string; sampledOn: string }[]
  shilstone: Shilstone | null
  tarantula: Tarantula | null
}

/** The aggregate of a mix as its latest approved tests make it, on the charts of combined gradings. */
export default function MixGradingCurve() {
  const { mix, judge, asked, from, to, specifications, found } = useLoaderData<typeof loader>()
  const blend = found?.ok ? found.data : null
  return (
    <>
      <PageHead
        title="Mix design grading curve"
        count={mix ? mix.mixCode : undefined}
        note={
          mix ? `${mix.name}. Sand and stone by the masses of the recipe, each by its latest approved test.` : undefined
        }
        actions={blend && <PdfButton asked={{ graph: 'mix-grading', ...asked }} />}
      />
      <GraphFilters from={from} to={to} specifications={specifications} judge={judge} period={false}>
        <div className="w-60">
          <MixField mix={mix} />
        </div>
      </GraphFilters>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-6 pb-10 max-md:px-4">
        {blend ? (
          <Curves blend={blend} />
        ) : (
          <Card>
            <p className="text-muted text-table">
              {found && !found.ok ? found.problem.detail : 'There is no mix yet.'}{' '}
              {mix && (
                <Link to={`${FORM}/generated-mix?mixDesignId=${mix.id}`} className="text-link">
                  Ask for its tests
                </Link>
              )}
            </p>
          </Card>
        )}
      </div>
    </>
  )
}

function Curves({ blend }: { blend: Blend }) {
  const { shilstone, tarantula, tests, shares } = blend
  const limits: Judge | null = blend.verdict && {
    name: blend.specification ?? 'Limits',
    series: 'ASTM',
    limits: blend.verdict.sieves,
  }
  const options = (id: string, title: string, width: number) =>
    ({ theme: 'live', interactive: true, id, title, width, height: 340 }) as const
  // biome-ignore lint/correctness/useExhaustiveDependencies: the limits are part of the blend.
  const curve = useCallback(
    (width: number) => mixGradingGraph(blend, limits, { ...options('mix', 'Combined grading', width), heading: false }),
    [blend],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: options is made of its arguments alone.
  const shil = useCallback(
    (width: number) =>
      shilstoneGraph(
        shilstone ? [{ name: 'This mix', found: shilstone }] : [],
        options('shil', 'Coarseness chart', width),
      ),
    [shilstone],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: options is made of its arguments alone.
  const spider = useCallback(
    (width: number) => (tarantula ? tarantulaGraph(tarantula, options('tara', 'Tarantula curve', width)) : shil(width)),
    [tarantula],
  )
  const share = (name: string) => shares.find(of => of.name === name)?.share
  return (
    <>
      <Card>
        <Pairs
          columns={3}
          rows={[
            ['Fineness modulus', figure(blend.finenessModulus, 2)],
            ['Limits', <Verdict key="v" of={blend.verdict?.verdict} />],
            ['Coarseness chart', shilstone && `Zone ${shilstone.zone}`],
          ]}
        />
      </Card>
      <Card>
        <Chart draw={curve} />
      </Card>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-2">
        {shilstone && (
          <Card>
            <Chart draw={shil} />
          </Card>
        )}
        {tarantula && (
          <Card>
            <Chart draw={spider} />
          </Card>
        )}
      </div>
      <Card title="Made of" flush>
        <PlainTable
          caption="Tests of the blend"
          rows={tests}
          id={row => row.testNo}
          columns={[
            { label: 'Aggregate', show: row => row.name },
            { label: 'Share', align: 'right', show: row => `${((share(row.name) ?? 0) * 100).toFixed(1)} %` },
            { label: 'Test', show: row => <span className="code">{row.testNo}</span> },
            { label: 'Sampled', show: row => <span className="figures">{showDate(row.sampledOn)}</span> },
          ]}
        />
      </Card>
    </>
  )
}

import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { Property } from '~/domain/rawtests/property-of'
import { sieveName } from '~/domain/rawtests/sieve-sizes'
import { attempt, take } from '~/web/kit/api'
import { countOf } from '~/web/kit/figures'
import { Pairs } from '~/web/kit/page-grid'
import { PageHead } from '~/web/kit/page-head'
import { Card } from '~/web/ui/card'
import { Select } from '~/web/ui/input'
import { PdfButton } from './file-buttons'
import { graphAsk, sizeOf } from './graph-ask'
import { GraphFilters } from './graph-filters'
import { Labelled } from './labelled'
import { MeanPicture } from './mean-picture'

/** ASTM C33: the fineness modulus of sand stays within 0.20 of its base and between 2.3 and 3.1. */
const SAND = { base: { tolerance: 0.2 }, limits: { min: 2.3, max: 3.1 } }

export async function loader(args: LoaderFunctionArgs) {
  const { params, api, from, to, own, aggregates } = await graphAsk(args)
  const chosen = aggregates.find(of => of.id === params.get('materialId'))
  const of = chosen ?? aggregates.find(row => row.kind === 'sand') ?? aggregates[0]
  const sieves = (await take(api['all-aggregates-sieve-size'].$get())).rows
  const wanted = params.get('property') ?? 'fineness-modulus'
  const property: Property =
    wanted === 'fines'
      ? 'fines'
      : sieves.some(row => String(row.size) === wanted)
        ? { sieve: Number(wanted) }
        : 'fineness-modulus'
  const count = Number(params.get('of') ?? 5)
  const mine = own.find(row => of && row.name.includes(sizeOf(of.name) ?? of.name))
  const limit = typeof property === 'object' ? mine?.limits.find(row => row.size === property.sieve) : undefined
  const judged =
    property === 'fineness-modulus' && of?.kind === 'sand'
      ? SAND
      : limit
        ? { limits: { min: limit.min, max: limit.max } }
        : property === 'fineness-modulus'
          ? { base: { tolerance: 0.2 } }
          : {}
  const asked = { materialId: of?.id ?? '', property, of: [3, 5, 10].includes(count) ? count : 5, from, to, ...judged }
  const found = of ? await attempt(api['get-agg-running-mean-graph'].$post({ json: asked })) : null
  return {
    aggregates,
    sieves: sieves.filter(row => row.size <= 25),
    chosen: of?.id ?? '',
    wanted: typeof property === 'object' ? String(property.sieve) : property,
    property,
    asked,
    from,
    to,
    found,
  }
}

/** Whether an aggregate stays what it was: samples, their running mean, limits and base. */
export default function RunningMeanGraph() {
  const { aggregates, sieves, chosen, wanted, property, asked, from, to, found } = useLoaderData<typeof loader>()
  const data = found?.ok ? found.data : null
  const last = data?.points.at(-1)
  const digits = property === 'fineness-modulus' ? 2 : 1
  const outside = data?.points.filter(point => point.outsideBase || point.outsideLimits).length ?? 0
  return (
    <>
      <PageHead
        title="Running mean graph"
        count={data ? countOf(data.points.length, 'sample') : undefined}
        note="Moving average per sample. The base is the mean of the first ten (ASTM C33)."
        actions={data && <PdfButton asked={{ graph: 'running-mean', ...asked }} />}
      />
      <GraphFilters from={from} to={to}>
        <Labelled label="Aggregate" className="w-60">
          {id => (
            <Select id={id} name="materialId" defaultValue={chosen}>
              {aggregates.map(of => (
                <option key={of.id} value={of.id}>
                  {of.name}
                </option>
              ))}
            </Select>
          )}
        </Labelled>
        <Labelled label="Follows" className="w-52">
          {id => (
            <Select id={id} name="property" defaultValue={wanted}>
              <option value="fineness-modulus">Fineness modulus</option>
              <option value="fines">Fines</option>
              <optgroup label="Passing">
                {sieves.map(row => (
                  <option key={row.size} value={String(row.size)}>
                    {sieveName(row.size)}
                  </option>
                ))}
              </optgroup>
            </Select>
          )}
        </Labelled>
        <Labelled label="Mean of" className="w-32">
          {id => (
            <Select id={id} name="of" defaultValue={String(asked.of)}>
              {[3, 5, 10].map(count => (
                <option key={count} value={count}>
                  {count} samples
                </option>
              ))}
            </Select>
          )}
        </Labelled>
      </GraphFilters>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-6 pb-10 max-md:px-4">
        {data ? (
          <>
            <Card>
              <Pairs
                columns={3}
                rows={[
                  ['Latest', last?.value.toFixed(digits)],
                  [`Mean of the last ${data.of}`, last?.mean?.toFixed(digits)],
                  [
                    'Outside limits or base',
                    <span key="out" className={outside ? 'font-semibold text-stop' : undefined}>
                      {countOf(outside, 'sample')}
                    </span>,
                  ],
                ]}
              />
            </Card>
            <Card>
              <MeanPicture found={data} property={property} />
            </Card>
          </>
        ) : (
          <Card>
            <p className="text-muted text-table">
              {found && !found.ok ? found.problem.detail : 'There is no aggregate yet.'}
            </p>
          </Card>
        )}
      </div>
    </>
  )
}

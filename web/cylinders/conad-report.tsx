import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { useCallback, useMemo } from 'react'
import { conadGraph } from '~/domain/cylinders/control/conad-graph'
import type { MultigradeCusum, Variable } from '~/domain/cylinders/control/multigrade-cusum'
import { apiFor, take } from '~/web/kit/api'
import { Chart } from '~/web/kit/chart'
import { showDate } from '~/web/kit/dates'
import { countOf } from '~/web/kit/figures'
import { PageHead } from '~/web/kit/page-head'
import { periodOf } from '~/web/kit/period'
import { ReportFilters } from '~/web/kit/report-filters'
import { Card } from '~/web/ui/card'
import { Select } from '~/web/ui/input'
import { ConadBreaks } from './conad-breaks'
import { Labelled } from './labelled'

const GROUP: Record<string, string> = {
  plant: 'Plant',
  line: 'Line',
  truck: 'Truck',
  product: 'Concrete',
  customer: 'Customer',
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const period = await periodOf({ request, context }, 90)
  const [name, ...value] = (new URL(request.url).searchParams.get('group') ?? '').split(':')
  const group = name && name in GROUP && value.length ? { name: name as 'plant', value: value.join(':') } : undefined
  const api = apiFor({ request, context }).cylinders['cylinder-test']
  const found = await take(api['conad-report'].$post({ json: { ...period, ...(group ? { group } : {}) } }))
  return { found, period }
}

/** All mixes on one graph, each against its own mean: where the slopes break together, a common cause began. */
export default function ConadReport() {
  const { found, period } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const cusum = found.cusum as MultigradeCusum | null
  const castOn = useMemo(() => new Map(found.results.map(result => [result.key, result.castOn])), [found])
  return (
    <>
      <PageHead
        title="Cylinder testing CONAD report"
        count={countOf(found.results.length, 'result')}
        note={`Cast ${showDate(period.from)} to ${showDate(period.to)}, 28 days. Each result is compared with the mean of its mix, so one graph shows all concretes.`}
      />
      <ReportFilters of="Cast" from={period.from} to={period.to}>
        <Labelled label="Group" className="w-64">
          {id => (
            <Select id={id} name="group" defaultValue={params.get('group') ?? ''}>
              <option value="">All results</option>
              {found.groups.map(group => (
                <optgroup key={group.name} label={GROUP[group.name] ?? group.name}>
                  {group.values.map(value => (
                    <option key={value} value={`${group.name}:${value}`}>
                      {value}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Select>
          )}
        </Labelled>
      </ReportFilters>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-6 pb-10 max-md:px-4">
        {cusum ? (
          <>
            <ConadBreaks breaks={cusum.breaks} results={found.results} />
            <div className="grid gap-4 xl:grid-cols-2">
              {cusum.variables.map(({ variable }) => (
                <Sum key={variable} cusum={cusum} variable={variable} castOn={castOn} />
              ))}
            </div>
          </>
        ) : (
          <Card>
            <p className="text-muted text-table">
              A CUSUM needs two approved results. Choose a longer period or fewer filters.
            </p>
          </Card>
        )}
      </div>
    </>
  )
}

type SumProps = { cusum: MultigradeCusum; variable: Variable; castOn: ReadonlyMap<string, string> }

function Sum({ cusum, variable, castOn }: SumProps) {
  const draw = useCallback(
    (width: number) =>
      conadGraph(
        cusum,
        variable,
        { theme: 'live', interactive: true, id: `conad-${variable}`, width, height: 260 },
        key => showDate(castOn.get(key)).slice(0, 5),
      ),
    [cusum, variable, castOn],
  )
  return (
    <Card className={variable === 'strength' ? 'xl:col-span-2' : undefined}>
      <Chart draw={draw} />
    </Card>
  )
}

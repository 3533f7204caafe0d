import type { LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { Scale, TriangleAlert } from 'lucide-react'
import { type FigureName, figureHead, figureOf } from '~/domain/kit/figure/all'
import { addDays, businessDay } from '~/domain/kit/time'
import { loadsBehind } from '~/domain/reports/loads-behind'
import { apiFor, listOf, take } from '~/web/kit/api'
import { readDate } from '~/web/kit/dates'
import { useFigureRows } from '~/web/kit/figure-rows'
import { countOf, showMoney, showNumber, showVolume } from '~/web/kit/figures'
import { DateInput } from '~/web/kit/form/date-input'
import { HereLink } from '~/web/kit/here-link'
import { EmptyNote } from '~/web/kit/list/states'
import { PlainTable } from '~/web/kit/page-grid'
import { PageHead } from '~/web/kit/page-head'
import { sessionOf } from '~/web/kit/session-of'
import { Badge } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { Select } from '~/web/ui/input'
import type { Line } from './action-fields'
import { DeviationBar } from './deviation-bar'
import { ReportButton } from './report-button'

/** `1.4 %`; nothing of nothing is 0. */
const shareOf = (part: string, whole: string): string =>
  `${Number(whole) > 0 ? ((Number(part) / Number(whole)) * 100).toFixed(1) : '0.0'} %`

const DAYS = 6

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor({ request, context })
  const session = await sessionOf(request, context)
  const today = businessDay(new Date(session?.now ?? 0), session?.zone)
  const params = new URL(request.url).searchParams
  const toDate = readDate(params.get('toDate') ?? '', today) ?? today
  const fromDate = readDate(params.get('fromDate') ?? '', today) ?? addDays(toDate, -DAYS)
  const plantId = params.get('plantId') || null
  const of = { fromDate, toDate, ...(plantId ? { plantIds: [plantId] } : {}) }
  const acts = api.deliveries['delivery-order']
  const count = (statuses?: string[]) =>
    take(
      acts.search_filter_do.$post({
        json: { ...of, limit: 1, totals: true, ...(statuses ? { statuses: statuses as never } : {}) },
      }),
    )
  const [all, done, refused, variation, lines] = await Promise.all([
    count(),
    count(['delivered', 'returned']),
    count(['rejected']),
    listOf(acts['batch-variation-report'].$post({ json: of })),
    listOf(api.fleet['batching-plant']['active-batching-plant-select'].$get({ query: {} })),
  ])
  const sums = { all: all.sums!, done: done.sums!, refused: refused.sums! }
  return { of, plantId, sums, variation, plants: plantsIn(lines.rows as Line[]) }
}

const plantsIn = (lines: Line[]) => [...new Map(lines.map(line => [line.plantId, line.plantName]))]

/** What was delivered in a period, how well it was weighed, and the same as a spreadsheet. */
export default function DeliveryReport() {
  const { of, plantId, sums, variation, plants } = useLoaderData<typeof loader>()
  const alerts = variation.rows.filter(row => row.alert)
  const rows = useFigureRows()
  const own = { from: of.fromDate, to: of.toDate, plantId: plantId ?? undefined }
  return (
    <div className="grid grid-cols-1 content-start gap-5 pb-8">
      <PageHead title="Delivery order report" actions={<ReportButton filter={of} />}>
        <Form method="get" className="flex flex-wrap items-end gap-2" data-chrome>
          <div className="w-40">
            <DateInput name="fromDate" defaultValue={of.fromDate} label="From" />
          </div>
          <div className="w-40">
            <DateInput name="toDate" defaultValue={of.toDate} label="To" />
          </div>
          <Select name="plantId" aria-label="Plant" defaultValue={plantId ?? ''} className="max-w-48">
            <option value="">All plants</option>
            {plants.map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <Button type="submit">Show</Button>
        </Form>
      </PageHead>
      <dl className="grid grid-cols-2 gap-4 px-6 max-md:px-4 lg:grid-cols-5">
        <Figure
          of="loads"
          to={loadsBehind('loads', own)}
          value={showNumber(sums.done.loads)}
          more={`of ${countOf(sums.all.loads, 'delivery order')} of these days`}
        />
        <Figure of="delivered" to={loadsBehind('delivered', own)} value={showVolume(sums.done.quantity)} />
        <Figure
          of="returned"
          to={loadsBehind('returned', own)}
          value={showVolume(sums.done.returned)}
          more={`${shareOf(sums.done.returned, sums.done.quantity)} of what was delivered`}
        />
        <Figure
          of="rejected"
          to={loadsBehind('rejected', own)}
          value={showNumber(sums.refused.loads)}
          more={showVolume(sums.refused.quantity)}
        />
        <Figure
          of="outside"
          {...rows('outside', own)}
          value={showNumber(variation.rows.reduce((total, row) => total + row.act, 0))}
          more={`of ${countOf(
            variation.rows.reduce((total, row) => total + row.batches, 0),
            'weighing',
          )}`}
        />
      </dl>
      {alerts.length > 0 && (
        <div className="px-6 max-md:px-4">
          <div data-tone="stop" className="tone flex gap-3 rounded-lg px-4 py-3 text-table" role="note">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <p>
              Three or more of the last twenty batches were outside tolerance. Check the scale or the gate of{' '}
              {alerts.map(row => `${row.materialName} at ${row.plantName} ${row.bpName ?? ''}`.trim()).join(', ')}.
            </p>
          </div>
        </div>
      )}
      <div className="px-6 max-md:px-4">
        <Card title="How the lines weigh" flush>
          {variation.rows.length ? (
            <PlainTable
              caption="Batch variation"
              rows={variation.rows}
              id={row => `${row.plantId} ${row.bpName} ${row.materialId}`}
              columns={[
                { label: 'Plant and line', show: row => [row.plantName, row.bpName].filter(Boolean).join(', ') },
                {
                  label: 'Material',
                  show: row => (
                    <span className="inline-flex items-center gap-1.5">
                      {row.materialName} {row.alert && <Badge tone="stop">Alert</Badge>}
                    </span>
                  ),
                },
                { label: 'Mean deviation, least to most', show: row => <DeviationBar row={row} /> },
                { ...figureHead('deviationSpread'), show: row => row.deviation.toFixed(2), align: 'right' },
                { ...figureHead('weighings'), show: row => showNumber(row.batches), align: 'right' },
                { ...figureHead('informed'), show: row => row.inform || '', align: 'right' },
                { ...figureHead('outside'), show: row => row.act || '', align: 'right' },
                {
                  ...figureHead('weighedDifference'),
                  show: row => showNumber(Number(row.differenceKg).toFixed(0)),
                  align: 'right',
                },
                { ...figureHead('differenceCost'), show: row => showMoney(row.differenceAmount), align: 'right' },
              ]}
            />
          ) : (
            <EmptyNote icon={Scale} title="No weights in this period">
              Choose another period, or another plant.
            </EmptyNote>
          )}
        </Card>
      </div>
    </div>
  )
}

type FigureProps = { of: FigureName; value: string; more?: string; to?: string }

const Figure = ({ of, value, more, to = '' }: FigureProps) => (
  <div className="rounded-lg border border-line bg-raised px-4 py-3">
    <dt className="text-meta text-muted" title={figureOf(of).means}>
      {figureOf(of).name}
    </dt>
    <dd className="figures font-semibold text-title">
      <HereLink to={to} className="text-fg no-underline hover:underline">
        {value}
      </HereLink>
    </dd>
    {more && <dd className="figures text-meta text-muted">{more}</dd>}
  </div>
)

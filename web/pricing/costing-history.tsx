import type { LoaderFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { decimal } from '~/domain/kit/money'
import { businessDay } from '~/domain/kit/time'
import type { CostingDetail } from '~/domain/pricing/costing'
import { apiFor, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { showNumber, showUnitPrice } from '~/web/kit/figures'
import { PlainTable } from '~/web/kit/page-grid'
import { RecordScreen } from '~/web/kit/record/record-screen'
import { Timeline } from '~/web/kit/record/timeline'
import { VersionView } from '~/web/kit/record/version-view'
import { differencesOf, pairOf, type Side } from '~/web/kit/record/versions'
import { sessionOf } from '~/web/kit/session-of'
import { Card } from '~/web/ui/card'
import { stateOn, VersionStatus } from './pricing-status'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor({ request, context }).pricing.costing
  // Without a costing in the address the first of the list is told of.
  const params = new URL(request.url).searchParams
  const asked = params.get('id')
  const id = asked ?? (await take(api.$get({ query: { limit: '1' } }))).rows[0]?.id
  if (!id) throw redirect('/sales-management/costing')
  const [sheet, session] = await Promise.all([take(api[':id'].$get({ param: { id } })), sessionOf(request, context)])
  const all = { limit: '100', offset: '0' }
  const [versions, audit] = await Promise.all([
    take(api.versions[':id'].$get({ param: { id: sheet.regionId }, query: all })),
    take(api[':id'].audit.$get({ param: { id }, query: all })),
  ])
  const { a, b } = pairOf(params.has('b') ? params : withThis(params, sheet.id), versions.rows)
  const detail = (row: typeof a) => (row ? take(api[':id'].$get({ param: { id: row.id } })) : null)
  const [before, after] = await Promise.all([detail(a), detail(b)])
  const today = businessDay(new Date(session?.now ?? 0))
  return { sheet, versions: versions.rows, before, after, audit: audit.rows, today }
}

/** A costing sheet: each cost beside the version before, when the versions count, and who wrote what. */
export default function CostingHistory() {
  const { sheet, versions, before, after, audit, today } = useLoaderData<typeof loader>()
  const can = useCan()
  const fixed = decimal(sheet.plantCost).plus(sheet.deliveryCost).plus(sheet.overheadCost).toFixed(4)
  return (
    <RecordScreen
      kind="Costing"
      title={`${sheet.regionName}, version ${sheet.versionNo}`}
      status={<VersionStatus value={stateOn(sheet, today)} />}
      facts={[
        { label: 'From', value: showDate(sheet.fromDate) },
        { label: 'To', value: showDate(sheet.toDate) || 'open' },
        { label: 'Plant', value: showUnitPrice(sheet.plantCost) },
        { label: 'Delivery', value: showUnitPrice(sheet.deliveryCost) },
        { label: 'Overhead', value: showUnitPrice(sheet.overheadCost) },
        { label: 'Other costs per m³', value: showUnitPrice(fixed) },
      ]}
      actions={[
        {
          label: 'Next version',
          look: 'primary',
          to: `/sales-management/costing/save?from=${sheet.id}`,
          hidden: !can('manage', 'ecosting'),
        },
        { label: 'Versions', to: `/sales-management/costing/versions?regionId=${sheet.regionId}` },
      ]}
      tabs={[
        {
          key: 'ingredients',
          label: 'Ingredients',
          count: sheet.ingredients.length,
          content: () => (
            <Card flush>
              <PlainTable
                caption="Ingredients"
                rows={sheet.ingredients}
                id={row => row.materialId}
                columns={[
                  { label: 'Material', show: row => row.name },
                  { label: 'Code', show: row => <span className="code">{row.materialCode}</span> },
                  { label: 'Kind', show: row => row.kind.charAt(0).toUpperCase() + row.kind.slice(1) },
                  { label: 'Before, S$/kg', align: 'right', show: row => showNumber(row.before, 4) || '–' },
                  { label: 'S$/kg', align: 'right', show: row => showNumber(row.costPerKg, 4) },
                  { label: 'Change', align: 'right', show: row => change(row.before, row.costPerKg) },
                ]}
              />
            </Card>
          ),
        },
        {
          key: 'versions',
          label: 'Versions',
          count: versions.length,
          content: () => (
            <VersionView
              versions={versions.map(row => ({
                id: row.id,
                label: `Version ${row.versionNo}`,
                fromDate: row.fromDate,
                toDate: row.toDate,
                status: <VersionStatus value={stateOn(row, today)} />,
                notes: [row.remarks],
                to: `/sales-management/costing/history?id=${row.id}&tab=versions`,
                restore: can('manage', 'ecosting') ? `/sales-management/costing/save?from=${row.id}` : undefined,
              }))}
              a={before?.id}
              b={after?.id}
              differences={before && after ? differencesOf(sidesOf(before), sidesOf(after)) : []}
              today={today}
            />
          ),
        },
        {
          key: 'history',
          label: 'History',
          content: () => <Timeline rows={audit} />,
        },
      ]}
    />
  )
}

type Sheet = Pick<CostingDetail, 'plantCost' | 'deliveryCost' | 'overheadCost' | 'remarks' | 'ingredients'>

const sidesOf = (of: Sheet): Side[] => [
  { part: 'Other costs, S$/m³', key: 'plant', name: 'Plant', value: of.plantCost, places: 2 },
  { part: 'Other costs, S$/m³', key: 'delivery', name: 'Delivery', value: of.deliveryCost, places: 2 },
  { part: 'Other costs, S$/m³', key: 'overhead', name: 'Overhead', value: of.overheadCost, places: 2 },
  ...of.ingredients.map(one => ({
    part: 'Ingredients, S$/kg',
    key: one.materialId,
    name: one.name,
    value: one.costPerKg,
    places: 4,
  })),
]

/** Without a choice this sheet is compared with the one before it. */
function withThis(params: URLSearchParams, id: string): URLSearchParams {
  const next = new URLSearchParams(params)
  next.set('b', id)
  return next
}

function change(before: string | null, now: string): string {
  if (before === null) return 'new'
  const by = decimal(now).minus(before)
  if (by.isZero() || Number(before) === 0) return by.isZero() ? '–' : 'new'
  return `${by.isPositive() ? '+' : ''}${showNumber(by.div(before).times(100).toFixed(1))} %`
}

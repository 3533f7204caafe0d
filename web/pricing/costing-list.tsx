import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { businessDay } from '~/domain/kit/time'
import type { CostingRow } from '~/domain/pricing/costing'
import { apiFor, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { showNumber } from '~/web/kit/figures'
import { HereLink } from '~/web/kit/here-link'
import { type Column, filter } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { sessionOf } from '~/web/kit/session-of'
import { Button } from '~/web/ui/button'
import { REGIONS } from './lookups'
import { stateOn, VersionStatus } from './pricing-status'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = await sessionOf(request, context)
  const today = businessDay(new Date(session?.now ?? 0))
  const versions = new URL(request.url).pathname.includes('/versions')
  const query = versions ? searchOf(request) : { day: today, ...searchOf(request) }
  return { page: await listOf(apiFor({ request, context }).pricing.costing.$get({ query })), today, versions }
}

/** The costing of each region: the sheet in force, or with its address all versions. */
export default function CostingList() {
  const { page, today, versions } = useLoaderData<typeof loader>()
  const can = useCan()
  const mayWrite = can('manage', 'ecosting')
  const columns: Column<CostingRow>[] = [
    { key: 'regionName', label: 'Region', show: row => row.regionName, sort: true },
    { key: 'versionNo', label: 'Version', show: row => row.versionNo, align: 'right', sort: true },
    { key: 'state', label: 'Status', show: row => <VersionStatus value={stateOn(row, today)} />, phone: 'end' },
    {
      key: 'fromDate',
      label: 'From',
      show: row => <span className="figures">{showDate(row.fromDate)}</span>,
      sort: true,
    },
    { key: 'toDate', label: 'To', show: row => <span className="figures">{showDate(row.toDate) || 'open'}</span> },
    { key: 'plantCost', label: 'Plant S$/m³', show: row => showNumber(row.plantCost, 2), align: 'right' },
    { key: 'deliveryCost', label: 'Delivery S$/m³', show: row => showNumber(row.deliveryCost, 2), align: 'right' },
    { key: 'overheadCost', label: 'Overhead S$/m³', show: row => showNumber(row.overheadCost, 2), align: 'right' },
    { key: 'remarks', label: 'Remarks', show: row => row.remarks },
  ]
  return (
    <ListScreen
      title={versions ? 'Costing versions' : 'Costing'}
      noun={['costing', 'costings']}
      page={page}
      columns={columns}
      open={row => `/sales-management/costing/history?id=${row.id}`}
      rowActions={row => [
        { label: 'Versions of the region', to: `/sales-management/costing/versions?regionId=${row.regionId}` },
        ...(mayWrite ? [{ label: 'Next version', to: `/sales-management/costing/save?from=${row.id}` }] : []),
      ]}
      filters={[
        filter.lookup('regionId', 'Region', REGIONS),
        ...(versions ? [] : [filter.date('day', 'In force on', true)]),
      ]}
      actions={
        <>
          {!versions && (
            <Button asChild>
              <HereLink only to="/sales-management/costing/versions">
                Versions
              </HereLink>
            </Button>
          )}
          {mayWrite && (
            <Button asChild look="primary">
              <Link to="/sales-management/costing/save" data-hotkey="c">
                <Plus /> New costing
              </Link>
            </Button>
          )}
        </>
      }
      empty={{
        text: 'A costing gives the cost of a kilogram of each material and of plant, delivery and overhead per m³ in a region.',
      }}
    />
  )
}

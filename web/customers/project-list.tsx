import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import type { ProjectRow } from '~/domain/customers/project'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { showVolume } from '~/web/kit/figures'
import { HereLink } from '~/web/kit/here-link'
import { type Column, filter } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { StatusToggle } from '~/web/kit/list/status-toggle'
import { searchOf } from '~/web/kit/list/url'
import { readIntent } from '~/web/kit/read-form'
import { Badge } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'
import { CUSTOMERS, REGIONS, SALESPEOPLE } from './lookups'
import { ShareBar } from './share-bar'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(apiFor({ request, context }).customers.project.list.$get({ query: searchOf(request) }))

export async function action({ request, context }: ActionFunctionArgs) {
  const { fields } = await readIntent(request)
  return attempt(
    apiFor({ request, context }).customers.project['change-status-project'].$post({
      json: { projectId: fields.id ?? '', version: Number(fields.version), active: fields.active === 'true' },
    }),
  )
}

/** Projects with what is contracted, supplied and priced. */
export default function ProjectList() {
  const page = useLoaderData<typeof loader>()
  const can = useCan()
  const mayManage = can('manage', 'project')
  const columns: Column<ProjectRow>[] = [
    { key: 'projectName', label: 'Project', show: row => row.projectName, sort: true, width: 220 },
    { key: 'projectCode', label: 'Code', show: row => <span className="code">{row.projectCode}</span>, sort: true },
    { key: 'customerName', label: 'Customer', show: row => row.customerName, sort: true },
    { key: 'regionName', label: 'Region', show: row => row.regionName, sort: true },
    {
      key: 'suppliedQuantity',
      label: 'Supplied',
      show: row => <ShareBar part={row.suppliedQuantity} whole={row.contractedQuantity} />,
      align: 'right',
      width: 150,
    },
    {
      key: 'contractedQuantity',
      label: 'Contracted',
      show: row => showVolume(row.contractedQuantity),
      align: 'right',
      sort: true,
    },
    { key: 'pricedProducts', label: 'Agreed prices', show: row => <Priced row={row} />, align: 'right' },
    { key: 'locations', label: 'Sites', show: row => row.locations, align: 'right', hidden: true },
    {
      key: 'startDate',
      label: 'Start',
      show: row => <span className="figures">{showDate(row.startDate)}</span>,
      sort: true,
      hidden: true,
    },
    { key: 'endDate', label: 'End', show: row => <span className="figures">{showDate(row.endDate)}</span>, sort: true },
    {
      key: 'active',
      label: 'Status',
      show: row => <StatusToggle row={row} name={row.projectName} allowed={mayManage} />,
      phone: 'end',
    },
  ]
  return (
    <ListScreen
      title="Projects"
      noun={['project', 'projects']}
      page={page}
      columns={columns}
      open={row => (mayManage ? `/sales-management/projects/create?id=${row.id}` : undefined)}
      rowActions={row =>
        can('view', 'pricing')
          ? [
              { label: 'Agreed prices', to: `/sales-management/projects/overview/price/${row.id}` },
              { label: 'New quote', to: `/sales-management/pricing/save?projectId=${row.id}` },
            ]
          : []
      }
      search="Project, code or customer"
      filters={[
        filter.active(),
        filter.lookup('customerId', 'Customer', CUSTOMERS),
        filter.lookup('regionId', 'Region', REGIONS),
        filter.lookup('salespersonId', 'Salesperson', SALESPEOPLE),
      ]}
      actions={
        mayManage && (
          <Button asChild look="primary">
            <Link to="/sales-management/projects/create" data-hotkey="c">
              <Plus /> Add project
            </Link>
          </Button>
        )
      }
      empty={{ text: 'A project is where a customer builds: with sites, purchase orders and agreed prices.' }}
    />
  )
}

const Priced = ({ row }: { row: ProjectRow }) =>
  row.pricedProducts ? (
    <HereLink to={`/sales-management/projects/overview/price/${row.id}`} className="text-link">
      {row.pricedProducts}
    </HereLink>
  ) : row.pricedProductsOnly ? (
    <Badge tone="stop">None, ordering needs one</Badge>
  ) : (
    <span className="text-muted">None</span>
  )

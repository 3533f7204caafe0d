import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import type { ProjectRow } from '~/domain/customers/project'
import * as words from '~/domain/customers/words'
import * as kitWords from '~/domain/kit/words'
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
import { CUSTOMERS, REGIONS, SALESPEOPLE } from '../lookups'
import { ShareBar } from '../share-bar'

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
    { key: 'projectName', label: kitWords.fieldProject(), show: row => row.projectName, sort: true, width: 220 },
    {
      key: 'projectCode',
      label: kitWords.fieldCode(),
      show: row => <span className="code">{row.projectCode}</span>,
      sort: true,
    },
    { key: 'customerName', label: kitWords.fieldCustomer(), show: row => row.customerName, sort: true },
    { key: 'regionName', label: kitWords.fieldRegion(), show: row => row.regionName, sort: true },
    {
      key: 'suppliedQuantity',
      label: words.projectSupplied(),
      show: row => <ShareBar part={row.suppliedQuantity} whole={row.contractedQuantity} />,
      align: 'right',
      width: 150,
    },
    {
      key: 'contractedQuantity',
      label: words.projectContracted(),
      show: row => showVolume(row.contractedQuantity),
      align: 'right',
      sort: true,
    },
    { key: 'pricedProducts', label: words.projectAgreedPrices(), show: row => <Priced row={row} />, align: 'right' },
    { key: 'locations', label: words.sitePlural(), show: row => row.locations, align: 'right', hidden: true },
    {
      key: 'startDate',
      label: words.projectStart(),
      show: row => <span className="figures">{showDate(row.startDate)}</span>,
      sort: true,
      hidden: true,
    },
    {
      key: 'endDate',
      label: words.projectEnd(),
      show: row => <span className="figures">{showDate(row.endDate)}</span>,
      sort: true,
    },
    {
      key: 'active',
      label: kitWords.fieldStatus(),
      show: row => <StatusToggle row={row} name={row.projectName} allowed={mayManage} />,
      phone: 'end',
    },
  ]
  return (
    <ListScreen
      title={kitWords.fieldProjects()}
      noun={['project', 'projects']}
      page={page}
      columns={columns}
      open={row => (mayManage ? `/sales-management/projects/create?id=${row.id}` : undefined)}
      rowActions={row =>
        can('view', 'pricing')
          ? [
              { label: words.projectAgreedPrices(), to: `/sales-management/projects/overview/price/${row.id}` },
              { label: words.projectNewQuote(), to: `/sales-management/pricing/save?projectId=${row.id}` },
            ]
          : []
      }
      search={words.projectSearch()}
      filters={[
        filter.active(),
        filter.lookup('customerId', kitWords.fieldCustomer(), CUSTOMERS),
        filter.lookup('regionId', kitWords.fieldRegion(), REGIONS),
        filter.lookup('salespersonId', words.salespersonSalesperson(), SALESPEOPLE),
      ]}
      actions={
        mayManage && (
          <Button asChild look="primary">
            <Link to="/sales-management/projects/create" data-hotkey="c">
              <Plus /> {words.projectAdd()}
            </Link>
          </Button>
        )
      }
      empty={{ text: words.projectNoneYet() }}
    />
  )
}

const Priced = ({ row }: { row: ProjectRow }) =>
  row.pricedProducts ? (
    <HereLink to={`/sales-management/projects/overview/price/${row.id}`} className="text-link">
      {row.pricedProducts}
    </HereLink>
  ) : row.pricedProductsOnly ? (
    <Badge tone="stop">{words.projectPriceNeeded()}</Badge>
  ) : (
    <span className="text-muted">{kitWords.choiceNone()}</span>
  )

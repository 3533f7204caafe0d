import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { apiFor, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { type Column, filter, PLANTS } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { Badge } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'
import { HOME } from './words'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(
    apiFor({ request, context }).cylinders['cylinder-test']['plant-audit-info'].$get({
      query: searchOf(request),
    }),
  )

type Row = {
  id: string
  auditNo: string
  plantName: string
  auditOn: string
  auditorName: string
  score: number
  passes: boolean
  findings: number
  status: string
}

/** Plants gone through point by point: what they reached and what was found. */
export default function AuditList() {
  const page = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'plant_audit')
  const add = mayManage && (
    <Button asChild look="primary">
      <Link to={`${HOME}/plant-audit-form`} data-hotkey="c">
        <Plus /> Audit a plant
      </Link>
    </Button>
  )
  return (
    <ListScreen<Row>
      title="Plant audits"
      noun={['audit', 'audits']}
      page={page}
      columns={columns}
      open={row => `${HOME}/plant-audit-form?id=${row.id}`}
      search="Number or plant"
      filters={[
        filter.choice(
          'status',
          'Status',
          [
            ['draft', 'Draft'],
            ['submitted', 'Submitted'],
          ],
          true,
        ),
        filter.lookup('plantId', 'Plant', PLANTS),
      ]}
      actions={add}
      empty={{ text: 'An audit covers stores, weighing, mixing, delivery, sampling and records.', action: add }}
    />
  )
}

const columns: Column<Row>[] = [
  { key: 'auditNo', label: 'Audit', show: row => <span className="code">{row.auditNo}</span>, sort: true },
  { key: 'auditOn', label: 'On', show: row => <span className="figures">{showDate(row.auditOn)}</span>, sort: true },
  { key: 'plantName', label: 'Plant', show: row => row.plantName, sort: true },
  { key: 'auditorName', label: 'Auditor', show: row => row.auditorName },
  {
    key: 'score',
    label: 'Score',
    align: 'right',
    sort: true,
    show: row => (
      <span data-tone={row.passes ? undefined : 'stop'} className={row.passes ? undefined : 'text-tone'}>
        {row.score.toFixed(1)} %
      </span>
    ),
  },
  { key: 'findings', label: 'Findings', show: row => row.findings || 'none', align: 'right' },
  {
    key: 'status',
    label: 'Status',
    show: row => (
      <Badge tone={row.status === 'draft' ? 'neutral' : 'done'}>{row.status === 'draft' ? 'Draft' : 'Submitted'}</Badge>
    ),
    sort: true,
    phone: 'end',
  },
]

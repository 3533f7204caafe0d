import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { apiFor, listOf } from '~/web/kit/api'
import { showDate, showDateTime } from '~/web/kit/dates'
import { type Column, filter, PLANTS } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { periodOf } from '~/web/kit/period'
import { stepsOf, valueIn } from '~/web/kit/record/changes'
import { projectSource } from './words'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const period = await periodOf({ request, context }, 31, ['plantId', 'projectId'])
  const { limit, offset, keyword } = searchOf(request)
  const json = { ...period, limit: Number(limit), offset: Number(offset), ...(keyword ? { keyword } : {}) }
  const page = await listOf(apiFor({ request, context }).cylinders['cylinder-test']['audit-report'].$post({ json }))
  return { page, period }
}

type Row = {
  seq: number
  at: string
  actorName: string
  subject: string
  subjectId: string | null
  action: string
  changed: string[]
  before?: unknown
  after?: unknown
  reason: string | null
  testNo: string
}

/** Who did what to tests and results, in the order of its happening. */
export default function AuditReport() {
  const { page, period } = useLoaderData<typeof loader>()
  return (
    <ListScreen<Row>
      title="Audit report"
      noun={['entry', 'entries']}
      page={page}
      id={row => String(row.seq)}
      columns={columns}
      search="Action or person"
      filters={[
        filter.date('from', 'From', true),
        filter.date('to', 'To', true),
        filter.lookup('plantId', 'Plant', PLANTS),
        filter.lookup('projectId', 'Project', projectSource),
      ]}
      views={
        <p className="text-muted text-body">
          {showDate(period.from)} to {showDate(period.to)}. The trail cannot be rewritten.
        </p>
      }
      empty={{ text: 'Every change to a test, result, certificate or pot is recorded here.' }}
    />
  )
}

const SUBJECT: Record<string, string> = {
  cylinder_test: 'Test',
  cylinder_age: 'Result',
  cylinder_certificate: 'Certificate',
  cylinder_request: 'Request',
  concrete_pot: 'Pot',
  plant_audit: 'Plant audit',
}

const columns: Column<Row>[] = [
  { key: 'at', label: 'When', show: row => <span className="figures">{showDateTime(row.at)}</span> },
  { key: 'testNo', label: 'Test', show: row => <span className="code">{row.testNo}</span> },
  { key: 'subject', label: 'What', show: row => SUBJECT[row.subject] ?? row.subject.replaceAll('_', ' ') },
  { key: 'action', label: 'Action', show: row => ACTION[row.action] ?? capital(row.action.replaceAll('_', ' ')) },
  { key: 'actorName', label: 'Who', show: row => row.actorName },
  { key: 'change', label: 'Change', show: row => change(row), wrap: true, width: 320 },
  { key: 'reason', label: 'Reason', show: row => row.reason ?? '' },
]

const ACTION: Record<string, string> = {
  create: 'Created',
  'change specimens': 'Readings',
  update: 'Changed',
  sample: 'Sampled',
  receive: 'Received',
  test: 'Tested',
  submit: 'Submitted',
  pass: 'Passed on',
  approve: 'Approved',
  decline: 'Declined',
  correct: 'Corrected',
  withdraw: 'Withdrawn',
  plan: 'Planned',
}
const FIELDS: Record<string, string> = {
  testNo: 'test',
  doNumber: 'delivery order',
  certNo: 'certificate',
  castOn: 'cast',
  mean: 'mean, MPa',
  fck: 'specified, MPa',
  slumpMm: 'slump, mm',
  massKg: 'mass, kg',
  loadKn: 'load, kN',
}
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const HIDDEN = ['labBy', 'houseBy', 'managerBy', 'id', 'testId', 'demo', 'notes', 'wetFindings', 'ages']

function change({ before, after, changed }: Row): string {
  return changed
    .filter(field => !HIDDEN.includes(field) && !/Id$/.test(field))
    .flatMap(field => stepsOf(wordsOf(field), valueIn(before, field), valueIn(after, field)))
    .slice(0, 4)
    .map(step =>
      'added' in step
        ? `${step.name} ${step.added.length} added, ${step.removed.length} removed`
        : `${step.name} ${before ? `${shown(step.was)} → ` : ''}${shown(step.is)}`,
    )
    .join('; ')
}

const wordsOf = (field: string) => FIELDS[field] ?? field.replace(/([A-Z])/g, ' $1').toLowerCase()
const shown = (value: unknown) =>
  value === null || value === undefined
    ? 'none'
    : Array.isArray(value)
      ? String(value.length)
      : /^\d{4}-\d\d-\d\d/.test(String(value))
        ? showDate(String(value))
        : String(value).replaceAll('_', ' ')

import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Send } from 'lucide-react'
import {
  FORMAT_LABELS,
  FORMATS,
  FREQUENCY_LABELS,
  frequenciesOf,
  ReportScheduleSave,
  SCHEDULED_REPORTS,
  type ScheduledReport,
} from '~/domain/reports/report-schedule'
import { apiFor, attempt, take } from '~/web/kit/api'
import type { ReportSchedule } from '~/web/kit/client/reports'
import { showDateTime } from '~/web/kit/dates'
import { closed, done } from '~/web/kit/done'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { useFieldValue } from '~/web/kit/form/form-context'
import type { Column } from '~/web/kit/list/column'
import { MasterList } from '~/web/kit/list/master-list'
import { useRemove } from '~/web/kit/list/use-remove'
import { readForm, readIntent, refused } from '~/web/kit/read-form'
import { useAction } from '~/web/kit/record/use-action'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  take(apiFor({ request, context }).reports['report-schedule'].$get())

export async function action({ request, context }: ActionFunctionArgs) {
  const { intent, fields, key } = await readIntent(request.clone() as Request)
  const api = apiFor({ request, context, key }).reports['report-schedule']
  const param = { id: fields.id ?? '' }
  if (intent === 'remove') return attempt(api[':id'].$delete({ param, query: { version: fields.version ?? '' } }))
  if (intent === 'send') return attempt(api[':id'].send.$post({ param }))
  const { values, raw } = await readForm(request, ReportScheduleSave)
  const saved = await attempt(api.$post({ json: values }))
  return saved.ok
    ? done(request, closed(request), `${SCHEDULED_REPORTS[values.report].label} saved`)
    : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof ReportScheduleSave>()
type Row = ReportSchedule
const nameOf = (row: Row) => SCHEDULED_REPORTS[row.report].label

/** Reports that one has sent to one's own address; each at its time, as one's rights are then. */
export default function ReportScheduleList() {
  const page = useLoaderData<typeof loader>()
  const remove = useRemove()
  const run = useAction()
  const send = (row: Row) =>
    run({
      label: `Send ${nameOf(row)}`,
      intent: 'send',
      fields: { id: row.id },
      done: `${nameOf(row)} is on its way to your address`,
    })
  return (
    <MasterList<Row>
      title="Reports by e-mail"
      noun={['report', 'reports']}
      page={page}
      columns={COLUMNS}
      rowActions={row => [
        { label: 'Send now', icon: <Send />, run: () => send(row) },
        remove({ row, label: `Stop ${nameOf(row)}`, done: `${nameOf(row)} is no longer sent`, may: true }),
      ]}
      empty={{ text: 'A report that you add here comes to your e-mail address at its time, as PDF or spreadsheet.' }}
      may
      called={row => (row ? nameOf(row) : 'New report by e-mail')}
      values={row => row ?? { report: page.reports[0], frequency: 'day', at: '07:00', format: 'pdf' }}
      fields={row => (
        <>
          {row ? <Kept row={row} /> : <Which reports={page.reports} />}
          <Field.Time name="at" label="At" span={6} />
          <Field.Select
            name="format"
            label="As"
            choices={FORMATS.map(format => [format, FORMAT_LABELS[format]] as const)}
            span={6}
          />
        </>
      )}
    />
  )
}

const Kept = ({ row }: { row: Row }) => (
  <>
    <p className="col-span-12 text-muted text-body">{FREQUENCY_LABELS[row.frequency]}.</p>
    <input type="hidden" name="report" value={row.report} />
    <input type="hidden" name="frequency" value={row.frequency} />
  </>
)

/** A report of one day is sent every day; the others as often as one likes. */
function Which({ reports }: { reports: readonly ScheduledReport[] }) {
  const report = useFieldValue('report', reports[0]) as ScheduledReport
  const { hint } = SCHEDULED_REPORTS[report]
  return (
    <>
      <Field.Select
        name="report"
        label="Report"
        hint={hint}
        choices={reports.map(key => [key, SCHEDULED_REPORTS[key].label] as const)}
        span={12}
      />
      <Field.Select
        key={report}
        name="frequency"
        label="How often"
        choices={frequenciesOf(report).map(key => [key, FREQUENCY_LABELS[key]] as const)}
        span={12}
      />
    </>
  )
}

const COLUMNS: readonly Column<Row>[] = [
  { key: 'report', label: 'Report', show: nameOf, width: 220, phone: 'title' },
  { key: 'frequency', label: 'How often', show: row => FREQUENCY_LABELS[row.frequency], width: 260, phone: 'meta' },
  { key: 'at', label: 'At', show: row => <span className="figures">{row.at}</span>, width: 80, phone: 'end' },
  { key: 'format', label: 'As', show: row => FORMAT_LABELS[row.format], width: 120, phone: 'meta' },
  { key: 'nextAt', label: 'Next', show: row => showDateTime(row.nextAt), width: 150, phone: 'meta' },
  { key: 'sentAt', label: 'Last sent', show: row => row.sentAt && showDateTime(row.sentAt), width: 150, phone: 'none' },
]

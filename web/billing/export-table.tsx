import { data } from '@remix-run/node'
import { Form } from '@remix-run/react'
import { Download } from 'lucide-react'
import type { ErpExportState } from '~/domain/billing/erp-export'
import { type apiFor, attempt } from '~/web/kit/api'
import type { ErpExportRow } from '~/web/kit/client/billing'
import { showDateTime } from '~/web/kit/dates'
import { showMoney } from '~/web/kit/figures'
import { useFormKey } from '~/web/kit/form/form-key'
import { PlainTable } from '~/web/kit/page-grid'
import type { Problem } from '~/web/kit/problem'
import { Badge } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'
import { Input } from '~/web/ui/input'
import { CancelExport } from './export-cancel'

type Billing = ReturnType<typeof apiFor>['billing']
type Settled = { problem?: Problem; settled?: string }

/** What a button of an export asks: acknowledged, rejected or cancelled; nothing where the form is the next export. */
export async function settleExport(form: FormData, { invoice }: Billing) {
  const [intent, id, text] = ['intent', 'id', 'text'].map(name => String(form.get(name) ?? '').trim()) as [
    string,
    string,
    string,
  ]
  const of = invoice.export[':id']
  const param = { id }
  const version = Number(form.get('version'))
  const asked =
    intent === 'acknowledge'
      ? of.acknowledge.$post({ param, json: { version, reference: text || null } })
      : intent === 'reject'
        ? of.reject.$post({ param, json: { version, reason: text } })
        : intent === 'cancel'
          ? of.cancel.$post({ param, json: { version, reason: text } })
          : null
  if (!asked) return null
  const answer = await attempt(asked)
  return answer.ok
    ? data<Settled>({ settled: DONE[intent] ?? '' })
    : data<Settled>({ problem: answer.problem }, { status: answer.problem.status })
}

const DONE: Record<string, string> = {
  acknowledge: 'The export is acknowledged.',
  reject: 'The export is rejected. Its documents go into the next export.',
  cancel: 'The export is cancelled. Its documents go into the next export.',
}
const STATES: Record<ErpExportState, [string, 'done' | 'waiting' | 'stop' | 'neutral']> = {
  writing: ['Being written', 'waiting'],
  ready: ['Ready for the ERP', 'waiting'],
  acknowledged: ['Acknowledged', 'done'],
  rejected: ['Rejected', 'stop'],
  cancelled: ['Cancelled', 'neutral'],
}

/** The exports with their state, both files, and what finance says of one that is not settled. */
export const ExportTable = ({ rows }: { rows: readonly ErpExportRow[] }) => (
  <PlainTable
    caption="Exports"
    rows={rows}
    id={row => row.id}
    columns={[
      { label: 'Export', show: row => <span className="code">{row.exportNo}</span> },
      { label: 'When', show: row => showDateTime(row.exportedAt) },
      {
        label: 'ERP',
        show: row => (
          <span className="grid justify-items-start gap-1">
            <Badge tone={STATES[row.state][1]}>{STATES[row.state][0]}</Badge>
            {row.erpReference && <span className="code text-meta">{row.erpReference}</span>}
            {row.endedReason && <span className="text-meta text-muted">{row.endedReason}</span>}
          </span>
        ),
      },
      { label: 'Documents', show: row => row.invoices, align: 'right' },
      { label: 'Control total', show: row => showMoney(row.controlTotal), align: 'right' },
      { label: 'Lines', show: row => row.lines, align: 'right' },
      { label: 'Files', show: row => <Files row={row} /> },
      {
        label: 'Answer of the ERP',
        show: row =>
          (row.state === 'ready' || row.state === 'writing') && (
            <span key={row.version} className="flex flex-wrap items-center gap-2">
              {row.state === 'ready' && <Answer row={row} />}
              <CancelExport row={row} />
            </span>
          ),
      },
    ]}
  />
)

const Files = ({ row }: { row: ErpExportRow }) => (
  <span className="grid gap-1">
    {row.fileKey && <FileLink to={`/files/invoice/export/${row.id}/file`} name={`${row.exportNo}.csv`} />}
    {row.linesKey && <FileLink to={`/files/invoice/export/${row.id}/lines`} name={`${row.exportNo}_lines.csv`} />}
    {!row.fileKey && row.state !== 'writing' && <span className="text-muted">No file kept</span>}
  </span>
)

const FileLink = ({ to, name }: { to: string; name: string }) => (
  <a className="inline-flex items-center gap-1 text-link" href={to} download>
    <Download aria-hidden className="size-4" /> {name}
  </a>
)

function Answer({ row }: { row: ErpExportRow }) {
  const key = useFormKey(undefined)
  return (
    <Form method="post" className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="_key" value={key} />
      <input type="hidden" name="id" value={row.id} />
      <input type="hidden" name="version" value={row.version} />
      <Input
        name="text"
        className="w-44"
        maxLength={60}
        placeholder="ERP reference or reason"
        aria-label={`ERP reference or reason for ${row.exportNo}`}
      />
      <Button type="submit" name="intent" value="acknowledge">
        Acknowledge
      </Button>
      <Button type="submit" name="intent" value="reject">
        Reject
      </Button>
    </Form>
  )
}

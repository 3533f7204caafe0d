import { Link } from '@remix-run/react'
import { showDate } from '~/web/kit/dates'
import type { Column } from '~/web/kit/list/column'
import { PlainTable } from '~/web/kit/page-grid'
import { Status } from '~/web/kit/status'
import { Badge } from '~/web/ui/badge'

export type SubmittalRow = {
  id: string
  submittalNo: string
  revision: number
  projectName: string
  customerName: string
  productCode: string
  mixCode: string
  mixVersion: number
  status: string
  sentAt: Date | string | null
  answeredOn: string | null
  answeredByName: string | null
  validUntil: string | null
}

/** An agreement past its last day is none any more. */
export const isExpired = ({ status, validUntil }: Pick<SubmittalRow, 'status' | 'validUntil'>, today: string) =>
  status.startsWith('agreed') && validUntil !== null && validUntil < today

export const SubmittalStatus = ({ of, today }: { of: Pick<SubmittalRow, 'status' | 'validUntil'>; today: string }) =>
  isExpired(of, today) ? <Badge tone="stop">Expired</Badge> : <Status of="mixSubmittal" value={of.status as 'draft'} />

const numberOf = ({ submittalNo, revision }: Pick<SubmittalRow, 'submittalNo' | 'revision'>) =>
  `${submittalNo}${revision ? ` rev. ${revision}` : ''}`

export const submittalColumns = (today: string): Column<SubmittalRow>[] => [
  { key: 'submittalNo', label: 'Submittal', show: row => <span className="code">{numberOf(row)}</span>, sort: true },
  { key: 'projectName', label: 'Project', show: row => row.projectName, sort: true, width: 200 },
  { key: 'customerName', label: 'Customer', show: row => row.customerName },
  { key: 'productCode', label: 'Product', show: row => <span className="code">{row.productCode}</span> },
  {
    key: 'mixCode',
    label: 'Mix',
    show: row => (
      <span>
        <span className="code">{row.mixCode}</span> <span className="text-muted">version {row.mixVersion}</span>
      </span>
    ),
    sort: true,
  },
  { key: 'sentAt', label: 'Sent', show: row => row.sentAt && showDate(String(row.sentAt)), sort: true },
  { key: 'answeredByName', label: 'Answered by', show: row => row.answeredByName },
  { key: 'validUntil', label: 'Valid until', show: row => row.validUntil && showDate(row.validUntil), sort: true },
  {
    key: 'status',
    label: 'Status',
    show: row => <SubmittalStatus of={row} today={today} />,
    sort: true,
    phone: 'end',
  },
]

/** Those of one mix or project, inside its page. */
export const SubmittalTable = ({ rows, today }: { rows: readonly SubmittalRow[]; today: string }) => (
  <PlainTable
    caption="Mix submittals"
    rows={rows}
    id={row => row.id}
    columns={[
      {
        label: 'Submittal',
        show: row => (
          <Link to={`/mixdesign/submittals/${row.id}`} className="code text-link">
            {numberOf(row)}
          </Link>
        ),
      },
      { label: 'Project', show: row => row.projectName },
      { label: 'Product', show: row => row.productCode },
      { label: 'Answered by', show: row => row.answeredByName ?? '–' },
      { label: 'Valid until', show: row => (row.validUntil ? showDate(row.validUntil) : '–') },
      { label: 'Status', show: row => <SubmittalStatus of={row} today={today} /> },
    ]}
  />
)

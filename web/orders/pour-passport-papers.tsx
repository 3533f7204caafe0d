import { useFetcher } from '@remix-run/react'
import type { Attempt } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import type { PassportLine } from '~/web/kit/client/orders'
import { showDate } from '~/web/kit/dates'
import { sentencesOf } from '~/web/kit/problem'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'

export type PassportRow = PassportLine
type Named = Pick<PassportRow, 'id' | 'passportNo' | 'revision'>

export const passportName = ({ passportNo, revision }: Omit<Named, 'id'>) =>
  `${passportNo}${revision ? ` rev. ${revision}` : ''}`

/** The paper, and the same for machines. */
export const PassportPapers = ({ of }: { of: Named }) => (
  <span className="flex gap-3">
    <a
      href={`/files/pour-passports/${of.id}/pdf`}
      target="_blank"
      rel="noreferrer"
      className="text-link"
      aria-label={`Paper of ${passportName(of)}`}
    >
      Paper
    </a>
    <a
      href={`/files/pour-passports/${of.id}/openepd`}
      download
      className="text-link"
      aria-label={`openEPD of ${passportName(of)}`}
    >
      openEPD
    </a>
  </span>
)

type Issue = { projectId: string; orderId?: string; label: string; primary?: boolean }

/** Posts to the page that it stands on, which says what is missing yet. */
export function IssuePassport({ projectId, orderId, label, primary = true }: Issue) {
  const fetcher = useFetcher<Attempt<{ passportNo: string; revision: number }>>()
  const may = useCan()('manage', 'pour_passport')
  const said = fetcher.data
  if (!may) return null
  const post = () =>
    fetcher.submit(
      { intent: 'issue-passport', projectId, orderId: orderId ?? '', _key: crypto.randomUUID() },
      { method: 'post' },
    )
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button look={primary ? 'primary' : 'plain'} disabled={fetcher.state !== 'idle'} onClick={post}>
        {label}
      </Button>
      <p role="status" className={said?.ok === false ? 'text-stop text-table' : 'text-muted text-table'}>
        {said && (said.ok ? `${passportName(said.data)} issued` : sentencesOf(said.problem).join('. '))}
      </p>
    </div>
  )
}

/** The passports of one pour, beside it. */
export function PassportCard({
  order,
  rows,
}: {
  order: { id: string; projectId: string }
  rows: PassportRow[] | null
}) {
  const may = useCan()('manage', 'pour_passport')
  if (!rows || (!rows.length && !may)) return null
  return (
    <Card title="Concrete passport">
      <div className="grid gap-3 text-table">
        {rows.length > 0 && (
          <ul className="grid gap-2">
            {rows.map(row => (
              <li key={row.id} className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span>
                  <span className="code">{passportName(row)}</span>{' '}
                  <span className="text-muted">
                    {showDate(String(row.issuedAt))}, {row.issuedByName}
                    {row.status === 'superseded' && ', superseded'}
                  </span>
                </span>
                <PassportPapers of={row} />
              </li>
            ))}
          </ul>
        )}
        <IssuePassport
          projectId={order.projectId}
          orderId={order.id}
          label={rows.length ? 'Issue next revision' : 'Issue passport'}
          primary={false}
        />
      </div>
    </Card>
  )
}

import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData, useLocation, useNavigation } from '@remix-run/react'
import { apiFor, listOf, take } from '~/web/kit/api'
import { showDateTime, showDateTimeSeconds } from '~/web/kit/dates'
import { countOf } from '~/web/kit/figures'
import { type Column, filter } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { spelled } from '~/web/kit/record/changes'
import { WhatChanged } from '~/web/kit/record/what-changed'
import { Badge } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'

const CHECK = 'check'

/** The check walks every line, so it is made when it is asked for. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { audit } = apiFor({ request, context }).users
  const { [CHECK]: check, ...query } = searchOf(request)
  const [page, proof] = await Promise.all([listOf(audit.$get({ query })), check ? take(audit.verify.$get()) : null])
  return { page, proof }
}

type Loaded = Awaited<ReturnType<typeof loader>>
type Row = Loaded['page']['rows'][number]

/** Everything that anybody did or was refused, and whether the trail of it is whole. */
export default function AuditTrail() {
  const { page, proof } = useLoaderData<typeof loader>() as Loaded
  return (
    <ListScreen<Row>
      title="Audit trail"
      noun={['line', 'lines']}
      page={page}
      columns={columns}
      id={row => String(row.seq)}
      search="Person or action"
      filters={[
        filter.choice('subject', 'Show', SUBJECTS, true),
        filter.date('fromDate', 'From', true),
        filter.date('toDate', 'To', true),
      ]}
      empty={{ text: 'Every change, sign-in and refused call leaves a line here.' }}
    >
      <Proof proof={proof} />
    </ListScreen>
  )
}

const SUBJECTS = [
  ['call', 'Refused calls'],
  ['session', 'Sign-ins'],
  ['user', 'Users'],
  ['order', 'Orders'],
  ['delivery_order', 'Delivery orders'],
  ['invoice_draft', 'Invoice drafts'],
  ['invoice', 'Invoices'],
  ['setting', 'Settings'],
] as const

/** How far the trail is sealed and anchored, and its first broken line, if any. */
function Proof({ proof }: { proof: Loaded['proof'] }) {
  const { pathname, search } = useLocation()
  const busy = useNavigation().location?.search.includes(`${CHECK}=1`) ?? false
  const params = new URLSearchParams(search)
  params.set(CHECK, '1')
  return (
    <section
      aria-label="Check of the trail"
      aria-live="polite"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-6 py-2.5 text-table max-md:px-4"
    >
      {proof ? (
        <>
          <Badge tone={proof.broken ? 'stop' : 'done'}>{proof.broken ? 'Broken' : 'Complete'}</Badge>
          <p className="max-w-prose">{proof.text}</p>
          <p className="text-muted">{sealedWords(proof)}</p>
        </>
      ) : (
        <p className="text-muted">Checks every line for changes, gaps and additions.</p>
      )}
      <Button asChild size="sm">
        <Link to={`${pathname}?${params}`} replace preventScrollReset>
          {busy ? 'Checking…' : proof ? 'Check again' : 'Check the trail'}
        </Link>
      </Button>
    </section>
  )
}

function sealedWords({ sealedAt, anchors, anchoredAt, begins }: NonNullable<Loaded['proof']>): string {
  return [
    sealedAt ? `Sealed ${showDateTime(sealedAt)}` : '',
    anchoredAt ? `Anchored ${showDateTime(anchoredAt)}, ${countOf(anchors, 'anchor')} compared` : '',
    begins ? `New start: ${begins}` : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

const columns: Column<Row>[] = [
  { key: 'at', label: 'When', show: row => <time className="figures">{showDateTimeSeconds(row.at)}</time>, width: 160 },
  { key: 'actorName', label: 'By', show: row => row.actorName, phone: 'title' },
  { key: 'subject', label: 'Kind', show: row => <span className="text-muted">{spelled(row.subject)}</span> },
  { key: 'action', label: 'Action', show: row => spelled(row.action) },
  { key: 'changes', label: 'What changed', show: row => <What row={row} />, wrap: true, width: 420 },
  { key: 'seq', label: 'Line', show: row => <span className="figures">{row.seq}</span>, align: 'right' },
]

/** A refusal says which call and from where; everything else what changed. */
function What({ row }: { row: Row }) {
  const after = row.after as { call?: string; status?: number; address?: string; count?: number } | null
  if (row.subject !== 'call' || !after) return <WhatChanged row={row} />
  const times = after.count ? `${after.count} times` : ''
  return [after.status, after.call, after.address ? `from ${after.address}` : '', times].filter(Boolean).join(' · ')
}

import { useFetcher } from '@remix-run/react'
import { useId, useState } from 'react'
import { siteRequestWords } from '~/domain/orders/site-request'
import type { Attempt } from '~/web/kit/api'
import type { SiteRequestRow } from '~/web/kit/client/orders'
import { showTime } from '~/web/kit/dates'
import { sentencesOf } from '~/web/kit/problem'
import { Button } from '~/web/ui/button'
import { Input } from '~/web/ui/input'

type Props = { orderId: string; requests: readonly SiteRequestRow[]; may: boolean }

/** What the site asks for, over everything of its order: yes does it, no tells why. */
export const SiteRequestNotice = ({ orderId, requests, may }: Props) => (
  <div data-tone="waiting" className="tone grid gap-3 rounded-lg px-4 py-2.5 text-table">
    {requests
      .filter(row => row.status === 'open')
      .map(row => (
        <Open key={row.id} orderId={orderId} row={row} may={may} />
      ))}
  </div>
)

function Open({ orderId, row, may }: { orderId: string; row: SiteRequestRow; may: boolean }) {
  const fetcher = useFetcher<Attempt<unknown>>()
  const id = useId()
  const [answer, setAnswer] = useState('')
  const problem = fetcher.data?.ok === false ? fetcher.data.problem : null
  const busy = fetcher.state !== 'idle'
  const decide = (decision: string) =>
    fetcher.submit(
      {
        intent: 'site-request',
        id: orderId,
        siteRequestId: row.id,
        version: String(row.version),
        decision,
        answer,
        _key: crypto.randomUUID(),
      },
      { method: 'post' },
    )
  return (
    <div className="grid gap-2">
      <p>
        <b>{siteRequestWords(row)}</b>, asked by {row.askedBy} on site at {showTime(row.createdAt)}
        {row.wantedAt && `, for ${showTime(row.wantedAt)}`}
        {row.remarks && `: ${row.remarks}`}
      </p>
      {may && (
        <div className="flex flex-wrap items-center gap-2">
          <label htmlFor={id}>Answer to the site</label>
          <Input
            id={id}
            value={answer}
            maxLength={400}
            onChange={event => setAnswer(event.target.value)}
            className="w-56! max-w-full"
          />
          <Button look="primary" disabled={busy} onClick={() => decide('accept')}>
            Yes, do it
          </Button>
          <Button disabled={busy} onClick={() => decide('done')}>
            Done by hand
          </Button>
          <Button disabled={busy} onClick={() => decide('decline')}>
            No
          </Button>
        </div>
      )}
      {problem && <p role="alert">{sentencesOf(problem).join('. ')}</p>}
    </div>
  )
}

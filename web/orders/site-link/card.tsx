import { useFetcher } from '@remix-run/react'
import { useEffect, useId, useState } from 'react'
import { notReady, type SiteReadiness } from '~/domain/orders/site-link'
import { siteRequestWords } from '~/domain/orders/site-request'
import type { Attempt } from '~/web/kit/api'
import type { SiteRequestRow } from '~/web/kit/client/orders'
import { showDateTime, showTime } from '~/web/kit/dates'
import { sentencesOf } from '~/web/kit/problem'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { Input } from '~/web/ui/input'

type Link = { version: number; url: string | null; openedAt: string | null; endsAt: string; ended: boolean }
export type Site = { link: Link | null; requests: readonly SiteRequestRow[]; readiness: SiteReadiness | null }
type Props = { orderId: string; site: Site; may: boolean }

/** The link by which the site looks at its pour: made, copied, sent and revoked here. */
export function SiteLinkCard({ orderId, site: { link, requests, readiness }, may }: Props) {
  const fetcher = useFetcher<Attempt<unknown>>()
  const busy = fetcher.state !== 'idle'
  const problem = fetcher.data?.ok === false ? fetcher.data.problem : null
  const post = (intent: string, fields: Record<string, string> = {}) =>
    fetcher.submit({ intent, id: orderId, _key: crypto.randomUUID(), ...fields }, { method: 'post' })
  const decided = requests.filter(row => row.status !== 'open')
  if (!link && !may && !requests.length && !readiness) return null
  return (
    <Card title="Link for the site">
      <div className="grid gap-3 text-table">
        {link ? (
          <>
            <p className="text-muted">
              {link.openedAt ? `Last opened ${showDateTime(link.openedAt)}` : 'Not opened yet'}.{' '}
              {link.ended ? 'Ended' : 'Ends'} {showDateTime(link.endsAt)}.
            </p>
            {may && link.url && (
              <>
                <div className="flex flex-wrap gap-2">
                  <CopyLink url={link.url} />
                  <Button size="sm" asChild>
                    <a href={link.url} target="_blank" rel="noreferrer">
                      Open
                    </a>
                  </Button>
                  <Button
                    size="sm"
                    look="danger-plain"
                    disabled={busy}
                    onClick={() => post('revoke-site-link', { version: String(link.version) })}
                  >
                    Revoke
                  </Button>
                </div>
                {!link.ended && <SendLink busy={busy} onSend={email => post('send-site-link', { email })} />}
              </>
            )}
          </>
        ) : (
          may && (
            <Button className="justify-self-start" disabled={busy} onClick={() => post('site-link')}>
              Create link
            </Button>
          )
        )}
        <p role="status" className={problem ? 'text-stop' : 'sr-only'}>
          {problem && sentencesOf(problem).join('. ')}
        </p>
        {readiness && <Ready readiness={readiness} />}
        {decided.length > 0 && (
          <ul className="grid gap-1">
            {decided.slice(0, 5).map(row => (
              <li key={row.id}>
                {siteRequestWords(row)}, {showTime(row.createdAt)}: {row.status === 'accepted' ? 'yes' : 'no'}
                {row.answer && `, ${row.answer}`}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}

function Ready({ readiness }: { readiness: SiteReadiness }) {
  const missing = notReady(readiness)
  return (
    <p data-tone={missing.length ? 'stop' : 'done'} className="tone rounded-md px-2 py-1">
      {missing.length ? `Not ready: ${missing.join(', ').toLowerCase()}` : 'The site is ready'}. {readiness.name},{' '}
      {showTime(readiness.at)}
      {readiness.remarks && `. ${readiness.remarks}`}
    </p>
  )
}

function CopyLink({ url }: { url: string }) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 1500)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <Button size="sm" onClick={() => navigator.clipboard?.writeText(url).then(() => setCopied(true))}>
      {copied ? 'Copied' : 'Copy'}
    </Button>
  )
}

function SendLink({ busy, onSend }: { busy: boolean; onSend: (email: string) => void }) {
  const id = useId()
  const [email, setEmail] = useState('')
  return (
    <form
      className="grid gap-1"
      aria-label="Send the link by e-mail"
      onSubmit={event => {
        event.preventDefault()
        onSend(email)
        setEmail('')
      }}
    >
      <label htmlFor={id} className="font-semibold">
        E-mail of the site
      </label>
      <div className="flex gap-2">
        <Input id={id} type="email" required maxLength={200} value={email} onChange={of => setEmail(of.target.value)} />
        <Button type="submit" disabled={busy}>
          Send
        </Button>
      </div>
    </form>
  )
}

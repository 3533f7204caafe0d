import { useFetcher } from '@remix-run/react'
import { CODE_MINUTES } from '~/domain/fleet/driver-phone'
import type { Attempt } from '~/web/kit/api'
import type { BodyOf } from '~/web/kit/call'
import type { FleetClient } from '~/web/kit/client/fleet'
import { showDate, showDateTime } from '~/web/kit/dates'
import { Qr } from '~/web/kit/qr'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'

type Phones = BodyOf<FleetClient['driver'][':id']['phone']['$get']>
type Code = BodyOf<FleetClient['driver'][':id']['phone']['$post']>
type Props = { driverId: string; phones: Phones; may: boolean }

/** The phones of a driver: a code for a new one, shown once, and an end for one that is lost. */
export function PhonesCard({ driverId, phones: { rows, codeEndsAt }, may }: Props) {
  const fetcher = useFetcher<Attempt<Partial<Code>>>()
  const busy = fetcher.state !== 'idle'
  const code = fetcher.data?.ok && fetcher.data.data.code ? (fetcher.data.data as Code) : null
  const problem = fetcher.data?.ok === false ? fetcher.data.problem : null
  const post = (intent: string, fields: Record<string, string> = {}) =>
    fetcher.submit({ intent, id: driverId, ...fields }, { method: 'post' })
  return (
    <Card title="Driver's phone">
      <div className="grid gap-3 text-table">
        {code ? (
          <Shown code={code} />
        ) : (
          codeEndsAt && <p className="text-muted">A code was given out and not used yet.</p>
        )}
        {may && (
          <Button className="justify-self-start" disabled={busy} onClick={() => post('phone-code')}>
            {code ? 'New code' : 'Give out a code'}
          </Button>
        )}
        <p role="status" className={problem ? 'text-stop' : 'sr-only'}>
          {problem?.detail}
        </p>
        <ul className="grid gap-2">
          {rows.map(({ id, version, agent, boundAt, lastUsedAt, revokedAt }) => (
            <li key={id} className="flex items-center gap-2">
              <span className="min-w-0 flex-1">
                {deviceOf(agent)}, since {showDate(boundAt)}
                <span className="block text-meta text-muted">
                  {revokedAt ? `Revoked ${showDateTime(revokedAt)}` : `Last used ${showDateTime(lastUsedAt)}`}
                </span>
              </span>
              {may && !revokedAt && (
                <Button
                  size="sm"
                  look="danger-plain"
                  disabled={busy}
                  onClick={() => post('revoke-phone', { phone: id, version: String(version) })}
                >
                  Revoke
                </Button>
              )}
            </li>
          ))}
        </ul>
        {!rows.length && <p className="text-muted">No phone yet.</p>}
      </div>
    </Card>
  )
}

const Shown = ({ code: { code, url } }: { code: Code }) => (
  <div className="grid justify-items-start gap-2">
    <Qr text={url} label="Link for the driver's phone" />
    <p className="code font-semibold text-section">{code}</p>
    <p className="text-muted">
      Scan it with the phone, or type it at{' '}
      <a className="text-link" href={url} target="_blank" rel="noreferrer">
        {url.replace(/#.*/, '')}
      </a>
      . It works once, within {CODE_MINUTES} minutes, and is not shown again.
    </p>
  </div>
)

/** What somebody would call the phone, from what its browser calls itself. */
const deviceOf = (agent: string | null): string =>
  /iPhone|iPad|Android|Windows|Mac OS|Linux/.exec(agent ?? '')?.[0] ?? 'Phone'

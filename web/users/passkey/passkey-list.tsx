import { Form } from '@remix-run/react'
import { showDate, showDateTime } from '~/web/kit/dates'
import { Badge } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'
import { AddPasskey } from './add-passkey'

type Row = {
  id: string
  name: string
  synced: boolean
  createdAt: string
  lastUsedAt: string | null
  blocked: boolean
}

/** Own passkeys with their last use, which tells the one of a device that is gone. */
export function Passkeys({ rows, codesLeft }: { rows: readonly Row[]; codesLeft: number | null }) {
  return (
    <section aria-labelledby="passkeys" className="grid gap-3">
      <h2 id="passkeys" className="font-semibold text-section">
        Passkeys
      </h2>
      <p className="text-muted text-body">
        A passkey signs you in with the finger, face or PIN of your device, without a password. It counts as two-step
        sign-in.{codesLeft !== null && ` ${codesLeft} recovery ${codesLeft === 1 ? 'code is' : 'codes are'} left.`}
      </p>
      {rows.length > 0 && (
        <ul aria-label="Your passkeys" className="border-line border-t">
          {rows.map(row => (
            <li
              key={row.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b py-2 text-table"
            >
              <span className="min-w-0 flex-1 break-words">
                {row.name} {row.blocked && <Badge tone="stop">Blocked: it was copied</Badge>}
                <span className="block text-meta text-muted">
                  {row.synced ? 'On all devices of your account' : 'On one device'}, added {showDate(row.createdAt)}.{' '}
                  {row.lastUsedAt ? `Last used ${showDateTime(row.lastUsedAt)}` : 'Not used yet'}
                </span>
              </span>
              <Form method="post">
                <input type="hidden" name="id" value={row.id} />
                <Button
                  type="submit"
                  size="sm"
                  name="intent"
                  value="passkey-remove"
                  aria-label={`Remove the passkey ${row.name}`}
                >
                  Remove
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <AddPasskey />
    </section>
  )
}

import { createHmac, randomBytes } from 'node:crypto'
import type { SubscriptionRecord } from '~/db/deliveries/e-ticket-subscription'
import { type SealKeys, sealer } from '../kit/sealed-text'

/** The secrets by which receivers know us, as Standard Webhooks writes them: `whsec_` and the bytes in base64. */
const PREFIX = 'whsec_'
export const secretsOfReceivers = sealer('e-ticket subscription')

/** 256 bits of chance; the hint tells one from another and is no help to guess it. */
export function newReceiverSecret(): { secret: string; hint: string } {
  const secret = `${PREFIX}${randomBytes(32).toString('base64')}`
  return { secret, hint: secret.slice(0, PREFIX.length + 4) }
}

/** Those that hold now: also the one before, for as long as both do. What no key of ours opens is none. */
export function secretsOf(keys: SealKeys, row: SubscriptionRecord, wall: Date): string[] {
  const both = [row.secret, row.previousUntil && row.previousUntil > wall ? row.previousSecret : null]
  return both.flatMap(sealed => (sealed && secretsOfReceivers.unsealed(keys, row.id, sealed)) ?? [])
}

/** The headers of Standard Webhooks 1.0: one signature for each secret, over id, time and body. */
export function signedHeaders(
  secrets: readonly string[],
  { id, at, body }: { id: string; at: Date; body: string },
): Record<string, string> {
  const timestamp = Math.floor(at.getTime() / 1000)
  const signature = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': secrets.map(secret => `v1,${signature(secret)}`).join(' '),
  }
}

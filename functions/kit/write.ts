import { once } from '~/db/kit/idempotency'
import type { NewJob } from '~/db/kit/jobs'
import { inOneGo, SYSTEM, type Work } from '~/db/kit/work'
import type { Ctx } from './context'
import { doneAtOf } from './done-at'

export type { NewJob }

/**
 * A command: one transaction with the person, the moment and the request on every audit line. Where the route demands an
 * Idempotency-Key the stored answer of the first try is given again.
 */
export async function write<T>(c: Ctx, run: (work: Work) => Promise<T>, reason?: string): Promise<T> {
  const { parts, person, now, requestId, onceKey, call } = c.var
  const by = person ?? SYSTEM
  const hash = onceKey
    ? await digest(`${c.req.method} ${c.req.path}${new URL(c.req.url).search} ${await c.req.text()}`)
    : ''
  const doneAt = onceKey ? doneAtOf(c) : undefined
  return inOneGo(parts.db, { by, now, doneAt, requestId, reason }, work =>
    onceKey ? once(work, { actorId: by.id, call, key: onceKey, hash }, () => run(work)) : run(work),
  )
}

export async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

import { createMiddleware } from 'hono/factory'
import type { Person } from '~/domain/access/roles'
import * as words from '~/domain/fleet/words'
import { Denied, NotSignedIn, Throttled } from '~/domain/kit/problem'
import * as kit from '~/domain/kit/words'
import { askByCode, askByDriverPhone } from '~/workflows/fleet/open-driver-phone'
import { attemptOf } from '../kit/attempt'
import type { Env } from '../kit/context'
import { readSignedId } from '../kit/signed-id'
import { digest } from '../kit/write'

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
/** Without look-alikes; it ends in minutes. */
const CODE = /^[a-hjkmnp-z2-9]{12}$/

/** 59 bits of chance, in threes of four letters for whoever types it. */
export async function newCode(): Promise<{ code: string; codeHash: string }> {
  // 248 is the last multiple of the letters: what is above would make the first ones likelier.
  const bytes: number[] = []
  while (bytes.length < 12) bytes.push(...[...crypto.getRandomValues(new Uint8Array(24))].filter(byte => byte < 248))
  const code = bytes
    .slice(0, 12)
    .map(byte => LETTERS[byte % LETTERS.length])
    .join('')
  return { code: code.match(/.{4}/g)!.join('-'), codeHash: await digest(code) }
}

/** Before binding: the code that dispatch gave out in X-Machine-Key. */
export const driverCodeOf = createMiddleware<Env>(async (c, next) => {
  const code = (c.req.header('x-machine-key') ?? '').toLowerCase().replaceAll(/[\s-]/g, '')
  if (!CODE.test(code)) throw new NotSignedIn(words.phoneCodeWrong())
  const id = await askByCode(attemptOf(c), await digest(code))
  c.set('person', personOf({ id, driverName: 'A driver' }))
  c.set('machine', 'driver')
  c.set('codeOf', id)
  await next()
})

/**
 * Before the calls of a driver's phone: its key in X-Machine-Key makes the phone the person of the request. It has no role, so
 * that every other call stays shut to it, and it names one driver, which no call of a phone takes from anywhere else.
 */
export const driverPhoneOf = (asks: 'open' | 'shut') =>
  createMiddleware<Env>(async (c, next) => {
    const { parts, wall } = c.var
    const id = await readSignedId(parts.settings, 'driver-phone', c.req.header('x-machine-key') ?? '')
    const used = id ? await askByDriverPhone(parts.db.sql, id, wall) : undefined
    if (!used) throw new NotSignedIn(words.phoneNotBound())
    if (used.throttled) throw new Throttled(kit.callsTooMany(), undefined, { retryAfter: 60 })
    c.set('person', personOf(used))
    if (asks === 'open' && !(used.openUntil && used.openUntil > wall))
      throw new Denied(words.phonePinAsked(), undefined, { rule: 'pin', driverName: used.driverName })
    c.set('machine', 'driver')
    c.set('driverPhone', used)
    await next()
  })

const personOf = ({ id, driverName }: { id: string; driverName: string }): Person => ({
  id,
  username: 'driver-phone',
  name: `${driverName} (phone)`,
  roles: [],
  scope: { all: true, salespersonId: null, plantIds: [], regionIds: [] },
  sessionId: null,
})

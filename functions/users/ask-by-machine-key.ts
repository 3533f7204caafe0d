import { createMiddleware } from 'hono/factory'
import type { Person } from '~/domain/access/roles'
import { NotSignedIn, Throttled } from '~/domain/kit/problem'
import type { MachinePurpose } from '~/domain/users/machine-key'
import { askByMachineKey } from '~/workflows/users/use-machine-key'
import type { Env } from '../kit/context'
import { digest } from '../kit/write'

const KEY = /^rmk_[\w-]{43}$/

/** 256 bits of chance; the beginning says what it is, should it ever be found where it does not belong. */
export async function newMachineKey(): Promise<{ secret: string; hash: string; hint: string }> {
  const secret = `rmk_${Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')}`
  return { secret, hash: await digest(secret), hint: secret.slice(0, 10) }
}

/**
 * Before the calls of machines: a valid key in X-Machine-Key, for the purpose of the call, makes the machine the person of the
 * request. It has no role, so that every other call stays shut to it.
 */
export const machineOf = (purpose: MachinePurpose) =>
  createMiddleware<Env>(async (c, next) => {
    const key = c.req.header('x-machine-key') ?? ''
    const { parts, wall } = c.var
    const used = KEY.test(key)
      ? await askByMachineKey(parts.db.sql, { purpose, hash: await digest(key) }, wall)
      : undefined
    if (!used) throw new NotSignedIn('A valid machine key is needed')
    if (used.throttled) throw new Throttled('Too many calls in this minute', undefined, { retryAfter: 60 })
    c.set('person', personOf(used))
    c.set('machine', purpose)
    await next()
  })

/** The machine of a plant sees that plant alone. */
const personOf = ({ id, machine, plantId }: { id: string; machine: string; plantId: string | null }): Person => ({
  id,
  username: machine,
  name: `${machine} (machine)`,
  roles: [],
  scope: { all: !plantId, salespersonId: null, plantIds: plantId ? [plantId] : [], regionIds: [] },
  sessionId: null,
})

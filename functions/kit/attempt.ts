import type { Attempt } from '~/workflows/users/guard-password'
import type { Ctx } from './context'

/** Every door sets this header itself, whatever a client claims. */
export const addressOf = (c: Ctx): string => c.req.header('x-portal-address') ?? 'local'

/** What a call that brings a password tells of itself. */
export function attemptOf(c: Ctx): Attempt {
  const { parts, wall, requestId } = c.var
  return { db: parts.db, address: addressOf(c), wall, requestId, free: parts.settings.signIn }
}

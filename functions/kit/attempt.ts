import type { Attempt } from '~/workflows/users/guard-password'
import type { Env } from './context'

/** What of a call tells from where a password came; also before its route. */
type Asked = {
  readonly var: Pick<Env['Variables'], 'parts' | 'wall' | 'requestId'>
  readonly req: { header(name: string): string | undefined }
}

/** Every door sets this header itself, whatever a client claims. */
export const addressOf = (c: Asked): string => c.req.header('x-portal-address') ?? 'local'

/** What a call that brings a password tells of itself. */
export function attemptOf(c: Asked): Attempt {
  const { parts, wall, requestId } = c.var
  return { db: parts.db, address: addressOf(c), wall, requestId, free: parts.settings.signIn }
}

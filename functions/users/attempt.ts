import type { Work } from '~/db/kit/work'
import type { SignedIn } from '~/domain/users/session'
import type { Opening, OpenSession } from '~/workflows/users/keep-session'
import { addressOf } from '../kit/attempt'
import type { Ctx } from '../kit/context'
import { signToken } from '../kit/token'
import { write } from '../kit/write'

/** A command about signing in, which goes by the real time whatever the demo's clock says. */
export const writeByWall = <T>(c: Ctx, run: (work: Work) => Promise<T>): Promise<T> =>
  write(c, work => run({ ...work, now: c.var.wall }))

export const openingOf = (c: Ctx): Opening => ({
  address: addressOf(c),
  agent: c.req.header('user-agent')?.slice(0, 200) ?? null,
  longestHours: c.var.parts.settings.tokens.longestHours,
})

/** The open session as its holder gets it: with an access token that is signed here and kept nowhere. */
export async function tokensOf(c: Ctx, { user, sessionId, refreshToken }: OpenSession): Promise<SignedIn> {
  const { token, expiresAt } = await signToken(c.var.parts.settings.tokens, { userId: user.id, sessionId }, c.var.wall)
  return { token, refreshToken, expiresAt: expiresAt.toISOString(), mustChangePassword: user.mustChangePassword }
}

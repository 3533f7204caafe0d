import { SCHEMA } from '~/db/kit/schema'
import { inOneGo, SYSTEM } from '~/db/kit/work'
import { personOfSession } from '~/db/users/session'
import { rulesOf } from '~/domain/access/ability'
import { Denied, NotSignedIn } from '~/domain/kit/problem'
import { VERSION } from '~/domain/kit/release'
import { SINGAPORE } from '~/domain/kit/time'
import { Login, Refresh, type Session, type SignedIn } from '~/domain/users/session'
import { type SignedUp, SignUp } from '~/domain/users/sign-up'
import { endSession, refreshSession } from '~/workflows/users/keep-session'
import { signIn } from '~/workflows/users/sign-in'
import { newAccount, signUp } from '~/workflows/users/sign-up'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body } from '../kit/valid'
import { write } from '../kit/write'
import { attemptOf, openingOf, tokensOf } from './attempt'

/** Signing in and out. The answers hold tokens, so nothing on the way may keep them. */
export const sessionRoutes = area()
  .post('/login', may('POST /login'), body(Login), async c => {
    const session = await signIn(attemptOf(c), c.req.valid('json'), openingOf(c))
    const signedIn: SignedIn = await tokensOf(c, session)
    return c.json(signedIn)
  })
  .post('/refresh', may('POST /refresh'), body(Refresh), async c => {
    const { parts, wall: now, requestId } = c.var
    const session = await inOneGo(parts.db, { by: SYSTEM, now, requestId }, work =>
      refreshSession(work, c.req.valid('json').refreshToken, parts.settings.tokens),
    )
    if (!session) throw new NotSignedIn('The session has expired')
    const signedIn: SignedIn = await tokensOf(c, session)
    return c.json(signedIn)
  })
  .post('/signup', may('POST /signup'), body(SignUp), async c => {
    if (!c.var.parts.settings.signIn.signUp) throw new Denied('Sign-up is off. Ask your administrator')
    const attempt = attemptOf(c)
    const account = await newAccount(c.req.valid('json'), attempt.address)
    const session = await write(c, work => signUp(work, account, openingOf(c), attempt.wall))
    const { id, username } = session.user
    const signedUp: SignedUp = { id, username, ...(await tokensOf(c, session)) }
    return c.json(signedUp)
  })
  .get('/session', may('GET /session'), async c => {
    const { sessionId } = personOf(c)
    const found = sessionId ? await personOfSession(sqlOf(c), sessionId, c.var.wall) : undefined
    if (!found) throw new NotSignedIn('The session has expired')
    const { person, mustChangePassword, endsAt } = found
    const { parts, now, wall } = c.var
    const session: Session = {
      user: { id: person.id, username: person.username, name: person.name, roles: person.roles, mustChangePassword },
      rules: rulesOf(person),
      expiresAt: endsAt.toISOString(),
      now: now.toISOString(),
      demo: { on: parts.settings.demo, offsetMinutes: Math.round((now.getTime() - wall.getTime()) / 60_000) },
      zone: SINGAPORE,
      release: { version: VERSION, schema: SCHEMA },
    }
    return c.json(session)
  })
  .post('/logout', may('POST /logout'), async c => {
    const { sessionId } = personOf(c)
    return c.json(await write(c, work => endSession(work, sessionId!)))
  })

import { SCHEMA } from '~/db/kit/schema'
import { personOfSession, revokeSession } from '~/db/users/session'
import { rulesOf } from '~/domain/access/ability'
import { Denied, NotSignedIn } from '~/domain/kit/problem'
import { VERSION } from '~/domain/kit/release'
import { SINGAPORE } from '~/domain/kit/time'
import { Login, Refresh, type Session, type SignedIn } from '~/domain/users/session'
import { SignUp } from '~/domain/users/sign-up'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body } from '../kit/valid'
import { write } from '../kit/write'
import { refresh, signIn } from './sign-in'
import { signUp } from './sign-up'

/** Signing in and out. The answers hold tokens, so nothing on the way may keep them. */
export const sessionRoutes = area()
  .post('/login', may('POST /login'), body(Login), async c => {
    const signedIn: SignedIn = await signIn(c, c.req.valid('json'))
    return c.json(signedIn)
  })
  .post('/refresh', may('POST /refresh'), body(Refresh), async c => {
    const signedIn: SignedIn = await refresh(c, c.req.valid('json').refreshToken)
    return c.json(signedIn)
  })
  .post('/signup', may('POST /signup'), body(SignUp), async c => {
    if (!c.var.parts.settings.signIn.signUp) throw new Denied('Sign-up is switched off; ask your administrator')
    return c.json(await signUp(c, c.req.valid('json')))
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
    await write(c, work => revokeSession(work, sessionId!, 'sign out'))
    return c.json({ signedOut: true })
  })

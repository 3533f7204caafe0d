import { demoClock } from '~/db/kit/demo-clock'
import { SCHEMA } from '~/db/kit/schema'
import { inOneGo, SYSTEM } from '~/db/kit/work'
import { personOfSession } from '~/db/users/session'
import { rulesOf } from '~/domain/access/ability'
import type { Person } from '~/domain/access/roles'
import { Denied, NotSignedIn } from '~/domain/kit/problem'
import { VERSION } from '~/domain/kit/release'
import { Id } from '~/domain/kit/shape'
import { SINGAPORE } from '~/domain/kit/time'
import { playsOf } from '~/domain/users/demo-clock'
import { SecondStep } from '~/domain/users/second-factor'
import { Login, Refresh, type Session, type SignedIn } from '~/domain/users/session'
import { type SignedUp, SignUp } from '~/domain/users/sign-up'
import { endOtherSessions, endOwnSession, ownSessions } from '~/workflows/users/end-session'
import { endSession, refreshSession } from '~/workflows/users/keep-session'
import { signIn, signInByCode } from '~/workflows/users/sign-in'
import { newAccount, signUp } from '~/workflows/users/sign-up'
import { area, may } from '../kit/area'
import { attemptOf } from '../kit/attempt'
import { personOf, sqlOf } from '../kit/context'
import { readTicket, signTicket, type TicketOf } from '../kit/token'
import { body } from '../kit/valid'
import { write } from '../kit/write'
import { openingOf, tokensOf, writeByWall } from './attempt'

/** Signing in and out, and where one is signed in. Answers hold tokens, so nothing on the way may keep them. */
export const sessionRoutes = area()
  .post('/login', may('POST /login'), body(Login), async c => {
    const { parts, wall } = c.var
    const ticketFor = (of: TicketOf) => signTicket(parts.settings.tokens, of, wall)
    const session = await signIn(attemptOf(c), c.req.valid('json'), openingOf(c), ticketFor)
    const signedIn: SignedIn = await tokensOf(c, session)
    return c.json(signedIn)
  })
  .post('/login/second-factor', may('POST /login/second-factor'), body(SecondStep), async c => {
    const { parts, wall } = c.var
    const { ticket, code } = c.req.valid('json')
    const of = await readTicket(parts.settings.tokens, ticket, wall)
    const session = await signInByCode(attemptOf(c), parts.settings.secrets.factor, { ...of, code }, openingOf(c))
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
    const account = await newAccount(attempt, c.req.valid('json'), c.var.parts.breaches)
    const session = await write(c, work => signUp(work, account, openingOf(c), attempt.wall))
    const { id, username } = session.user
    const signedUp: SignedUp = { id, username, ...(await tokensOf(c, session)) }
    return c.json(signedUp)
  })
  .get('/session', may('GET /session'), async c => {
    const { sessionId } = personOf(c)
    const found = sessionId ? await personOfSession(sqlOf(c), sessionId, c.var.wall) : undefined
    if (!found) throw new NotSignedIn('The session has expired')
    const { person, mustChangePassword, mustEnrol, endsAt } = found
    const { parts, now, wall } = c.var
    const session: Session = {
      user: { ...named(person), mustChangePassword, mustEnrol, language: person.language ?? null },
      rules: rulesOf(person),
      expiresAt: endsAt.toISOString(),
      now: now.toISOString(),
      demo: {
        on: parts.settings.demo,
        offsetMinutes: Math.round((now.getTime() - wall.getTime()) / 60_000),
        plays: parts.settings.demo ? playsOf(await demoClock(sqlOf(c)), now) : null,
      },
      zone: SINGAPORE,
      release: { version: VERSION, schema: SCHEMA },
    }
    return c.json(session)
  })
  .post('/logout', may('POST /logout'), async c => {
    const { sessionId } = personOf(c)
    return c.json(await write(c, work => endSession(work, sessionId!)))
  })
  .get('/administration/user/me/session', may('GET /administration/user/me/session'), async c => {
    const { idleMinutes } = c.var.parts.settings.tokens
    return c.json(await ownSessions(sqlOf(c), personOf(c), { now: c.var.wall, idleMinutes }))
  })
  .post('/administration/user/me/session/end', may('POST /administration/user/me/session/end'), body(Id), async c =>
    c.json(await writeByWall(c, work => endOwnSession(work, c.req.valid('json').id))),
  )
  .post('/administration/user/me/session/end-others', may('POST /administration/user/me/session/end-others'), async c =>
    c.json(await writeByWall(c, endOtherSessions)),
  )

const named = ({ id, username, name, roles }: Person) => ({ id, username, name, roles })

import type { SignedIn } from '~/domain/users/session'
import {
  SingleSignOnAnswer,
  type SingleSignOnOffer,
  SingleSignOnStart,
  type SingleSignOnStarted,
} from '~/domain/users/single-sign-on'
import { personOfClaims } from '~/workflows/users/finish-single-sign-on'
import { signInByProvider } from '~/workflows/users/sign-in'
import { type Began, beginAtProvider, claimsFromProvider, notOffered } from '~/workflows/users/start-single-sign-on'
import { area, may } from '../kit/area'
import { attemptOf } from '../kit/attempt'
import type { Ctx } from '../kit/context'
import { signTicket, type TicketOf } from '../kit/token'
import { body } from '../kit/valid'
import { openingOf, tokensOf } from './attempt'
import { readChallenge, signChallenge } from './challenge'

const PURPOSE = { purpose: 'single-sign-on' } as const

/** Signing in by the company's identity provider. Not at the edge: it asks the provider in turn. */
export const singleSignOnRoutes = area()
  .get('/login/single-sign-on', may('GET /login/single-sign-on'), c => {
    const offer: SingleSignOnOffer = { name: c.var.parts.settings.singleSignOn?.provider.name ?? null }
    return c.json(offer)
  })
  .post('/login/single-sign-on/start', may('POST /login/single-sign-on/start'), body(SingleSignOnStart), async c => {
    const { parts, wall } = c.var
    const { provider } = offered(c)
    const { address, began } = await beginAtProvider(provider, { back: backOf(c), wall, ...c.req.valid('json') })
    const challenge = JSON.stringify(began)
    const started: SingleSignOnStarted = {
      address,
      ticket: await signChallenge(parts.settings.tokens, { ...PURPOSE, challenge }, wall),
    }
    return c.json(started)
  })
  .post('/login/single-sign-on', may('POST /login/single-sign-on'), body(SingleSignOnAnswer), async c => {
    const { parts, wall } = c.var
    const { provider, groups } = offered(c)
    const { ticket, query } = c.req.valid('json')
    const began: Began = JSON.parse(await readChallenge(parts.settings.tokens, ticket, PURPOSE, wall))
    const claims = await claimsFromProvider(provider, { back: backOf(c), query, began, wall })
    const attempt = attemptOf(c)
    const user = await personOfClaims(attempt, provider.issuer, claims, groups)
    const ticketFor = (of: TicketOf) => signTicket(parts.settings.tokens, of, wall)
    const session = await signInByProvider(attempt, { user, claims }, openingOf(c), ticketFor)
    const signedIn: SignedIn = await tokensOf(c, session)
    return c.json(signedIn)
  })

function offered(c: Ctx) {
  const { singleSignOn } = c.var.parts.settings
  if (!singleSignOn) throw notOffered()
  return singleSignOn
}

const backOf = (c: Ctx): string => new URL('/auth/single-sign-on', c.var.parts.settings.publicUrl).href

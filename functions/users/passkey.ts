import { passkeysOf } from '~/db/users/passkey'
import { Id } from '~/domain/kit/shape'
import { NewPasskey, PasskeyAnswer, type PasskeyChallenge } from '~/domain/users/passkey'
import type { SignedIn } from '~/domain/users/session'
import { PASSKEY_ALGORITHMS, webauthn } from '~/workflows/users/passkey-answer'
import { keepPasskey, ownPasskeys, provedLately, proveNew, removePasskey } from '~/workflows/users/save-passkey'
import { signInByPasskey } from '~/workflows/users/sign-in'
import { area, may } from '../kit/area'
import { attemptOf } from '../kit/attempt'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { body } from '../kit/valid'
import { openingOf, tokensOf, writeByWall } from './attempt'
import { readChallenge, signChallenge } from './challenge'

/** Passkeys (WebAuthn): signing in by one, and one's own. Not at the edge: what reads certificates is large. */
export const passkeyRoutes = area()
  .post('/login/passkey/start', may('POST /login/passkey/start'), async c => {
    const { generateAuthenticationOptions } = await webauthn()
    const rpID = c.var.parts.settings.passkeys.domain
    const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
    return c.json(await challengeOf(c, { purpose: 'use' }, options))
  })
  .post('/login/passkey', may('POST /login/passkey'), body(PasskeyAnswer), async c => {
    const { parts, wall } = c.var
    const { ticket, answer } = c.req.valid('json')
    const challenge = await readChallenge(parts.settings.tokens, ticket, { purpose: 'use' }, wall)
    const place = parts.settings.passkeys
    const session = await signInByPasskey(attemptOf(c), place, { challenge, answer }, openingOf(c))
    const signedIn: SignedIn = await tokensOf(c, session)
    return c.json(signedIn)
  })
  .get('/administration/user/me/passkey', may('GET /administration/user/me/passkey'), async c =>
    c.json(await ownPasskeys(sqlOf(c), personOf(c))),
  )
  .post('/administration/user/me/passkey/start', may('POST /administration/user/me/passkey/start'), async c => {
    const by = personOf(c)
    provedLately(by)
    const { generateRegistrationOptions } = await webauthn()
    const own = await passkeysOf(sqlOf(c), by.id)
    const options = await generateRegistrationOptions({
      supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
      rpName: 'Readymix Portal',
      rpID: c.var.parts.settings.passkeys.domain,
      userName: by.username,
      userDisplayName: by.name,
      userID: new TextEncoder().encode(by.id),
      excludeCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    return c.json(await challengeOf(c, { purpose: 'make', subject: by.id }, options))
  })
  .post('/administration/user/me/passkey', may('POST /administration/user/me/passkey'), body(NewPasskey), async c => {
    const { parts, wall } = c.var
    const { ticket, answer, name } = c.req.valid('json')
    const by = personOf(c)
    provedLately(by)
    const of = { purpose: 'make', subject: by.id } as const
    const challenge = await readChallenge(parts.settings.tokens, ticket, of, wall)
    const proven = await proveNew(attemptOf(c), parts.settings.passkeys, { challenge, answer })
    return c.json(await writeByWall(c, work => keepPasskey(work, proven, name)))
  })
  .post(
    '/administration/user/me/passkey/remove',
    may('POST /administration/user/me/passkey/remove'),
    body(Id),
    async c => c.json(await writeByWall(c, work => removePasskey(work, c.req.valid('json').id))),
  )

async function challengeOf(
  c: Ctx,
  of: { purpose: 'make' | 'use'; subject?: string },
  options: { challenge: string },
): Promise<PasskeyChallenge> {
  const { parts, wall } = c.var
  const ticket = await signChallenge(parts.settings.tokens, { ...of, challenge: options.challenge }, wall)
  return { ticket, options: JSON.stringify(options) }
}

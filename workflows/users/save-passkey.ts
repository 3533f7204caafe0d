import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Sql } from '~/db/kit/open'
import type { Work } from '~/db/kit/work'
import { addPasskey, type PasskeyRow, passkeyBy, passkeysOf, removePasskeys } from '~/db/users/passkey'
import { dropRecovery, factorOf, recoveryLeft } from '~/db/users/second-factor'
import { revokeOtherSessions } from '~/db/users/session'
import { user } from '~/db/users/user'
import type { Person } from '~/domain/access/roles'
import { Invalid, Missing, ProofNeeded, Refused } from '~/domain/kit/problem'
import { MOST_PASSKEYS, type OwnPasskey, PASSKEY_PROOF_MINUTES, type PasskeyAdded } from '~/domain/users/passkey'
import type { Attempt } from './guard-password'
import { objectText, once, PASSKEY_ALGORITHMS, type PasskeyPlace, webauthn } from './passkey-answer'
import { freshCodes, needsFactor } from './set-up-second-factor'

/** Whoever only sits at the screen neither adds their own key nor removes that of its person. */
export function provedLately({ provedMinutesAgo = Number.POSITIVE_INFINITY }: Person): void {
  if (provedMinutesAgo >= PASSKEY_PROOF_MINUTES)
    throw new ProofNeeded('A passkey needs your password, code or passkey first', undefined, {
      minutes: PASSKEY_PROOF_MINUTES,
    })
}

export async function ownPasskeys(sql: Sql, by: Person): Promise<OwnPasskey[]> {
  return (await passkeysOf(sql, by.id)).map(({ id, name, synced, createdAt, lastUsedAt, blockedAt }) => ({
    ...{ id, name, synced, createdAt, lastUsedAt },
    blocked: blockedAt !== null,
  }))
}

type Proven = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'synced'>

/** What a new passkey says of itself, when its device asked for finger, face or PIN. */
export async function proveNew(
  attempt: Attempt,
  place: PasskeyPlace,
  { challenge, answer }: { challenge: string; answer: string },
): Promise<Proven> {
  const response: RegistrationResponseJSON = JSON.parse(objectText(answer))
  const { verifyRegistrationResponse } = await webauthn()
  const found = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: place.origin,
    expectedRPID: place.domain,
    requireUserVerification: true,
    supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
  }).catch(() => null)
  if (!found?.verified) throw new Invalid('This passkey cannot be used here. Try another one')
  await once(attempt, challenge)
  const { credential, credentialBackedUp } = found.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
    synced: credentialBackedUp,
  }
}

/** The first second factor of a person brings recovery codes, and ends what is open elsewhere. */
export async function keepPasskey(work: Work, proven: Proven, name: string): Promise<PasskeyAdded> {
  provedLately(work.by)
  await user.lock(work, work.by.id)
  const own = await passkeysOf(work.sql, work.by.id)
  if (own.length >= MOST_PASSKEYS) throw new Refused(`You have ${MOST_PASSKEYS} passkeys. Remove one first`)
  if (await passkeyBy(work.sql, proven.credentialId)) throw new Refused('This passkey is here already')
  const isFirst = own.length === 0 && !(await factorOf(work.sql, work.by.id))?.sealed
  await addPasskey(work, { ...proven, name })
  if (isFirst) await revokeOtherSessions(work, work.by.id, 'two-step sign-in set up')
  return { codes: (await recoveryLeft(work.sql, work.by.id)) ? null : (await freshCodes(work)).codes }
}

export async function removePasskey(work: Work, id: string): Promise<{ removed: true }> {
  provedLately(work.by)
  await user.lock(work, work.by.id)
  const own = await passkeysOf(work.sql, work.by.id)
  if (!own.some(of => of.id === id)) throw new Missing('There is no such passkey of yours')
  const isLast = own.filter(of => of.id !== id && !of.blockedAt).length === 0
  if (isLast && !(await factorOf(work.sql, work.by.id))?.sealed) {
    if (await needsFactor(work.sql, work.by.roles, work.now))
      throw new Refused('Your role needs two-step sign-in. Add another passkey first', undefined, { rule: 'needed' })
    await dropRecovery(work, work.by.id)
  }
  await removePasskeys(work, { userId: work.by.id, id }, 'remove')
  return { removed: true }
}

import type { Sql } from '~/db/kit/open'
import { stepUpOn } from '~/db/kit/step-up'
import type { Work } from '~/db/kit/work'
import { signsInBy } from '~/db/users/identity'
import { factorsInForce } from '~/db/users/second-factor'
import { markProved } from '~/db/users/session'
import type { Person } from '~/domain/access/roles'
import { Invalid } from '~/domain/kit/problem'
import { addMinutes, businessDay } from '~/domain/kit/time'
import type { FreshProof, ProofState, ProofWay, Proved } from '~/domain/users/fresh-proof'
import { provePresent } from './change-own-password'
import type { Attempt } from './guard-password'
import { type PasskeyPlace, provenPasskey } from './passkey-answer'
import type { FactorKey } from './second-factor-secret'
import { proveCode } from './set-up-second-factor'

/** Which day's setting holds, and the real time by which sessions live. */
type Moment = { today: Date; wall: Date }

export async function proofState(sql: Sql, by: Person, { today, wall }: Moment, offered: boolean): Promise<ProofState> {
  const asked = await stepUpOn(sql, businessDay(today))
  const { password, singleSignOn } = await signsInBy(sql, by.id)
  const ways: ProofWay[] = [
    ...(await factorsInForce(sql, by.id)),
    ...(password ? (['password'] as const) : []),
    ...(singleSignOn && offered ? (['single-sign-on'] as const) : []),
  ]
  return { freshUntil: asked && addMinutes(wall, asked.proofMinutes - (by.provedMinutesAgo ?? 0)), ways }
}

/** With what a proof is looked at: `challengeOf` reads the ticket that came with a passkey. */
type Means = { key: FactorKey; place: PasskeyPlace; challengeOf: (ticket: string) => Promise<string> }

/** Whoever sits at an open session could guess here: wrong ones are limited as at the sign-in. */
export async function proveAgain(
  attempt: Attempt,
  by: Person,
  { key, place, challengeOf }: Means,
  given: FreshProof,
): Promise<ProofWay> {
  if (given.passkey) {
    const challenge = await challengeOf(given.passkey.ticket)
    const { userId } = await provenPasskey(attempt, place, { challenge, answer: given.passkey.answer })
    if (userId !== by.id) throw new Invalid('This passkey belongs to somebody else')
    return 'passkey'
  }
  if (given.code !== undefined) {
    await proveCode(attempt, by, key, given.code)
    return 'code'
  }
  await provePresent(attempt, by, given.currentPassword ?? '')
  return 'password'
}

export async function keepProof(work: Work, sessionId: string, way: ProofWay, today: Date): Promise<Proved> {
  await markProved(work, sessionId, way)
  const asked = await stepUpOn(work.sql, businessDay(today))
  return { freshUntil: asked && addMinutes(work.now, asked.proofMinutes) }
}

import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import { hasPasskey, removePasskeys } from '~/db/users/passkey'
import {
  confirmFactor,
  factorOf,
  factorsInForce,
  keepPending,
  lockFactor,
  recoveryLeft,
  removeFactor,
  replaceRecovery,
} from '~/db/users/second-factor'
import { revokeOtherSessions } from '~/db/users/session'
import { user } from '~/db/users/user'
import type { Person, Role } from '~/domain/access/roles'
import { invalid, Refused } from '~/domain/kit/problem'
import { addMinutes, businessDay } from '~/domain/kit/time'
import type { Enrolment, RecoveryCodes, SecondFactorState } from '~/domain/users/second-factor'
import { checkCode } from './check-second-factor'
import { type Attempt, guarded, ownPasswordKey } from './guard-password'
import { onlyAdminsTouchAdmins } from './save-user'
import { addressOf, type FactorKey, hashOf, newCodes, newSecret, seal, stepOf, unseal } from './second-factor-secret'

/** How long somebody may look for their phone. */
const PENDING_MINUTES = 30

/** Whether a role of these is one that needs a second factor today; who is signed in by then goes on until the next sign-in. */
export async function needsFactor(sql: Sql, roles: readonly Role[], now: Date): Promise<boolean> {
  const needed: readonly Role[] = await settingOn(sql, 'users.second-factor-roles', businessDay(now))
  return roles.some(role => needed.includes(role))
}

export async function ownFactor(sql: Sql, person: Person, now: Date): Promise<SecondFactorState> {
  const factor = await factorOf(sql, person.id)
  return {
    on: Boolean(factor?.sealed),
    since: factor?.confirmedAt ?? null,
    recoveryCodesLeft: await recoveryLeft(sql, person.id),
    needed: await needsFactor(sql, person.roles, now),
  }
}

/** A new secret, shown once. The factor in force, where there is one, holds until a code of the new one came. */
export async function startFactor(work: Work, key: FactorKey): Promise<Enrolment> {
  const secret = newSecret()
  await keepPending(work, seal(key, work.by.id, secret))
  return { secret, uri: addressOf(secret, work.by.username) }
}

const over = () => new Refused('Start again: this set-up is over', undefined, { rule: 'no-set-up' })

/** A code of the app that was just shown the secret, with the step at which it was right; wrong ones are limited. */
export async function proveSetUp(attempt: Attempt, by: Person, key: FactorKey, code: string): Promise<Shown> {
  const factor = await factorOf(attempt.db.sql, by.id)
  if (!factor?.pending || addMinutes(factor.pendingAt!, PENDING_MINUTES) < attempt.wall) throw over()
  const { pending } = factor
  const step = await guarded(attempt, codeGuess(attempt, by), async () =>
    stepOf(unseal(key, by.id, pending), code, attempt.wall),
  )
  if (step === null) throw invalid('code', 'This code is wrong. Check that the clock of the phone is right')
  return { pending, step }
}
type Shown = { pending: string; step: number }

/** The first right code puts it in force; whoever else has a session of this person loses it. */
export async function turnOnFactor(work: Work, { pending, step }: Shown): Promise<RecoveryCodes> {
  const factor = await lockFactor(work, work.by.id)
  if (factor?.pending !== pending) throw over()
  await confirmFactor(work, factor, step)
  await revokeOtherSessions(work, work.by.id, 'two-step sign-in set up')
  return makeCodes(work)
}

export async function makeCodes(work: Work): Promise<RecoveryCodes> {
  if (!(await factorsInForce(work.sql, work.by.id)).length)
    throw new Refused('Set up two-step sign-in first', undefined, { rule: 'no-factor' })
  return freshCodes(work)
}

export async function freshCodes(work: Work): Promise<RecoveryCodes> {
  const codes = newCodes()
  await replaceRecovery(
    work,
    codes.map(code => hashOf(work.by.id, code)),
  )
  return { codes }
}

export async function turnOffFactor(work: Work): Promise<{ on: false }> {
  const stays = await hasPasskey(work.sql, work.by.id)
  if (!stays && (await needsFactor(work.sql, work.by.roles, work.now)))
    throw new Refused('Your role needs two-step sign-in. You can set it up on another phone', undefined, {
      rule: 'needed',
    })
  await removeFactor(work, work.by.id, 'turn off')
  return { on: false }
}

/** By an administrator, for somebody who lost phone and recovery codes: their sessions end, the password stays. */
export async function resetFactor(work: Work, userId: string): Promise<{ id: string; on: false }> {
  // Whoever sits at an administrator's open screen has no phone either.
  if (userId === work.by.id)
    throw new Refused('Turn off your own two-step sign-in with a code of it, or ask another administrator', undefined, {
      rule: 'own-account',
    })
  const row = await user.lock(work, userId)
  onlyAdminsTouchAdmins(work, row.roles)
  await removePasskeys(work, { userId }, 'reset')
  await removeFactor(work, userId, 'reset')
  await user.move(work, row, { credentialEpoch: row.credentialEpoch + 1 }, 'reset two-step sign-in')
  return { id: userId, on: false }
}

/** Whoever sits at an open session could guess here: wrong codes are limited as wrong passwords are. */
export async function proveCode(attempt: Attempt, by: Person, key: FactorKey, code: string): Promise<void> {
  const of = { code, now: attempt.wall }
  const good = await guarded(attempt, codeGuess(attempt, by), () => checkCode(attempt.db.sql, key, by.id, of))
  if (!good) throw invalid('code', 'This code is wrong or was used already')
}

const codeGuess = (attempt: Attempt, by: Person) => ({
  key: ownPasswordKey(by.id),
  by,
  what: 'code refused',
  facts: () => ({ address: attempt.address }),
})

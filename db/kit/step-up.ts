import type { Person } from '~/domain/access/roles'
import { decimal } from '~/domain/kit/money'
import { ProofNeeded } from '~/domain/kit/problem'
import type { StepUp } from '~/domain/kit/step-up'
import type { Sql } from './open'
import { settingOn } from './setting'

/** What is asked on a day; null while nobody is asked. */
export async function stepUpOn(sql: Sql, day: string): Promise<StepUp | null> {
  const set = await settingOn(sql, 'users.step-up', day)
  if (set.asked === 'never') return null
  if (set.asked === 'always') return set
  return (await settingOn(sql, 'users.second-factor-roles', day)).length ? set : null
}

/**
 * Stops who proved too long ago whose session this is. With an amount only those above the limit ask. What a job does
 * was asked for by somebody in a session, who was stopped then.
 */
export async function askForProof(sql: Sql, { provedMinutesAgo }: Person, day: string, amount?: string): Promise<void> {
  if (provedMinutesAgo === undefined) return
  const asked = await stepUpOn(sql, day)
  if (!asked || provedMinutesAgo < asked.proofMinutes) return
  // A credit note of that size takes as much as an invoice brings.
  if (amount !== undefined && decimal(amount).abs().lte(asked.amountAbove)) return
  const why = amount === undefined ? 'This' : `An amount above S$${asked.amountAbove}`
  throw new ProofNeeded(`${why} needs your password, code or passkey again`, undefined, {
    minutes: asked.proofMinutes,
  })
}

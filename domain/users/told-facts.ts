import type { Role } from '../access/roles'
import type { EscalatedKind } from '../kit/escalation-setting'
import { translated } from '../kit/translated'
import { participleOf } from '../kit/verbs'
import { escalationDetail, escalationTitle } from '../reports/escalation'
import * as words from './words'

/** What a notification says, apart from the language that it is said in. */
export type ToldFacts =
  | { told: 'line'; noun: string; name: string | null; deed: string; status: string | null; by: string }
  | {
      told: 'escalation'
      kind: EscalatedKind
      name: string | null
      since: string
      had: string[]
      to: Role[]
      insteadOf: string | null
    }

/** What was done to a record, as a whole sentence of each language; other deeds are told by their verb. */
const DEEDS: Record<string, (given: { what: string; name: string }) => string> = {
  approve: words.toldApproved,
  reject: words.toldRejected,
  decline: words.toldDeclined,
  confirm: words.toldConfirmed,
  hold: words.toldHeld,
  release: words.toldReleased,
  cancel: words.toldCancelled,
  reopen: words.toldReopened,
  pause: words.toldPaused,
  create: words.toldMade,
  change: words.toldChanged,
  'credit-hold': words.toldCreditHold,
  'no-credit-hold': words.toldNoCreditHold,
}

/** `Order W-261123-004 was cancelled by Grace Lim`; a record without a name is told by its kind alone. */
export function titleOf(facts: ToldFacts): string {
  if (facts.told === 'escalation') return escalationTitle(facts.kind, facts.name ?? undefined, new Date(facts.since))
  const { noun, deed, status, by } = facts
  const what = [translated(noun), ...(facts.name ? [facts.name] : [])].join(' ')
  if (deed === 'move') return words.toldMoved({ what, status: statusWords(status ?? ''), name: by })
  return DEEDS[deed]?.({ what, name: by }) ?? words.toldOther({ what, done: participleOf(deed), name: by })
}

/** Why, where somebody said so, or who had it and why it comes to this person. */
export const detailOf = (facts: ToldFacts, reason: string | null): string | null =>
  facts.told === 'escalation' ? escalationDetail(facts.had, facts.to, facts.insteadOf ?? undefined) : reason

/** As screens call a status, within a sentence of English in small letters. */
function statusWords(status: string): string {
  const plain = status.replaceAll('_', ' ')
  const label = plain.charAt(0).toUpperCase() + plain.slice(1)
  const said = translated(label)
  return said === label ? plain : said
}

import { type SettingEffect, settingEffect } from '~/db/billing/setting-effect'
import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import type { SettingName } from '~/domain/kit/setting'
import { rowChanges } from '~/domain/kit/setting-change'
import { settingForm, valueWords } from '~/domain/kit/setting-fields'
import { spokenDay } from '~/domain/kit/time'

type Asked = { name: SettingName; regionId?: string | null | undefined; effectiveFrom: string; value: unknown }

/** What a new value changes, in sentences: the value itself, and what is open on its first day. */
export async function previewSetting(
  sql: Sql,
  { name, regionId, effectiveFrom: day, value }: Asked,
): Promise<string[]> {
  const now = await settingOn(sql, name, day, regionId)
  const before = valueWords(name, now)
  const after = valueWords(name, value)
  const rows = settingForm(name).rows ? rowChanges(name, now, value) : []
  const first =
    before === after
      ? rows.length > 0
        ? `From ${spokenDay(day)}: ${rows.join('; ')}.`
        : `No change from ${spokenDay(day)}: ${after}.`
      : `From ${spokenDay(day)}: ${after}. Until then: ${before}.`
  const effect = await settingEffect(sql, name, day, value)
  return effect
    ? [first, ...effectWords(name, day, effect)]
    : [first, 'What is already decided, invoiced or printed does not change.']
}

const many = (n: number, one: string, more: string) => (n === 1 ? `1 ${one}` : `${n} ${more}`)

function effectWords(name: SettingName, day: string, of: SettingEffect): string[] {
  const n = (key: keyof SettingEffect, one: string, more: string) => many(of[key] ?? 0, one, more)
  const drafts = (key: keyof SettingEffect) => n(key, 'invoice draft', 'invoice drafts')
  switch (name) {
    case 'billing.gst-percent':
      return [
        `${drafts('draftsAcross')} not invoiced yet with a period that reaches ${spokenDay(day)} or later: loads of those days take the new rate.`,
        'Issued invoices keep their rate.',
      ]
    case 'billing.gst-by':
      return [
        `${drafts('draftsOpen')} not invoiced yet: with an invoice dated ${spokenDay(day)} or later they follow the new rule.`,
        'A price trial over past days shows the bills of both rules.',
      ]
    case 'billing.levels':
    case 'billing.persons-differ':
      return [`${drafts('draftsInApproval')} in approval now: the next decision on each follows the rule of its day.`]
    case 'billing.note-approvals':
      return [
        `${n('notesInApproval', 'note', 'notes')} in approval now: the next decision on each follows the new limits.`,
      ]
    case 'billing.clean-pass':
      return [`${drafts('draftsToPass')} without an exception could pass by the new value as they are now.`]
    case 'billing.normal-hours':
      return [
        `${n('loadsPlanned', 'load is', 'loads are')} planned for ${spokenDay(day)} or later and follow the new hours.`,
        'A price trial over past days shows the bills of both rules.',
      ]
    case 'billing.washout-at':
      return [
        `${n('loadsPlanned', 'load is', 'loads are')} planned for ${spokenDay(day)} or later and follow the new rule.`,
        'A price trial over past days shows the bills of both rules.',
      ]
    case 'billing.payment-days':
      return [
        `${n('customersWithoutTerm', 'active customer has', 'active customers have')} no payment term of its own: invoices dated ${spokenDay(day)} or later are due by the new days.`,
        'Issued invoices keep their due date.',
      ]
    case 'credit.limit-acts':
      return [`${n('customersWithLimit', 'active customer has', 'active customers have')} a credit limit.`]
    case 'credit.hold-stops':
      return [`${n('customersOnHold', 'active customer is', 'active customers are')} on credit hold now.`]
    case 'pricing.margin':
      return [
        `${n('quotes', 'quote is', 'quotes are')} submitted and not decided: the new thresholds decide who may approve.`,
      ]
    case 'pricing.authority':
      return [
        `${n('prices', 'price needs', 'prices need')} approval and ${n('quotes', 'quote is', 'quotes are')} submitted: from that day the new limits decide who may approve.`,
      ]
    default:
      return []
  }
}

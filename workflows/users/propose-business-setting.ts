import { getSeenRegion } from '~/db/fleet/region-rows'
import { decide } from '~/db/kit/approval'
import { setting } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import { type SettingProposalRecord, sameProposal, settingOfDay, settingProposal } from '~/db/users/business-setting'
import { invalid, Refused } from '~/domain/kit/problem'
import { isRegional } from '~/domain/kit/regional-setting'
import { SETTINGS, type SettingName } from '~/domain/kit/setting'
import { businessDay } from '~/domain/kit/time'
import type { SettingDecision, SettingPreviewAsk, SettingProposal } from '~/domain/users/business-setting'

/** A value that fits its setting, for whom it can hold, and a day that has not passed; anything else is refused by name. */
export function checkedSetting(today: string, { name, regionId, effectiveFrom, value }: SettingPreviewAsk) {
  if (regionId && !isRegional(name)) throw invalid('regionId', 'This setting holds for the whole company')
  if (effectiveFrom < today) throw invalid('effectiveFrom', 'Past values cannot be changed')
  const found = SETTINGS[name].shape.safeParse(value)
  if (found.success) return found.data
  const issue = found.error.issues[0]
  const where = issue?.path.length ? `${issue.path.join(' ')}: ` : ''
  throw invalid('value', `${where}${issue?.message ?? 'This value does not fit'}`)
}

/** Asks for a value from a day on; it holds when somebody else has approved it. */
export async function proposeSetting(work: Work, given: SettingProposal): Promise<SettingProposalRecord> {
  const { name, regionId = null, effectiveFrom, reason } = given
  const value = checkedSetting(businessDay(work.now), given)
  if (regionId) await getSeenRegion(work.sql, work.by, regionId)
  const open = await sameProposal(work.sql, { name, regionId, effectiveFrom })
  if (open)
    throw new Refused('There is an open proposal for that day. Decide it first', undefined, {
      id: open.id,
      version: open.version,
    })
  return settingProposal.insert(
    work,
    { name, regionId, effectiveFrom, value, reason, askedBy: work.by.id, askedByName: work.by.name },
    `propose ${name}`,
  )
}

/** Nobody approves what they proposed; who proposed may take it back, which is a rejection with a reason. */
export const whyNotApproveSetting = (
  personId: string,
  row: Pick<SettingProposalRecord, 'askedBy'>,
): string | undefined => (row.askedBy === personId ? 'The person who proposed a value cannot approve it' : undefined)

export async function decideSetting(
  work: Work,
  id: string,
  { version, approve, reason }: SettingDecision,
): Promise<SettingProposalRecord> {
  const row = settingProposal.atVersion(await settingProposal.lock(work, id), version)
  if (row.status !== 'pending') throw new Refused(`This proposal is already ${row.status}`)
  const why = approve ? whyNotApproveSetting(work.by.id, row) : undefined
  if (why) throw new Refused(why, undefined, { rule: 'four-eyes' })
  await decide(work, {
    subject: 'setting_proposal',
    subjectId: id,
    round: 1,
    level: 1,
    decision: approve ? 'approve' : 'reject',
    contentHash: JSON.stringify([row.name, row.regionId, row.effectiveFrom, row.value]),
    reason: reason ?? undefined,
    personsDiffer: true,
  })
  if (approve) await bringIntoForce(work, row)
  return settingProposal.move(
    work,
    row,
    {
      status: approve ? 'approved' : row.askedBy === work.by.id ? 'withdrawn' : 'rejected',
      decidedBy: work.by.id,
      decidedByName: work.by.name,
      decidedAt: work.now,
      decisionReason: reason,
    },
    approve ? 'approve' : 'reject',
  )
}

async function bringIntoForce(work: Work, row: SettingProposalRecord): Promise<void> {
  const name = row.name as SettingName
  if (row.effectiveFrom < businessDay(work.now))
    throw new Refused('The first day of this value has passed. Propose it again from today on', undefined, {
      rule: 'dated',
    })
  const value = SETTINGS[name].shape.parse(row.value)
  const held = { ...work, reason: row.reason }
  const present = await settingOfDay(work.sql, row)
  if (present) await setting.update(held, present, { value }, `set ${name}`)
  else
    await setting.insert(held, { name, regionId: row.regionId, effectiveFrom: row.effectiveFrom, value }, `set ${name}`)
}

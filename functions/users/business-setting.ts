import type { Sql } from '~/db/kit/open'
import { type NamedProposal, type NamedSetting, settingHistory, settingProposalsOf } from '~/db/users/business-setting'
import { isRegional } from '~/domain/kit/regional-setting'
import { SETTINGS, type SettingName } from '~/domain/kit/setting'
import { entriesOf, settingForm, valueWords } from '~/domain/kit/setting-fields'
import { Id } from '~/domain/kit/shape'
import { businessDay } from '~/domain/kit/time'
import {
  SettingDecision,
  type SettingDetail,
  SettingParam,
  SettingPreviewAsk,
  SettingProposal,
  type SettingProposalRow,
  type SettingRow,
  type SettingValueRow,
  settingGroup,
  settingNames,
} from '~/domain/users/business-setting'
import { previewSetting } from '~/workflows/users/preview-business-setting'
import {
  checkedSetting,
  decideSetting,
  proposeSetting,
  whyNotApproveSetting,
} from '~/workflows/users/propose-business-setting'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param } from '../kit/valid'
import { write } from '../kit/write'

/** Every value of the trade that the company sets, by day; a change needs two persons. */
export const businessSettingRoutes = area()
  .get('/administration/setting', may('GET /administration/setting'), async c => {
    const [history, open] = await Promise.all([settingHistory(sqlOf(c)), settingProposalsOf(sqlOf(c))])
    const today = businessDay(c.var.now)
    const rows = settingNames.map(name => rowOf(name, history, open, today, personOf(c).id))
    return c.json({ rows, total: rows.length })
  })
  .get('/administration/setting/:name', may('GET /administration/setting/:name'), param(SettingParam), async c => {
    const { name } = c.req.valid('param')
    return c.json(await detailOf(sqlOf(c), name, businessDay(c.var.now), personOf(c).id))
  })
  .post(
    '/administration/setting/preview',
    may('POST /administration/setting/preview'),
    body(SettingPreviewAsk),
    async c => {
      const asked = c.req.valid('json')
      const value = checkedSetting(businessDay(c.var.now), asked)
      return c.json({ effects: await previewSetting(sqlOf(c), { ...asked, value }) })
    },
  )
  .post(
    '/administration/setting/propose',
    may('POST /administration/setting/propose', 'once'),
    body(SettingProposal),
    async c => {
      const { id, version, status } = await write(c, work => proposeSetting(work, c.req.valid('json')))
      return c.json({ id, version, status })
    },
  )
  .post(
    '/administration/setting/proposal/:id/decide',
    may('POST /administration/setting/proposal/:id/decide', 'once'),
    param(Id),
    body(SettingDecision),
    async c => {
      const { id } = c.req.valid('param')
      const { version, status } = await write(c, work => decideSetting(work, id, c.req.valid('json')))
      return c.json({ id, version, status })
    },
  )

function rowOf(
  name: SettingName,
  history: NamedSetting[],
  proposals: NamedProposal[],
  today: string,
  personId: string,
): SettingRow {
  const open = proposals.filter(row => row.name === name && row.status === 'pending')

  const own = history.filter(row => row.name === name)
  const now = own.find(row => row.regionId === null && row.effectiveFrom <= today)
  return {
    name,
    group: settingGroup(name),
    label: SETTINGS[name].label,
    words: valueWords(name, now ? now.value : SETTINGS[name].usual),
    since: now?.effectiveFrom ?? null,
    coming: own.filter(row => row.effectiveFrom > today).length,
    pending: open.filter(row => row.askedBy !== personId).length,
  }
}

async function detailOf(sql: Sql, name: SettingName, today: string, personId: string): Promise<SettingDetail> {
  const [history, proposals] = [await settingHistory(sql, name), await settingProposalsOf(sql, name)]
  const { usual } = SETTINGS[name]
  const now = history.find(row => row.regionId === null && row.effectiveFrom <= today)
  const shown: SettingProposalRow[] = []
  for (const row of proposals) shown.push(await proposalOf(sql, name, row, personId))
  return {
    ...rowOf(name, history, proposals, today, personId),
    form: settingForm(name),
    regional: isRegional(name),
    entries: entriesOf(name, now ? now.value : usual),
    usualWords: valueWords(name, usual),
    values: history.map(row => shownValue(name, row, history, today)),
    proposals: shown,
  }
}

function shownValue(name: SettingName, row: NamedSetting, all: NamedSetting[], today: string): SettingValueRow {
  const now = all.find(other => other.regionId === row.regionId && other.effectiveFrom <= today)
  return {
    id: row.id,
    regionName: row.regionName,
    effectiveFrom: row.effectiveFrom,
    words: valueWords(name, row.value),
    entries: entriesOf(name, row.value),
    when: row.effectiveFrom > today ? 'coming' : row.id === now?.id ? 'in force' : 'past',
  }
}

async function proposalOf(
  sql: Sql,
  name: SettingName,
  row: NamedProposal,
  personId: string,
): Promise<SettingProposalRow> {
  const {
    id,
    version,
    regionName,
    effectiveFrom,
    reason,
    status,
    askedByName,
    decidedByName,
    decidedAt,
    decisionReason,
  } = row
  const open = status === 'pending'
  return {
    id,
    version,
    regionName,
    effectiveFrom,
    words: valueWords(name, row.value),
    entries: entriesOf(name, row.value),
    reason,
    status,
    askedByName,
    askedAt: row.createdAt,
    decidedByName,
    decidedAt,
    decisionReason,
    effects: open ? await previewSetting(sql, { name, regionId: row.regionId, effectiveFrom, value: row.value }) : [],
    why: (open && whyNotApproveSetting(personId, row)) || null,
  }
}

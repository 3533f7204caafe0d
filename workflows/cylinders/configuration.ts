import { type ConfigurationRow, configurationRows, sameSetting } from '~/db/cylinders/configuration'
import { getSeenRegion } from '~/db/fleet/region-rows'
import type { Sql } from '~/db/kit/open'
import { setting } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import { type ConfigurationCreate, type ConfigurationUpdate, LAB_SETTINGS } from '~/domain/cylinders/configuration'
import { invalid, Missing, Refused } from '~/domain/kit/problem'
import { SETTINGS, type SettingName } from '~/domain/kit/setting'
import { businessDay } from '~/domain/kit/time'

export type Configuration = {
  name: SettingName
  label: string
  usual: unknown
  /** What holds today, the company's own or the default. */
  value: unknown
  since: string | null
  rows: ConfigurationRow[]
}

/** Every setting of the laboratory with what holds now, its default and what was and will be set. */
export async function allConfiguration(sql: Sql, today: string, regionId?: string): Promise<Configuration[]> {
  const rows = await configurationRows(sql, regionId)
  return LAB_SETTINGS.map(name => {
    const own = rows.filter(row => row.name === name)
    const past = own.filter(row => row.effectiveFrom <= today)
    const now = past.find(row => regionId && row.regionId === regionId) ?? past.find(row => row.regionId === null)
    const { label, usual } = SETTINGS[name]
    return { name, label, usual, value: now ? now.value : usual, since: now?.effectiveFrom ?? null, rows: own }
  })
}

export async function createConfiguration(work: Work, given: ConfigurationCreate) {
  const { name, regionId = null } = given
  if (regionId) await getSeenRegion(work.sql, work.by, regionId)
  const effectiveFrom = dayOf(work, given.effectiveFrom)
  const present = await sameSetting(work.sql, { name, regionId, effectiveFrom })
  if (present)
    throw new Refused('There is already a value for that day. Change that row', undefined, {
      id: present.id,
      version: present.version,
    })
  return setting.insert(work, { name, regionId, effectiveFrom, value: checked(name, given.value) }, `set ${name}`)
}

/** A value that holds already stays for the days it held: only rows of today and later are changed. */
export async function updateConfiguration(work: Work, given: ConfigurationUpdate) {
  const present = await setting.lock(work, given.id)
  const name = LAB_SETTINGS.find(known => known === present.name)
  if (!name) throw new Missing('There is no such setting')
  if (present.effectiveFrom < businessDay(work.now))
    throw new Refused('This value is in force. Set a new one from today on', undefined, { rule: 'dated' })
  return setting.update(
    work,
    { id: given.id, version: given.version },
    {
      value: checked(name, given.value),
      ...(given.effectiveFrom ? { effectiveFrom: dayOf(work, given.effectiveFrom) } : {}),
    },
    `set ${name}`,
  )
}

function checked(name: SettingName, value: unknown) {
  const found = SETTINGS[name].shape.safeParse(value)
  if (!found.success) throw invalid('value', found.error.issues[0]?.message ?? 'This value does not fit')
  return found.data
}

function dayOf(work: Work, day: string | undefined): string {
  const today = businessDay(work.now)
  if (day && day < today) throw invalid('effectiveFrom', 'Past values cannot be changed')
  return day ?? today
}

import { isNamed, nounRecord } from '~/db/kit/noun-rows'
import type { Key } from '~/db/kit/record'
import type { Work } from '~/db/kit/work'
import type { Noun } from '~/domain/kit/noun'
import { invalid, Refused } from '~/domain/kit/problem'

type Values = Record<string, unknown>
type Saved = { id: string; version: number }

/** Creates without an id, changes with one; what it names is there. */
export async function saveNoun(work: Work, noun: Noun, { id, version, ...values }: Values): Promise<Saved> {
  await refuseUnknown(work, noun, values)
  const key = id ? { id: id as string, version: (version as number | null) ?? 0 } : {}
  return named(noun, await nounRecord(noun).save(work, { ...key, ...values }))
}

export async function switchNoun(work: Work, noun: Noun, { active, ...key }: Key & { active: boolean }) {
  return named(noun, await nounRecord(noun).setActive(work, key, active))
}

export async function removeNoun(work: Work, noun: Noun, key: Key): Promise<void> {
  if (noun.keptBy && (await isNamed(work.sql, noun.keptBy, key.id))) throw new Refused(noun.keptBy.why)
  await nounRecord(noun).remove(work, key)
}

/** A row bears the name of its id that the wire knows. */
export const named = <Row extends object>({ idName }: Noun, row: Row): Row & Saved => {
  const saved = row as Row & Saved
  return idName ? { ...saved, [idName]: saved.id } : saved
}

async function refuseUnknown(work: Work, { fields }: Noun, values: Values): Promise<void> {
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'lookup' || !values[name]) continue
    if (!(await isNamed(work.sql, { table: field.table, column: 'id' }, values[name] as string)))
      throw invalid(name, `There is no such ${field.table.replaceAll('_', ' ')}`)
  }
}

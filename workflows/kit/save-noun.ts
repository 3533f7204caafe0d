import { dropNoun, isNamed, nounRecord, nounRow } from '~/db/kit/noun-rows'
import type { Key } from '~/db/kit/record'
import type { Work } from '~/db/kit/work'
import { refuseUnseen } from '~/db/noun-whose'
import { filled, labelOf, type Noun } from '~/domain/kit/noun'
import { invalid, Missing, Refused } from '~/domain/kit/problem'

type Values = Record<string, unknown>
type Saved = { id: string; version: number }

/** Creates without an id, changes with one; what it names is there. */
export async function saveNoun(work: Work, noun: Noun, { id, version, ...values }: Values): Promise<Saved> {
  if (id) await refuseUnseenRow(work, noun, id as string)
  if (noun.whose) await refuseUnseen(work, noun.whose, values[noun.whose.column])
  await refuseUnknown(work, noun, values)
  const key = id ? { id: id as string, version: (version as number | null) ?? 0 } : {}
  return named(noun, await nounRecord(noun).save(work, { ...key, ...values }))
}

export async function switchNoun(work: Work, noun: Noun, { active, ...key }: Key & { active: boolean }) {
  await refuseUnseenRow(work, noun, key.id)
  return named(noun, await nounRecord(noun).setActive(work, key, active))
}

export async function removeNoun(work: Work, noun: Noun, key: Key): Promise<void> {
  await refuseUnseenRow(work, noun, key.id)
  if (noun.keptBy && (await isNamed(work.sql, noun.keptBy, key.id)))
    throw new Refused(filled(noun.keptBy.why, (await nounRow(work.sql, noun, key.id, work.by)) ?? {}))
  await dropNoun(work, noun, key)
}

/** Who changes a row sees it, and may change one that holds for all. */
async function refuseUnseenRow(work: Work, noun: Noun, id: string): Promise<void> {
  if (!noun.whose) return
  const row: Values | undefined = await nounRow(work.sql, noun, id, work.by)
  if (!row) throw new Missing(`There is no such ${labelOf(noun)}`)
  await refuseUnseen(work, noun.whose, row[noun.whose.column])
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

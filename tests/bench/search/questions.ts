import type pg from 'pg'
import { type Random, randomOf } from '~/db/seed/random'
import { askedOf } from '~/domain/reports/search-words'
import { formsOf, type Told } from '../../reports/search-forms'
import { TOLD, toldOf } from '../../reports/search-told'

export type Question = { record: Told; form: string; text: string }
const OF_A_KIND = 60

/** Records and forms drawn at random, the same for a seed: names with wrong letters, parts, plates, phones, amounts. */
export async function questionsOf(owner: pg.Client, seed: number, many: number): Promise<Question[]> {
  const random = randomOf(seed)
  const isTelling = await tellingIn(owner)
  const told = new Map<string, Told[]>()
  for (const [kind, text] of Object.entries(TOLD)) {
    const { rows } = await owner.query<Partial<Told>>(
      `select * from (${text}) of order by md5(id::text || $1) limit ${OF_A_KIND}`,
      [String(seed)],
    )
    told.set(
      kind,
      rows.map(row => toldOf(kind, row)),
    )
  }
  const kinds = [...told.keys()].filter(kind => told.get(kind)!.length)
  return Array.from({ length: many }, () => questionOf(random.pick(told.get(random.pick(kinds))!), random, isTelling))
}

function questionOf(record: Told, random: Random, isTelling: (words: string[]) => boolean): Question {
  const [form, text] = random.pick(formsOf(record, random, isTelling))
  return { record, form, text }
}

/** A part of a name is asked for where at most three records have it. */
async function tellingIn(owner: pg.Client): Promise<(words: string[]) => boolean> {
  const { rows } = await owner.query<{ words: string }>(`select words from search_entry where words <> ' '`)
  const holders = new Map<string, Set<number>>()
  for (const [at, { words }] of rows.entries())
    for (const word of words.trim().split(' ')) holders.set(word, (holders.get(word) ?? new Set()).add(at))
  return given => {
    const sets = given
      .flatMap(word => askedOf(word).words)
      .map(word => holders.get(word) ?? new Set<number>())
      .sort((a, b) => a.size - b.size)
    return [...(sets[0] ?? [])].filter(at => sets.every(set => set.has(at))).length <= 3
  }
}

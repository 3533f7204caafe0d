import type { Work } from '~/db/kit/work'
import { silo } from '~/db/materials/silo'
import { moveStock } from '~/db/materials/stock-entry'
import { stockEntries } from '~/db/materials/tables'
import { decimal, kilograms } from '~/domain/kit/money'
import { newId } from '~/domain/kit/uuid'

const A_DAY = 86_400_000

/** A silo with its counted opening, of the day before, without which its ledger would not add up to its level. */
export async function openedSilo(work: Work, of: Parameters<typeof silo.insert>[1]) {
  const row = await silo.insert(work, of)
  if (Number(row.levelKg) !== 0)
    await work.sql.insert(stockEntries).values({
      id: newId(work.now.getTime()),
      siloId: row.id,
      materialId: row.materialId,
      kind: 'opening',
      kg: row.levelKg,
      at: new Date(work.now.getTime() - A_DAY),
    })
  return row
}

/** Brings a silo to a level, as a delivery by night would. */
export async function fillSilo(work: Work, siloId: string, levelKg: string): Promise<void> {
  const row = await silo.lock(work, siloId)
  const kg = kilograms(decimal(levelKg).minus(row.levelKg))
  await moveStock(
    work,
    [{ siloId, materialId: row.materialId, kind: 'adjusted', kg, remarks: 'Filled' }],
    'fill',
    siloId,
  )
}

import { silo } from '~/db/materials/silo'
import { stockEntries } from '~/db/materials/tables'
import { newId } from '~/domain/kit/uuid'
import type { House } from '../house'

/** The counted opening of every silo, without which its ledger does not add up to its level. */
export const givenOpeningStock = (portal: House) =>
  portal.given(async work => {
    const silos = await work.sql.select().from(silo.table)
    await work.sql.insert(stockEntries).values(
      silos.map(({ id, materialId, levelKg }) => ({
        id: newId(),
        siloId: id,
        materialId,
        kind: 'opening',
        kg: levelKg,
        at: work.now,
      })),
    )
  })

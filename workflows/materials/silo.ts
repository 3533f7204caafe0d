import { getSeenPlant } from '~/db/fleet/seen-plant'
import type { Work } from '~/db/kit/work'
import { material } from '~/db/materials/material'
import { materialSource } from '~/db/materials/material-source'
import { type SiloRow, silo } from '~/db/materials/silo'
import { lockSeenSilo } from '~/db/materials/silo-page'
import { moveStock } from '~/db/materials/stock-entry'
import { openingStocks } from '~/db/materials/stock-page'
import { compare, decimal, isZero, kilograms } from '~/domain/kit/money'
import { invalid, Missing, Refused, Stale } from '~/domain/kit/problem'
import * as kitWords from '~/domain/kit/words'
import type { SiloFields } from '~/domain/materials/silo'
import * as words from '~/domain/materials/words'
import { refuseClosedBook } from './refuse-closed-book'

export async function createSilo(work: Work, fields: SiloFields): Promise<SiloRow> {
  await checkSilo(work, fields)
  return silo.insert(work, fields)
}

/** A silo holds one material of one source: either changes only when it is empty, as does its plant. */
export async function updateSilo(work: Work, id: string, version: number, fields: SiloFields): Promise<SiloRow> {
  const before = await lockSeenSilo(work, id)
  silo.atVersion(before, version)
  await checkSilo(work, fields)
  if (!isZero(before.levelKg)) refuseWhileFilled(before, fields)
  if (compare(before.levelKg, fields.capacityKg) > 0)
    throw invalid('capacityKg', words.siloHoldsMore({ mass: before.levelKg }))
  return silo.move(work, before, fields, 'change')
}

export async function switchSilo(
  work: Work,
  { id, version, active }: { id: string; version: number; active: boolean },
) {
  const before = await lockSeenSilo(work, id)
  if (!active && !isZero(before.levelKg)) throw filled(before)
  return silo.setActive(work, { id, version }, active)
}

type Opening = { siloId: string; kg: string; remarks?: string | null | undefined }

export async function openStock(work: Work, { siloId, kg, remarks }: Opening) {
  const before = await lockSeenSilo(work, siloId)
  const [opened] = await openingStocks(work.sql, work.by, { siloId })
  if (opened) throw new Refused(words.stockOpenedAlready({ silo: before.siloCode }), undefined, { rule: 'opening' })
  await addOpening(work, before, { kg, remarks })
  return { id: siloId, siloId, kg: kilograms(kg) }
}

export async function changeOpening(work: Work, of: Opening & { previousKg: string }) {
  const before = await lockSeenSilo(work, of.siloId)
  const [opened] = await openingStocks(work.sql, work.by, { siloId: of.siloId })
  if (!opened) throw new Missing(words.stockMissing())
  if (compare(opened.kg, of.previousKg) !== 0) throw new Stale(words.stockStale(), undefined, { present: opened })
  const change = kilograms(decimal(of.kg).minus(opened.kg))
  if (!isZero(change)) await addOpening(work, before, { kg: change, remarks: of.remarks, at: opened.at })
  return { id: of.siloId, siloId: of.siloId, kg: kilograms(of.kg) }
}

/** A correction is of the moment that the stock was opened at: who counted the silo since has seen it. */
async function addOpening(
  work: Work,
  of: SiloRow,
  { kg, remarks = null, at = work.now }: { kg: string; remarks?: string | null | undefined; at?: Date },
): Promise<void> {
  const { id: siloId, materialId, plantId } = of
  await refuseClosedBook(work, plantId, at)
  const levels = await moveStock(work, [{ siloId, materialId, kind: 'opening', kg, at, remarks }], 'open', siloId)
  const level = levels.get(siloId)!
  refuseOverfull(of, level)
  if (compare(level, 0) < 0) throw invalid('kg', words.siloWouldHold({ mass: level }))
}

export function refuseOverfull(of: SiloRow, levelKg: string): void {
  if (compare(levelKg, of.capacityKg) > 0)
    throw new Refused(
      words.siloOverfullRefused({ silo: of.siloCode, capacity: of.capacityKg, mass: levelKg }),
      undefined,
      {
        rule: 'capacity',
      },
    )
}

async function checkSilo(work: Work, fields: SiloFields): Promise<void> {
  await getSeenPlant(work.sql, work.by, fields.plantId)
  const of = await material.find(work.sql, fields.materialId)
  if (!of) throw invalid('materialId', kitWords.fieldNoMaterial())
  if (!fields.sourceId) return
  const source = await materialSource.find(work.sql, fields.sourceId)
  if (source?.materialId !== of.id) throw invalid('sourceId', words.siloNoSourceOf({ material: of.name }))
}

function refuseWhileFilled(before: SiloRow, fields: SiloFields): void {
  const same =
    before.materialId === fields.materialId &&
    before.plantId === fields.plantId &&
    (before.sourceId === null || before.sourceId === (fields.sourceId ?? null))
  if (!same || (before.active && !fields.active)) throw filled(before)
}

const filled = (of: SiloRow) =>
  compare(of.levelKg, 0) < 0
    ? new Refused(words.siloBelowZero({ silo: of.siloCode, mass: of.levelKg }), undefined, { rule: 'below-zero' })
    : new Refused(words.siloFilled({ silo: of.siloCode, mass: of.levelKg }), undefined, { rule: 'filled' })

import type { Sql } from '~/db/kit/open'
import { type Called, type NamedForRequisitions, namedForRequisitions } from '~/db/mixdesign/requisition-match'
import type { Person } from '~/domain/access/roles'
import { businessDay } from '~/domain/kit/time'
import type { MaterialRequisitionFields } from '~/domain/mixdesign/requisition'
import type { RequisitionImportRow } from '~/domain/mixdesign/requisition-import'
import { REQUISITION_TESTS } from '~/domain/mixdesign/requisition-tests'

type Found =
  | { action: 'create' | 'skip'; save: MaterialRequisitionFields }
  | { action: 'reject'; column: keyof RequisitionImportRow; message: string }

/** What each row of a file of requisitions would do: a new draft, or nothing where it is there already. */
export async function matchRequisitions(
  { sql, person, now }: { sql: Sql; person: Person; now: Date },
  rows: RequisitionImportRow[],
): Promise<Found[]> {
  const known = await namedForRequisitions(sql, person, {
    plants: rows.map(row => row.plantCode),
    materials: rows.map(row => row.materialCode),
    sources: rows.map(row => row.sourceName),
    titles: rows.map(row => row.title),
  })
  return rows.map(row => matched(row, known, businessDay(now)))
}

function matched(row: RequisitionImportRow, known: NamedForRequisitions, today: string): Found {
  const [plant] = known.plants.filter(called(row.plantCode))
  const [material] = known.materials.filter(called(row.materialCode))
  if (!plant) return reject('plantCode', 'You have no plant with this code or name')
  if (!material) return reject('materialCode', 'There is no active material with this code or name')
  const sources = known.sources.filter(called(row.sourceName))
  const source = sources.find(of => of.materialId === material.id)
  if (row.sourceName && !source)
    return reject('sourceName', sources.length ? 'This is a source of another material' : 'There is no such source')
  const foreign = row.tests.find(type => !(REQUISITION_TESTS[type].kinds as readonly string[]).includes(material.kind))
  if (foreign) return reject('tests', `${REQUISITION_TESTS[foreign].name} is not a test of ${material.kind}`)
  if (row.sampledOn > today) return reject('sampledOn', 'This day cannot be in the future')
  const lotNo = row.lotNo || null
  const save: MaterialRequisitionFields = {
    title: row.title,
    plantId: plant.id,
    neededBy: row.neededBy,
    remarks: row.remarks || null,
    status: 'draft',
    materialId: material.id,
    sourceId: source?.id ?? null,
    lotNo,
    sampledOn: row.sampledOn || null,
    tests: row.tests.map(testType => ({ testType, remarks: null })),
  }
  const there = known.there.some(
    of =>
      of.materialId === material.id &&
      of.lotNo === lotNo &&
      of.neededBy === row.neededBy &&
      of.title.toLowerCase() === row.title.toLowerCase(),
  )
  if (there) return { action: 'skip', save }
  return row.neededBy < today ? reject('neededBy', 'This day has passed') : { action: 'create', save }
}

const called = (name: string) => (of: Called) => of.names.includes(name.toLowerCase())
const reject = (column: keyof RequisitionImportRow, message: string): Found => ({ action: 'reject', column, message })

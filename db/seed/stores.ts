import { bulkInsert } from '../kit/bulk'
import { batchingPlantMaterials, silos, toleranceSettings } from '../materials/tables'
import type { Seed } from './base'
import type { Goods } from './seeded-goods'
import type { Yard } from './yard'
export async function seedSilos(
  { sql, random, start, stamp, now }: Seed,
  yard: Pick<Yard, 'plants'>,
  materialRows: { id: string; materialCode: string; kind: string }[],
): Promise<Goods['silos']> {
  const capacity: Record<string, number> = {
    cement: 300_000,
    addition: 200_000,
    sand: 400_000,
    stone: 500_000,
    water: 60_000,
    admixture: 12_000,
    ice: 20_000,
    fibre: 4000,
  }
  const rows = yard.plants.flatMap((plant, at) =>
    materialRows.map((material, place) => {
      const most = capacity[material.kind]!
      const share =
        material.kind === 'water' ? 0.96 : at === 3 && material.kind === 'cement' ? 0.19 : random.between(0.38, 0.88)
      return {
        ...stamp(start),
        active: true,
        plantId: plant.id,
        siloCode: `S${place + 1}`,
        materialId: material.id,
        capacityKg: most.toFixed(3),
        lowPercent: '25',
        lowLowPercent: '10',
        highPercent: '90',
        levelKg: (most * share).toFixed(3),
        levelAt: now,
      }
    }),
  )
  await bulkInsert(sql, silos, rows)
  await bulkInsert(
    sql,
    batchingPlantMaterials,
    yard.plants.flatMap(plant =>
      plant.lines.flatMap(line =>
        rows
          .filter(silo => silo.plantId === plant.id)
          .map(silo => ({
            ...stamp(start),
            active: true,
            batchingPlantId: line.id,
            materialId: silo.materialId,
            siloId: silo.id,
          })),
      ),
    ),
  )
  await bulkInsert(
    sql,
    toleranceSettings,
    [
      ['cement', '2.1', '3'],
      ['addition', '2.1', '3'],
      ['water', '2.1', '3'],
      ['aggregate', '2.1', '3'],
      ['admixture', '3.5', '5'],
    ].map(([kind, inform, act]) => ({
      ...stamp(start),
      active: true,
      kind: kind!,
      informPercent: inform!,
      actPercent: act!,
      mustExplain: true,
    })),
  )
  return rows
}

import { addMinutes } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { bulkInsert } from '../kit/bulk'
import { mixDesignLines, mixDesigns, plantMixMappings } from '../mixdesign/tables'
import type { Seed } from './base'
import { FAMILIES, MATERIALS, recipe, seededRatio } from './concrete'
import { declaredFor } from './declared-exposure'
import type { Goods } from './seeded-goods'
import type { Yard } from './yard'

/** MPa above the grade that the first versions aim at. */
export const FIRST_OVER = 8.2

export async function seedMixes(
  { sql, start, stamp }: Seed,
  yard: Pick<Yard, 'plants'>,
  productRows: Goods['products'],
  byCode: Map<string, { id: string; kind: string }>,
): Promise<Goods['mixes']> {
  const mixes: Goods['mixes'] = new Map()
  const designs = productRows.map(product => {
    const family = FAMILIES.find(of => of.family === product.family)!
    const lines = recipe(product.strengthMpa, family).map(line => ({
      code: line.code,
      kg: line.kg,
      materialId: byCode.get(line.code)!.id,
      kind: byCode.get(line.code)!.kind,
    }))
    const gwpPerM3 = lines.reduce(
      (sum, line) => sum + line.kg * MATERIALS.find(material => material.materialCode === line.code)!.carbon,
      0,
    )
    const row = {
      ...stamp(addMinutes(start, -60 * 1440)),
      active: true,
      mixCode: `MX-${product.productCode}`,
      mixVersion: 1,
      name: product.name,
      strengthMpa: product.strengthMpa,
      targetMeanStrength: (product.strengthMpa + FIRST_OVER).toFixed(4),
      status: 'completed',
      airPercent: '1',
      waterCementRatio: seededRatio(lines),
      gwpPerM3: gwpPerM3.toFixed(3),
      dischargeMinutes: 120,
      exposureClasses: declaredFor(product.strengthMpa, lines),
      approvedAt: start,
      remarks: null,
    }
    mixes.set(product.id, { mixDesignId: row.id, gwpPerM3, lines })
    return row
  })
  await bulkInsert(sql, mixDesigns, designs)
  await bulkInsert(
    sql,
    mixDesignLines,
    [...mixes.values()].flatMap(mix =>
      mix.lines.map((line, place) => ({
        id: newId(start.getTime()),
        mixDesignId: mix.mixDesignId,
        materialId: line.materialId,
        kgPerM3: line.kg.toFixed(3),
        place,
      })),
    ),
  )
  const lines = yard.plants.flatMap(plant => plant.lines)
  await bulkInsert(
    sql,
    plantMixMappings,
    lines.flatMap((line, at) =>
      productRows
        .filter((_, place) => at < lines.length - 1 || place % 6 !== 5)
        .map(product => ({
          ...stamp(start),
          active: true,
          batchingPlantId: line.id,
          productId: product.id,
          mixDesignId: mixes.get(product.id)!.mixDesignId,
          syncedHash: 'start',
          syncedAt: start,
          onCertificate: true,
          validFrom: null,
        })),
    ),
  )
  return mixes
}

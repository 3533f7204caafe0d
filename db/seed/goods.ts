import { addDays } from '~/domain/kit/time'
import { products } from '../catalog/tables'
import { bulkInsert } from '../kit/bulk'
import { materialSources, materials } from '../materials/tables'
import type { Seed } from './base'
import { FAMILIES, MATERIALS, STRENGTHS } from './concrete'
import { seedExtras } from './extras'
import { seedMixes } from './recipes'
import type { Goods } from './seeded-goods'
import { seedSilos } from './stores'
import { seedUnits } from './units'
import type { Yard } from './yard'

/** Works, quarries and makers that a plant would know by name; a second source of each tested material comes later. */
const FIRST_SOURCE: Record<string, string> = {
  CEM1: 'Pasir Gudang mill',
  GGBS: 'Chiba slag works',
  SAND: 'Pengerang crusher 1',
  ST20: 'Bintan quarry',
  ST10: 'Bintan quarry, fine line',
  WATR: 'Mains water',
  PCE1: 'Mannheim works',
  RTD1: 'Rayong works',
  ICE1: 'Ice maker on site',
  FIB1: 'Ulsan works',
}

export async function seedGoods(seed: Seed, yard: Pick<Yard, 'regions' | 'plants'>): Promise<Goods> {
  const { sql, start, stamp, today } = seed
  const materialRows = MATERIALS.map(material => ({
    ...stamp(start),
    active: true,
    materialCode: material.materialCode,
    name: material.name,
    kind: material.kind,
    unit: 'kg',
    density: material.density.toFixed(3),
    costPerKg: material.cost.toFixed(4),
    carbonFactor: material.carbon.toFixed(4),
    carbonSource: 'Supplier EPD',
    carbonValidTo: addDays(today, 700),
    chloridePercent: material.chloride.toFixed(4),
    alkaliPercent: 'alkali' in material ? material.alkali.toFixed(4) : null,
    solidsPercent: 'solids' in material ? material.solids.toFixed(4) : null,
  }))
  await bulkInsert(sql, materials, materialRows)
  const byCode = new Map(materialRows.map(material => [material.materialCode as string, material]))
  await bulkInsert(
    sql,
    materialSources,
    MATERIALS.map(({ materialCode, source }) => ({
      ...stamp(start),
      active: true,
      sourceName: FIRST_SOURCE[materialCode] ?? source,
      materialId: byCode.get(materialCode)!.id,
      country: source,
    })),
  )
  const siloRows = await seedSilos(seed, yard, materialRows)

  const productRows = FAMILIES.flatMap(family =>
    STRENGTHS.map(strengthMpa => ({
      ...stamp(start),
      active: true,
      productCode: `${family.code}${strengthMpa}-${family.size}-${family.slump[0]}`,
      name: `Grade ${strengthMpa} ${family.family.toLowerCase()} ${family.size} mm`,
      productDescription: `C${strengthMpa}, slump ${family.slump[0]}–${family.slump[1]} mm, ${family.size} mm stone`,
      family: family.family,
      strengthMpa,
      slumpMin: family.slump[0],
      slumpMax: family.slump[1],
      stoneSizeMm: family.size,
      cementType: family.slag ? 'CEM I + GGBS' : 'CEM I',
      retentionMinutes: family.code === 'P' ? 240 : 180,
      structural: strengthMpa >= 25,
    })),
  )
  await bulkInsert(sql, products, productRows)
  const mixes = await seedMixes(seed, yard, productRows, byCode)
  const { addOns, charges } = await seedExtras(seed, yard, byCode)
  await seedUnits(seed, byCode)
  return {
    products: productRows,
    mixes,
    materials: materialRows.map(row => ({ id: row.id, code: row.materialCode, kind: row.kind })),
    silos: siloRows,
    addOns,
    charges,
  }
}

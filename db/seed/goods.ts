import { addDays } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import {
  associateProductRegions,
  associateProducts,
  products,
  serviceRegions,
  services,
  subProductRegions,
  subProducts,
} from '../catalog/tables'
import { bulkInsert } from '../kit/bulk'
import {
  batchingPlantMaterials,
  materialSources,
  materials,
  silos,
  stockEntries,
  toleranceSettings,
} from '../materials/tables'
import { mixDesignLines, mixDesigns, plantMixMappings } from '../mixdesign/tables'
import type { Seed } from './base'
import { ADD_ONS, CHARGES, FAMILIES, MATERIALS, recipe, SERVICES, STRENGTHS } from './concrete'
import type { Yard } from './yard'

export type Goods = {
  products: { id: string; productCode: string; family: string; strengthMpa: number; name: string }[]
  /** Product id to its mix: the design and the lines in kg per m³. */
  mixes: Map<
    string,
    { mixDesignId: string; gwpPerM3: number; lines: { materialId: string; code: string; kind: string; kg: number }[] }
  >
  materials: { id: string; code: string; kind: string }[]
  silos: { id: string; plantId: string; materialId: string }[]
  addOns: { id: string; price: number }[]
  charges: { id: string; trigger: string; name: string; price: number; unit: string }[]
}

export async function seedGoods(seed: Seed, yard: Pick<Yard, 'regions' | 'plants'>): Promise<Goods> {
  const { sql, start, stamp, today } = seed
  const materialRows = MATERIALS.map(({ cost, carbon, density, source: _source, ...material }) => ({
    ...stamp(start),
    active: true,
    ...material,
    unit: 'kg',
    density: density.toFixed(3),
    costPerKg: cost.toFixed(4),
    carbonFactor: carbon.toFixed(4),
    carbonSource: 'Supplier EPD',
    carbonValidTo: addDays(today, 700),
  }))
  await bulkInsert(sql, materials, materialRows)
  const byCode = new Map(materialRows.map(material => [material.materialCode as string, material]))
  await bulkInsert(
    sql,
    materialSources,
    MATERIALS.map(({ materialCode, source }) => ({
      ...stamp(start),
      active: true,
      sourceName: `${source} ${materialCode}`,
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
  return {
    products: productRows,
    mixes,
    materials: materialRows.map(row => ({ id: row.id, code: row.materialCode, kind: row.kind })),
    silos: siloRows,
    addOns,
    charges,
  }
}

async function seedMixes(
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
    const kg = (kind: string) => lines.filter(line => line.kind === kind).reduce((sum, line) => sum + line.kg, 0)
    const gwpPerM3 = lines.reduce(
      (sum, line) => sum + line.kg * MATERIALS.find(material => material.materialCode === line.code)!.carbon,
      0,
    )
    const row = {
      ...stamp(start),
      active: true,
      mixCode: `MX-${product.productCode}`,
      mixVersion: 1,
      name: product.name,
      strengthMpa: product.strengthMpa,
      targetMeanStrength: (product.strengthMpa + 8.2).toFixed(4),
      status: 'completed',
      waterCementRatio: (kg('water') / (kg('cement') + kg('addition'))).toFixed(4),
      gwpPerM3: gwpPerM3.toFixed(3),
      dischargeMinutes: 120,
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

async function seedSilos(
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
    stockEntries,
    rows.map(silo => ({
      id: newId(start.getTime()),
      siloId: silo.id,
      materialId: silo.materialId,
      kind: 'opening',
      kg: silo.levelKg,
      at: start,
      remarks: 'Counted at the opening of the book',
      demo: true,
    })),
  )
  await bulkInsert(
    sql,
    toleranceSettings,
    [
      ['cement', '2.1', '3'],
      ['addition', '2.1', '3'],
      ['water', '2.1', '3'],
      ['sand', '2.1', '3'],
      ['stone', '2.1', '3'],
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

async function seedExtras(
  { sql, start, stamp }: Seed,
  yard: Pick<Yard, 'regions'>,
  byCode: Map<string, { id: string }>,
) {
  const addOns = ADD_ONS.map(({ material, price, ...of }) => ({
    ...stamp(start),
    active: true,
    ...of,
    materialId: byCode.get(material)!.id,
    price,
  }))
  await bulkInsert(sql, associateProducts, addOns)
  await bulkInsert(
    sql,
    associateProductRegions,
    addOns.flatMap(of =>
      yard.regions.map(region => ({
        id: newId(start.getTime()),
        associateProductId: of.id,
        regionId: region.id,
        unitPrice: of.price.toFixed(4),
      })),
    ),
  )
  const charges = CHARGES.map(({ free, minimum, ...of }, place) => ({
    ...stamp(start),
    active: true,
    ...of,
    freeAllowance: String(free),
    minimum: minimum === null ? null : String(minimum),
    maximum: null,
    isDefault: place < 3,
  }))
  await bulkInsert(sql, subProducts, charges)
  await bulkInsert(
    sql,
    subProductRegions,
    charges.flatMap(of =>
      yard.regions.map(region => ({
        id: newId(start.getTime()),
        subProductId: of.id,
        regionId: region.id,
        unitPrice: of.price.toFixed(4),
      })),
    ),
  )
  const offered = SERVICES.map(of => ({ ...stamp(start), active: true, ...of }))
  await bulkInsert(sql, services, offered)
  await bulkInsert(
    sql,
    serviceRegions,
    offered.flatMap(of =>
      yard.regions.map(region => ({
        id: newId(start.getTime()),
        serviceId: of.id,
        regionId: region.id,
        unitPrice: of.price.toFixed(4),
      })),
    ),
  )
  return { addOns, charges }
}

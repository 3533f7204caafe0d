import { product } from '~/db/catalog/product'
import { customer } from '~/db/customers/customer'
import { location } from '~/db/customers/location'
import { project } from '~/db/customers/project'
import { batchingPlant } from '~/db/fleet/batching-plant'
import { driver } from '~/db/fleet/driver'
import { plant } from '~/db/fleet/plant'
import { region } from '~/db/fleet/region'
import { truck } from '~/db/fleet/truck'
import { truckType } from '~/db/fleet/truck-type'
import type { Work } from '~/db/kit/work'
import { material } from '~/db/materials/material'
import { batchingPlantMaterial } from '~/db/materials/silo'
import { mixDesign, mixDesignLine } from '~/db/mixdesign/mix-design'
import { plantMixMapping } from '~/db/mixdesign/plant-mapping'
import { openedSilo } from './stock'

export const RECIPE = [
  {
    materialCode: 'CEM',
    name: 'CEM I 42.5',
    kind: 'cement',
    kg: '350.000',
    factor: '0.8400',
    siloCode: 'S1',
    level: '90000',
  },
  {
    materialCode: 'SAND',
    name: 'Sand',
    kind: 'sand',
    kg: '800.000',
    factor: '0.0050',
    siloCode: 'S2',
    level: '200000',
  },
  {
    materialCode: 'STONE',
    name: 'Stone 20',
    kind: 'stone',
    kg: '1000.000',
    factor: '0.0050',
    siloCode: 'S3',
    level: '250000',
  },
  { materialCode: 'WATER', name: 'Water', kind: 'water', kg: '170.000', factor: '0.0003', siloCode: null, level: '0' },
  {
    materialCode: 'PCE',
    name: 'Superplasticiser',
    kind: 'admixture',
    kg: '3.500',
    factor: '1.8800',
    siloCode: 'S4',
    level: '4000',
  },
]

export async function yardOf(work: Work) {
  const here = await region.insert(work, { code: 'W', regionName: 'West' })
  const farRegion = await region.insert(work, { code: 'E', regionName: 'East' })
  const plantOf = (plantCode: string, regionId: string) =>
    plant.insert(work, {
      plantCode,
      plantName: `Plant ${plantCode}`,
      regionId,
      latitude: 1.3,
      longitude: 103.7,
      capacityPerHour: '90',
      certificateNo: `C-${plantCode}`,
      certificateValidTo: '2027-12-31',
    })
  const [home, near, far] = [
    await plantOf('TUAS', here.id),
    await plantOf('JUR', here.id),
    await plantOf('CHA', farRegion.id),
  ]
  const lineOf = (plantId: string, code: string) =>
    batchingPlant.insert(work, { plantId, code, bpName: `Line ${code}`, capacityPerHour: '60' })
  const type = await truckType.insert(work, { truckType: 'Mixer 9', minLoad: '3', scheduleLoad: '9', maxLoad: '9' })
  const trucks = []
  const drivers = []
  for (let place = 0; place < 4; place++) {
    trucks.push(
      await truck.insert(work, {
        truckNo: `T0${place}`,
        plateNo: `XE${1000 + place}A`,
        truckTypeId: type.id,
        mainPlantId: home.id,
        inspectionValidTo: '2027-06-30',
      }),
    )
    drivers.push(
      await driver.insert(work, {
        driverNo: `D0${place}`,
        driverName: `Driver ${place}`,
        licenceValidTo: '2028-06-30',
        truckId: trucks[place]!.id,
        mainPlantId: home.id,
      }),
    )
  }
  return {
    region: here,
    farRegion,
    plant: home,
    nearPlant: near,
    farPlant: far,
    line: await lineOf(home.id, '1'),
    secondLine: await lineOf(home.id, '2'),
    nearLine: await lineOf(near.id, '1'),
    farLine: await lineOf(far.id, '1'),
    truckType: type,
    trucks,
    drivers,
  }
}

export type Yard = Awaited<ReturnType<typeof yardOf>>

export async function goodsOf(work: Work, { plant: at, line, secondLine, nearPlant, nearLine }: Yard) {
  const concrete = await product.insert(work, {
    productCode: 'C40-S',
    name: 'C32/40 structural',
    family: 'normal',
    strengthMpa: 40,
    slumpMin: 100,
    slumpMax: 150,
    stoneSizeMm: 20,
  })
  const mix = await mixDesign.insert(work, {
    mixCode: 'M40',
    name: 'C32/40',
    strengthMpa: 40,
    status: 'approved',
    waterCementRatio: '0.49',
    gwpPerM3: '310.000',
  })
  const recipe = []
  for (const line of RECIPE) {
    const of = await material.insert(work, {
      materialCode: line.materialCode,
      name: line.name,
      kind: line.kind,
      density: '2600',
      carbonFactor: line.factor,
      costPerKg: '0.1500',
    })
    const store = line.siloCode
      ? await openedSilo(work, {
          plantId: at.id,
          siloCode: line.siloCode,
          materialId: of.id,
          capacityKg: '300000',
          levelKg: line.level,
        })
      : null
    recipe.push({ materialId: of.id, kg: line.kg, kind: line.kind, siloId: store?.id ?? null })
  }
  await mixDesignLine.replace(
    work,
    mix.id,
    recipe.map(({ materialId, kg }, place) => ({ materialId, kgPerM3: kg, place })),
  )
  for (const of of [line, secondLine]) {
    for (const { materialId, siloId } of recipe)
      if (siloId) await batchingPlantMaterial.insert(work, { batchingPlantId: of.id, materialId, siloId })
  }
  const near = await openedSilo(work, {
    plantId: nearPlant.id,
    siloCode: 'N1',
    materialId: recipe[0]!.materialId,
    capacityKg: '90000',
    levelKg: '80000',
  })
  const mappings = []
  for (const of of [line, secondLine, nearLine])
    mappings.push(
      await plantMixMapping.insert(work, {
        batchingPlantId: of.id,
        productId: concrete.id,
        mixDesignId: mix.id,
        syncedHash: 'as made',
        syncedAt: work.now,
      }),
    )
  return { product: concrete, mix, recipe, mapping: mappings[0]!, nearSilo: near }
}

export async function siteOf(work: Work, regionId: string) {
  const buyer = await customer.insert(work, { customerName: 'Acme Builders', customerCode: 'ACME' })
  const work1 = await project.insert(work, {
    projectName: 'Harbour Tower',
    projectCode: 'HT',
    customerId: buyer.id,
    regionId,
  })
  const place = await location.insert(work, {
    projectId: work1.id,
    locationName: 'Gate 2',
    latitude: 1.28,
    longitude: 103.82,
  })
  return { customer: buyer, project: work1, location: place }
}

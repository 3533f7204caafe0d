import { product } from '~/db/catalog/product'
import { customer } from '~/db/customers/customer'
import { location } from '~/db/customers/location'
import { project } from '~/db/customers/project'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { batchingPlant } from '~/db/fleet/batching-plant'
import { driver } from '~/db/fleet/driver'
import { plant } from '~/db/fleet/plant'
import { region } from '~/db/fleet/region'
import { truck } from '~/db/fleet/truck'
import { truckType } from '~/db/fleet/truck-type'
import type { Work } from '~/db/kit/work'
import { material } from '~/db/materials/material'
import { batchingPlantMaterial, silo } from '~/db/materials/silo'
import { mixDesign, mixDesignLine } from '~/db/mixdesign/mix-design'
import { plantMixMapping } from '~/db/mixdesign/plant-mix-mapping'
import { order } from '~/db/orders/order'
import { queueItem } from '~/db/queue/queue-item'
import { addMinutes } from '~/domain/kit/time'
import type { House } from '../house'

const RECIPE = [
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

/** One plant with two lines, a mix, three trucks, a site and an order of three loads, all in order: nothing is refused. */
export async function givenDeliveries(portal: House) {
  const made = await portal.given(async work => {
    const yard = await yardOf(work)
    const goods = await goodsOf(work, yard)
    const site = await siteOf(work, yard.region.id)
    return { ...yard, ...goods, ...site }
  })
  const scope = { regionIds: [made.region.id] }
  await portal.person('dispatcher', scope)
  await portal.person('dispatcher_manager', scope)
  await portal.person('dispatcher_manager_2', scope)
  await portal.person('batcher', { plantIds: [made.plant.id] })
  await portal.person('batcher_2', { plantIds: [made.plant.id] })
  await portal.person('batcher_9', { plantIds: [made.farPlant.id] })
  await portal.person('dispatcher_9', { regionIds: [made.farRegion.id] })
  return made
}
export type Deliveries = Awaited<ReturnType<typeof givenDeliveries>>

let counter = 0

/** An order with its loads, the first of them assigned to the first line. */
export async function givenOrder(
  portal: House,
  world: Deliveries,
  {
    loads = 3,
    quantity = '9.00',
    status = 'confirmed',
    day = '2026-11-20',
    ...more
  }: { loads?: number; quantity?: string; status?: string; day?: string } & Partial<
    Parameters<typeof order.insert>[1]
  > = {},
) {
  counter++
  const startsAt = addMinutes(portal.clock.at, 60)
  return portal.given(async work => {
    const row = await order.insert(work, {
      orderNo: `O-${counter}`,
      customerId: world.customer.id,
      projectId: world.project.id,
      locationId: world.location.id,
      regionId: world.region.id,
      orderDate: day,
      startTime: '10:00',
      startsAt,
      productId: world.product.id,
      quantity: (loads * Number(quantity)).toFixed(2),
      loadSize: quantity,
      spacingMinutes: 30,
      unloadingMinutes: 25,
      dischargeLimitMinutes: 120,
      latitude: 1.3,
      longitude: 103.8,
      locationPlantDistanceTime: [
        { plantId: world.plant.id, distanceKm: 12, minutes: 24, hour: 9 },
        { plantId: world.nearPlant.id, distanceKm: 20, minutes: 40, hour: 9 },
      ],
      status,
      ...more,
    })
    const rows = []
    for (let place = 0; place < loads; place++) {
      const at = addMinutes(startsAt, place * 30)
      rows.push(
        await deliveryOrder.insert(work, {
          doDate: day,
          orderId: row.id,
          mergedOrderId: more.mergedOrderId ?? null,
          loadNo: place + 1,
          customerId: row.customerId,
          projectId: row.projectId,
          locationId: row.locationId,
          regionId: row.regionId,
          plantId: world.plant.id,
          batchingPlantId: world.line.id,
          productId: row.productId,
          quantity,
          status: 'assigned',
          plannedBatchAt: addMinutes(at, -32),
          plannedOnSiteAt: at,
          dischargeLimitMinutes: 120,
        }),
      )
    }
    return { order: row, loads: rows, load: rows[0]! }
  })
}

/** A truck in the queue of the plant. */
export const givenQueued = (
  portal: House,
  world: Deliveries,
  place: number,
  more: { plantId?: string; status?: string } = {},
) =>
  portal.given(work => {
    const at = addMinutes(work.now, place - 30)
    return queueItem.insert(work, {
      plantId: more.plantId ?? world.plant.id,
      truckId: world.trucks[place]!.id,
      driverId: world.drivers[place]!.id,
      joinedAt: at,
      rankAt: at,
      status: more.status ?? 'joined',
    })
  })

/** A load taken to a state through the real calls, the way the plant would. */
export async function givenGenerated(
  portal: House,
  world: Deliveries,
  place = 0,
  more: Parameters<typeof givenOrder>[2] = {},
) {
  const { load, ...rest } = await givenOrder(portal, world, { loads: 1, ...more })
  const answer = await portal.as('batcher').post('/orderdetail/generate_do', {
    deliveryOrderId: load.id,
    truckId: world.trucks[place]!.id,
    driverId: world.drivers[place]!.id,
  })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return { ...rest, load: answer.body as typeof load & { doNumber: string } }
}

/** The weights of a batch exactly on target. */
export const exactWeights = (world: Deliveries, cubicMetres: number) =>
  world.recipe.map(({ materialId, kg }) => ({ materialId, actualKg: (Number(kg) * cubicMetres).toFixed(3) }))

export async function givenDelivered(
  portal: House,
  world: Deliveries,
  place = 0,
  more: Parameters<typeof givenOrder>[2] = {},
) {
  const { load, order: of } = await givenGenerated(portal, world, place, more)
  const start = portal.clock.at
  const step = async (minutes: number, path: string, body: object) => {
    portal.clock.at = addMinutes(start, minutes)
    const answer = await portal.as('batcher').post(`/delivery-order/${load.id}/${path}`, body)
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return answer.body
  }
  await step(5, 'batch', { batchNo: 1, quantity: load.quantity, weights: exactWeights(world, Number(load.quantity)) })
  await step(10, 'event', { event: 'loaded' })
  await step(12, 'event', { event: 'left_plant' })
  await step(40, 'event', { event: 'on_site' })
  await step(45, 'event', { event: 'pour_start' })
  const delivered = await step(70, 'event', { event: 'pour_end' })
  portal.clock.at = start
  return { load: delivered as typeof load, order: of }
}

async function yardOf(work: Work) {
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

type Yard = Awaited<ReturnType<typeof yardOf>>

async function goodsOf(work: Work, { plant: at, line, secondLine, nearPlant, nearLine }: Yard) {
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
      ? await silo.insert(work, {
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
  const near = await silo.insert(work, {
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

async function siteOf(work: Work, regionId: string) {
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

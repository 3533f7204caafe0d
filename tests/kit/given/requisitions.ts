import { record } from '~/db/kit/record'
import { materialSources } from '~/db/materials/tables'
import { mixDesign, mixDesignLine } from '~/db/mixdesign/mix-design'
import { plantMixMapping } from '~/db/mixdesign/plant-mapping'
import { requisition } from '~/db/mixdesign/requisition'
import type { House } from '../house'
import { givenProduct } from './catalog'
import { givenCustomer, givenProject, givenRegion, givenSalesperson } from './customers'
import { givenBatchingPlant, givenPlant } from './fleet'
import { aMaterial } from './materials'

/** A plant with a line, a customer with a project and a salesperson, a sand with a source, and the people of the desk. */
export async function givenRequisitions(portal: House) {
  const { id: regionId } = await givenRegion(portal)
  const { id: plantId } = await givenPlant(portal, { regionId })
  const { id: lineId } = await givenBatchingPlant(portal, { plantId })
  for (const name of ['mix_design_requester', 'raw_material_requester', 'lab', 'lab_2', 'lab_manager', 'advance_user'])
    await portal.person(name, { plantIds: [plantId] })
  const salesperson = await givenSalesperson(portal)
  const customer = await givenCustomer(portal, { salespersonIds: [salesperson.id], regionIds: [regionId] })
  const project = await givenProject(portal, { customerId: customer.id, regionId })
  const sand = await aMaterial(portal, { kind: 'sand', name: 'River sand', materialCode: 'SAND', density: '2610.000' })
  const cement = await aMaterial(portal, { kind: 'cement', name: 'Cement', materialCode: 'CEM1' })
  const ash = await aMaterial(portal, {
    ...{ kind: 'addition', name: 'Fly ash', materialCode: 'PFA', density: '2300.000' },
  })
  const water = await aMaterial(portal, { kind: 'water', name: 'Water', materialCode: 'W', density: '1000.000' })
  const source = await portal.given(work =>
    record(materialSources, 'material_source').insert(work, { sourceName: 'Quarry A', materialId: sand.id }),
  )
  return { regionId, plantId, lineId, salesperson, customer, project, sand, cement, ash, water, source }
}
export type Requisitions = Awaited<ReturnType<typeof givenRequisitions>>

type MixOf = {
  strengthMpa?: number
  status?: string
  ratio?: string
  binderKg?: string
  ashKg?: string
  airPercent?: string
  gwp?: string | null
}
let count = 0

/** A mix as the laboratory left it; 380 kg of cement, water to binder 0.45, 300 kg CO2e unless the test says otherwise. */
export async function aMix(
  portal: House,
  world: Requisitions,
  {
    strengthMpa = 45,
    status = 'approved',
    ratio = '0.4500',
    binderKg = '380.000',
    ashKg = '0',
    airPercent = '1.00',
    gwp = '300.000',
  }: MixOf = {},
) {
  const mixCode = `RQ-MX${String(++count).padStart(4, '0')}`
  return portal.given(async work => {
    const values = { mixCode, name: mixCode, strengthMpa, status, airPercent, waterCementRatio: ratio, gwpPerM3: gwp }
    const row = await mixDesign.insert(work, values)
    const waterKg = (Number(ratio) * (Number(binderKg) + Number(ashKg))).toFixed(3)
    await mixDesignLine.replace(work, row.id, [
      { materialId: world.cement.id, kgPerM3: binderKg, place: 0 },
      ...(Number(ashKg) ? [{ materialId: world.ash.id, kgPerM3: ashKg, place: 1 }] : []),
      { materialId: world.water.id, kgPerM3: waterKg, place: 2 },
    ])
    return row
  })
}

/** The line makes it and has taken its recipe, or not yet. */
export async function onLine(portal: House, { lineId }: Requisitions, mixDesignId: string, synced = true) {
  const { id: productId } = await givenProduct(portal)
  const taken = synced ? { syncedHash: 'taken', syncedAt: portal.clock.now() } : {}
  return portal.given(work =>
    plantMixMapping.insert(work, { batchingPlantId: lineId, productId, mixDesignId, ...taken }),
  )
}

/** The requisition of a material, straight into the database. */
export async function aRequisition(portal: House) {
  const { id: regionId } = await givenRegion(portal)
  const { id: plantId } = await givenPlant(portal, { regionId })
  const { id: materialId } = await aMaterial(portal)
  return portal.given(work =>
    requisition.insert(work, {
      requisitionNo: `RR-${String(++count).padStart(4, '0')}`,
      kind: 'material',
      title: 'A sample',
      plantId,
      materialId,
      neededBy: '2026-12-01',
      requestedBy: work.by.id,
      requestedByName: work.by.name,
    }),
  )
}

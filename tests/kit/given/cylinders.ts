import { cylinderHouse } from '~/db/cylinders/house'
import type { House } from '../house'
import { type Deliveries, givenDelivered, givenDeliveries, givenGenerated } from './deliveries'

export type Laboratory = Deliveries & { houseId: string }

/** A plant with its laboratory and the three hands of a result, and one person of another plant. */
export async function givenLaboratory(portal: House): Promise<Laboratory> {
  const world = await givenDeliveries(portal)
  const at = { plantIds: [world.plant.id] }
  for (const name of ['lab', 'lab_2', 'house_manager', 'house_manager_2', 'lab_manager', 'lab_manager_2'])
    await portal.person(name, at)
  await portal.person('lab_9', { plantIds: [world.farPlant.id] })
  const house = await portal.given(work =>
    cylinderHouse.insert(work, { code: 'L1', name: 'Main laboratory', plantIds: [world.plant.id], capacity: 200 }),
  )
  return { ...world, houseId: house.id }
}

const ASKED = { isRequired: true as const, sets: 1, specimens: 3, ages: [7, 28] }

/** The set that came with a ticket, and its ages. */
export async function givenSet(portal: House, world: Laboratory, place = 0, { delivered = false } = {}) {
  const made = delivered
    ? await givenDelivered(portal, world, place, { cylinderTest: ASKED })
    : await givenGenerated(portal, world, place, { cylinderTest: ASKED })
  const { body } = await portal.as('lab').get(`/cylinder-test/test-sets?doNumber=${made.load.doNumber}`)
  return { load: made.load, order: made.order, set: body.rows[0], ages: body.rows[0].ages }
}

/** A set whose wet test was taken at an instant. */
export async function givenSampled(portal: House, world: Laboratory, place = 0, sampledAt?: string) {
  const { set, load, order } = await givenSet(portal, world, place, { delivered: true })
  const answer = await portal.as('lab').post('/cylinder-test/update-by-lab', {
    part: 'wet',
    id: set.id,
    version: set.version,
    sampledAt: sampledAt ?? portal.clock.now().toISOString(),
    slumpMm: 120,
    concreteTemperature: 31.5,
  })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return { set: answer.body, load, order, detail: await detailOf(portal, set.id) }
}

export const detailOf = async (portal: House, id: string) =>
  (await portal.as('admin').get(`/cylinder-test/get-test-number-detail/${id}`)).body

/** A press reading of a 150 × 300 cylinder of about this strength. */
export const reading = (id: string, loadKn: number) => ({
  id,
  width1: 150.1,
  width2: 150.3,
  length: 300,
  massKg: 12.6,
  loadKn,
  fracture: 1,
})

/** Crushes an age of a set on the moment of the clock. */
export async function givenTested(portal: House, testId: string, ageDays: number, loads: number[]) {
  const detail = await detailOf(portal, testId)
  const age = detail.ages.find((of: { ageDays: number }) => of.ageDays === ageDays)
  const answer = await portal.as('lab').post('/cylinder-test/update-by-lab', {
    part: 'dry',
    id: age.id,
    version: age.version,
    testedAt: portal.clock.now().toISOString(),
    specimens: age.specimens.map((of: { id: string }, at: number) => reading(of.id, loads[at % loads.length]!)),
  })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body
}

/** A result taken through the three hands. */
export async function givenApproved(portal: House, testId: string, ageDays: number, loads: number[]) {
  const tested = await givenTested(portal, testId, ageDays, loads)
  const climb = async (as: string, path: string, version: number) => {
    const answer = await portal.as(as).post(`/cylinder-test/${path}`, { items: [{ id: tested.id, version }] })
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return answer.body.rows[0]
  }
  const handed = await climb('lab', 'submit-by-lab', tested.version)
  const passed = await climb('house_manager', 'submit-by-house-manager', handed.version)
  return climb('lab_manager', 'update-by-manager', passed.version)
}

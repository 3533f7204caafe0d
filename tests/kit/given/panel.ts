import { eq } from 'drizzle-orm'
import { batchWeights } from '~/db/deliveries/tables'
import { driver } from '~/db/fleet/driver'
import { truck } from '~/db/fleet/truck'
import { silo } from '~/db/materials/silo'
import { addMinutes } from '~/domain/kit/time'
import type { House } from '../house'
import { machineHeaders } from '../machine-key'
import { type Deliveries, givenGenerated } from './deliveries'
import { RECIPE } from './delivery-yard'

const START = new Date('2026-11-20T01:00:00Z')
export const at = (minutes: number) => addMinutes(START, minutes)
export const outcomes = (answers: { outcome: string; again: boolean }[]) =>
  answers.map(of => (of.again ? `${of.outcome} again` : of.outcome))

/** The batch computer of the plant, by its key: what it asks and tells, and loads for it. */
export async function givenPanel(portal: House, world: Deliveries) {
  const key = await machineHeaders(portal, 'batch_computer', { plantId: world.plant.id, machine: 'PC 1' })
  const ask = (path: string, body: object, headers: object = key) =>
    portal.as(null).post(path, body, { headers: headers as Record<string, string> })
  const poll = async (after = 0, headers: object = key) =>
    (await ask('/panel/ticket/poll', { after }, headers)).body.tickets
  const ticketOf = async (doNumber: string) =>
    (await poll()).findLast((of: { content: { doNumber: string } }) => of.content.doNumber === doNumber)
  const tell = async (batches: object[], headers: object = key) => {
    const answer = await ask('/panel/batch', { batches }, headers)
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return answer.body.batches
  }
  let sequence = 0
  const result = (doNumber: string | null, batchNo: number | null, quantity: number, more: object = {}) => ({
    sequence: ++sequence,
    doNumber,
    batchNo,
    quantity: String(quantity),
    startedAt: at(5 + (batchNo ?? 0) * 2).toISOString(),
    endedAt: at(6 + (batchNo ?? 0) * 2).toISOString(),
    weights: RECIPE.map(({ materialCode, kg, siloCode }) => ({
      material: materialCode,
      actualKg: (Number(kg) * quantity).toFixed(1),
      ...(siloCode ? { silo: siloCode } : {}),
    })),
    ...more,
  })
  /** Each load has a truck and a driver of its own. */
  const generated = async () => {
    portal.clock.at = START
    const place = world.trucks.length
    await portal.given(async work => {
      const of = { truckTypeId: world.truckType.id, mainPlantId: world.plant.id, inspectionValidTo: '2027-06-30' }
      world.trucks.push(await truck.insert(work, { ...of, truckNo: `T${place}`, plateNo: `XP${place}A` }))
      const who = { driverNo: `D${place}`, driverName: `Driver ${place}`, licenceValidTo: '2028-06-30' }
      world.drivers.push(await driver.insert(work, { ...who, mainPlantId: world.plant.id }))
    })
    const { load } = await givenGenerated(portal, world, place)
    portal.clock.at = at(30)
    return load
  }
  const level = async () => Number((await silo.get(portal.db.sql, world.recipe[0]!.siloId!)).levelKg)
  const weighed = (id: string) => portal.db.sql.select().from(batchWeights).where(eq(batchWeights.deliveryOrderId, id))
  return { ask, poll, ticketOf, tell, result, generated, level, weighed }
}
export type GivenPanel = Awaited<ReturnType<typeof givenPanel>>

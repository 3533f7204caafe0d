import { spawn } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { batchedOf } from '~/db/deliveries/batch-weight'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { panelBatches, panelTickets } from '~/db/deliveries/panel-tables'
import { batchWeights } from '~/db/deliveries/tables'
import { addMinutes } from '~/domain/kit/time'
import { type Deliveries, givenDeliveries, givenGenerated } from '../kit/given/deliveries'
import { type House, house } from '../kit/house'
import { machineHeaders } from '../kit/machine-key'

let portal: House
let world: Deliveries
let server: Server
beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
  server = createServer(getRequestListener(request => portal.api.fetch(request)))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise(resolve => server.close(resolve)))

/** The simulator as a process of its own, for so many rounds. */
async function simulate(key: string, seed: number, sequence: number): Promise<string> {
  const { port } = server.address() as AddressInfo
  const args = ['tests/kit/panel-simulator.mjs', `http://127.0.0.1:${port}/api`, key, '2', String(seed)]
  const at = { PANEL_AT: portal.clock.at.toISOString(), PANEL_EVERY_MS: '100', PANEL_SEQUENCE: String(sequence) }
  const child = spawn(process.execPath, args, { env: { ...process.env, ...at } })
  let told = ''
  child.stdout.on('data', data => {
    told += data
  })
  child.stderr.on('data', data => {
    told += data
  })
  const code = await new Promise(resolve => child.on('exit', resolve))
  expect(code, told).toBe(0)
  return told
}

test('a panel as a process: with a network that loses answers and messages that come twice, each load is weighed once', {
  timeout: 120_000,
}, async () => {
  const headers = await machineHeaders(portal, 'batch_computer', { plantId: world.plant.id, machine: 'Simulator' })
  const loads = []
  for (let place = 0; place < 4; place++) loads.push((await givenGenerated(portal, world, place)).load)
  portal.clock.at = addMinutes(portal.clock.at, 10)
  for (const [place, seed] of [3, 11].entries()) await simulate(headers['x-machine-key'], seed, place * 1000)
  for (const { id, doNumber } of loads) {
    const load = await deliveryOrder.get(portal.db.sql, id)
    expect([doNumber, load.status, await batchedOf(portal.db.sql, load)]).toEqual([doNumber, 'loading', '9.00'])
    const rows = await portal.db.sql.select().from(batchWeights).where(eq(batchWeights.deliveryOrderId, id))
    expect(rows).toHaveLength(15)
    expect(new Set(rows.map(of => of.deviationPercent)).size).toBeGreaterThan(5)
  }
  const kept = await portal.db.sql.select().from(panelBatches)
  expect(kept.map(of => of.status)).toEqual(kept.map(() => 'booked'))
  expect(kept).toHaveLength(12)
  expect((await portal.db.sql.select().from(panelTickets)).map(of => of.status)).toEqual(loads.map(() => 'accepted'))
})

import { expect } from 'vitest'
import { pick, said, shows } from './kit/commands'
import type { Story } from './kit/story'

const PLANT = 'Jurong Port'
const LOADS = 14

/** The administrator moves the demo's clock to the morning of the pour, by the ribbon. */
export async function moveClock({ as, ask }: Story): Promise<void> {
  const admin = await as('admin')
  const { now } = (await ask('admin', 'GET', '/demo/clock')).body
  const minutes = Math.ceil((Date.parse('2026-11-21T06:02:00+08:00') - Date.parse(now)) / 60_000)
  await admin.getByText('Set demo time', { exact: true }).click()
  await admin.getByLabel('Minutes to skip').fill(String(minutes))
  await admin.getByRole('button', { name: 'Move', exact: true }).click()
  await said(admin.getByRole('complementary', { name: 'Demo' }), /^21\/11\/2026 06:0\d/)
}

/** Fourteen mixers of nine m³ for this pour; yesterday's queue goes home. */
export async function crewsReady({ ask, facts }: Story): Promise<void> {
  const types = (await ask('dispatcher_manager', 'GET', '/truck/types')).body.rows
  const truckTypeId = types.find((type: { maxLoad: string }) => type.maxLoad === '9.00').id
  facts.crews = []
  for (let no = 1; no <= LOADS; no++) {
    const truck = await ask('dispatcher_manager', 'POST', '/truck/save', {
      ...{ truckNo: `S${100 + no}`, plateNo: `XE${9100 + no}S`, truckTypeId, mainPlantId: facts.plantId },
      inspectionValidTo: '2027-06-30',
    })
    expect(truck.status, JSON.stringify(truck.body)).toBe(200)
    const driverName = `Quay driver ${no}`
    const driver = await ask('dispatcher_manager', 'POST', '/driver/save', {
      ...{ driverNo: `S${200 + no}`, driverName, licenceNo: `S80${1000 + no}C`, licenceValidTo: '2028-06-30' },
      ...{ mainPlantId: facts.plantId, truckId: truck.body.id },
    })
    expect(driver.status, JSON.stringify(driver.body)).toBe(200)
    facts.crews.push({ truckId: truck.body.id, truckNo: truck.body.truckNo, driverId: driver.body.id, driverName })
  }
  await clearYard({ ask, facts })
  await fillSilos({ ask, facts })
}

/** Whoever does not belong to the pour goes home; the demo's plants may have sent some more meanwhile. */
export async function clearYard({ ask, facts }: Pick<Story, 'ask' | 'facts'>): Promise<void> {
  const ours = new Set(facts.crews.map(crew => crew.truckId))
  for (const list of ['joined_queue_list', 'acknowledged_queue_list']) {
    const { rows } = (await ask('batcher', 'GET', `/queue/${list}?plantId=${facts.plantId}`)).body
    for (const { queueId, truckId, status } of rows)
      if (status !== 'loading' && !ours.has(truckId))
        await ask('batcher', 'POST', '/queue/withdraw', { queueId, reason: 'Shift is over' })
  }
}

/** The night's deliveries are in the silos; what the day draws is filled up again. */
export async function fillSilos({ ask, facts }: Pick<Story, 'ask' | 'facts'>): Promise<void> {
  const { rows: open } = (await ask('admin', 'GET', `/stock-count?plantId=${facts.plantId}&status=submitted`)).body
  for (const { id, version } of open) {
    const rejected = await ask('admin', 'POST', `/stock-count/${id}/reject`, { version, reason: 'Counted again' })
    expect(rejected.status, JSON.stringify(rejected.body)).toBe(200)
  }
  const { rows } = (await ask('admin', 'GET', `/silo-level?plantId=${facts.plantId}&limit=100`)).body
  for (const { id, levelKg, capacityKg } of rows) {
    if (Number(levelKg) > 0.5 * Number(capacityKg)) continue
    const full = (0.9 * Number(capacityKg)).toFixed(3)
    const set = await ask('admin', 'PUT', '/silo-level', { siloId: id, levelKg: full, remarks: 'Delivered by night' })
    expect(set.status, JSON.stringify(set.body)).toBe(200)
    // So large a difference needs a second person.
    if (set.body.status !== 'submitted') continue
    const path = `/stock-count/${set.body.countId}/confirm`
    const confirmed = await ask('batcher', 'POST', path, { version: 1 })
    expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200)
  }
}

/** The first truck joins before the eyes of the batcher; the others stand behind it. No truck stands twice. */
export async function trucksJoin({ as, ask, facts }: Story): Promise<void> {
  const page = await as('batcher')
  await page.goto('/queue/batcher', { waitUntil: 'networkidle' })
  await page.getByLabel('Plant', { exact: true }).selectOption({ label: PLANT })
  await page.waitForURL(/plant=/)
  const [first, ...others] = facts.crews
  await page.getByRole('button', { name: 'Truck joins' }).click()
  const dialog = page.getByRole('dialog')
  await pick(dialog, 'Truck', first!.truckNo)
  await pick(dialog, 'Driver', first!.driverName)
  await dialog.getByRole('button', { name: 'Join queue' }).click()
  await said(page, 'Truck added to the queue')
  await shows(page.getByRole('region', { name: 'Waiting in the yard' }), first!.truckNo, first!.driverName)

  const join = ({ truckId, driverId }: { truckId: string; driverId: string }) =>
    ask('batcher', 'POST', '/queue/join', { truckId, driverId, plantId: facts.plantId })
  expect((await join(first!)).body.facts).toMatchObject({ rule: 'one-queue' })
  for (const crew of others) expect((await join(crew)).status).toBe(200)
  await shows(page.getByRole('region', { name: 'Waiting in the yard' }), others.at(-1)!.truckNo)
}

import { expect } from 'vitest'
import { act, go, said, shows } from './kit/commands'
import type { Story } from './kit/story'
import { DAY } from './words'
import { fillSilos } from './yard'

/** The plant starts at 06:10 and takes ten minutes a load. */
const START = 6 * 60 + 10
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Minutes after water meets cement. The third load waits: its pour ends 85 minutes after it reached the site. */
const wayOf = (place: number): [string, number][] => [
  ['loaded', 6],
  ['left_plant', 8],
  ['on_site', 20],
  ['pour_start', place === 2 ? 79 : 24],
  ['pour_end', place === 2 ? 105 : 50],
  ['returned', place === 2 ? 117 : 62],
]
const LABELS: Record<string, string> = {
  left_plant: 'Left plant',
  on_site: 'On site',
  pour_start: 'Pour started',
  pour_end: 'Pour finished',
  returned: 'Back at plant',
}

/**
 * The first load goes its way in the browser, the other thirteen by the same people through the API; all overlap as they
 * do at a plant: whatever is due next happens next.
 */
export async function pourAll(story: Story): Promise<void> {
  const due: { at: number; run(): Promise<unknown> }[] = []
  for (const [event, minutes] of wayOf(0).slice(1)) due.push({ at: START + minutes, run: () => onScreen(story, event) })
  for (let place = 1; place < story.facts.loadIds.length; place++) {
    const at = START + place * 10
    due.push({ at: at - 1, run: () => ticket(story, place) }, { at, run: () => weigh(story, place) })
    for (const [event, minutes] of wayOf(place))
      due.push({ at: at + minutes, run: () => tell(story, place, event, at + minutes) })
  }
  for (const { at, run } of due.sort((a, b) => a.at - b.at)) {
    await story.clockAt(DAY, clock(at))
    await run()
  }
}

/** On the way the page of the ticket counts the minutes that the concrete has left. */
async function onScreen({ as, facts }: Story, event: string) {
  const page = await as('dispatcher')
  await go(page, `/order/delivery-order/${facts.doNumbers[0]}`)
  const label = LABELS[event]!
  if (event !== 'returned') await shows(page, /^\d+ of 120 min left$/)
  await page.getByRole('button', { name: label, exact: true }).click()
  if (event === 'pour_start') {
    const measured = page.getByRole('dialog')
    await measured.getByLabel('Slump mm').fill('150')
    await measured.getByLabel('°C').fill('31')
    await measured.getByLabel('Water added L').fill('0')
    await measured.getByRole('button', { name: label }).click()
  }
  await page.getByRole('button', { name: label, exact: true }).waitFor({ state: 'detached' })
  if (event === 'pour_end') await said(page, /^Placed at \d+ min$/)
  if (event === 'returned') await page.getByText('Returned', { exact: true }).first().waitFor()
}

async function ticket(story: Story, place: number) {
  const { facts } = story
  await fillSilos(story)
  const deliveryOrderId = facts.loadIds[place]
  const { truckId } = facts.crews[place]!
  const lines = (await story.ask('dispatcher', 'GET', `/batching-plant/active-batching-plant?plantId=${facts.plantId}`))
    .body
  const to = { assignedPlantId: facts.plantId, assignedBPId: lines.rows[0].id }
  await well(story, 'dispatcher', '/delivery-order/assign-normal-delivery-order', { deliveryOrderId, ...to })
  const { rows } = (await story.ask('batcher', 'GET', `/queue/joined_queue_list?plantId=${facts.plantId}`)).body
  const { queueId } = rows.find((row: { truckId: string }) => row.truckId === truckId)
  await well(story, 'batcher', '/queue/call', { queueId, deliveryOrderId, reason: 'Kept for this pour' })
  await well(story, 'batcher', '/queue/acknowledge', { queueId })
  facts.doNumbers[place] = (await well(story, 'batcher', '/orderdetail/generate_do', { deliveryOrderId })).doNumber
}

/** One batch of the whole load, each weight on its target. */
async function weigh(story: Story, place: number) {
  const id = story.facts.loadIds[place]
  const targets = (await story.ask('batcher', 'GET', `/orderdetail/batch-targets?deliveryOrderId=${id}`)).body.rows
  const weights = targets.map(({ materialId, kgPerM3 }: { materialId: string; kgPerM3: string }) => ({
    materialId,
    actualKg: (Number(kgPerM3) * 9).toFixed(3),
  }))
  const { outside } = await well(story, 'batcher', `/delivery-order/${id}/batch`, {
    batchNo: 1,
    quantity: '9',
    weights,
  })
  expect(outside).toBe(0)
}

/** What is charged by the minute is told to the minute; the rest as it happens. */
async function tell(story: Story, place: number, event: string, minutes: number) {
  const exact = place === 2 && ['on_site', 'pour_end'].includes(event)
  const at = exact ? { at: new Date(`${DAY}T${clock(minutes)}:00+08:00`).toISOString() } : {}
  await well(story, 'batcher', `/delivery-order/${story.facts.loadIds[place]}/event`, { event, ...at })
}

async function well({ ask }: Story, who: string, path: string, json: object) {
  const { status, body } = await ask(who, 'POST', path, json)
  expect(status, `${path} ${JSON.stringify(body)}`).toBe(200)
  return body
}

/** 126 m³ are delivered with fourteen numbers; the order is completed, opened again with a reason, and completed. */
export async function completeOrder({ as, ask, facts }: Story): Promise<void> {
  const { rows } = (await ask('dispatcher', 'GET', `/delivery-order/by-order-id/${facts.orderId}`)).body
  expect(rows.map((row: { status: string }) => row.status)).toEqual(Array(14).fill('returned'))
  expect(new Set(rows.map((row: { doNumber: string }) => row.doNumber)).size).toBe(14)
  const page = await as('dispatcher')
  await go(page, `/order/detail?id=${facts.orderId}`)
  await page.getByText('126 of 126.00 m³').first().waitFor()
  const moved = await ask('dispatcher', 'POST', `/order/${facts.orderId}/updateProject`, {
    version: (await ask('dispatcher', 'GET', `/order/${facts.orderId}`)).body.version,
    projectId: facts.projectId,
  })
  expect([moved.status, await page.getByRole('button', { name: 'Change project' }).count()]).toEqual([409, 0])
  await act(page, 'Complete order')
  await page.getByText('Completed', { exact: true }).first().waitFor()
  await act(page, 'Uncomplete order', 'Count once more')
  await page.getByText('In progress', { exact: true }).first().waitFor()
  await act(page, 'Complete order')
  await page.getByText('Completed', { exact: true }).first().waitFor()
}

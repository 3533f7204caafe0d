import { afterAll, beforeAll, expect, test } from 'vitest'
import { go, said, shows } from './journey/kit/commands'
import { beginStory, type Story } from './journey/kit/story'
import { stepsOf } from './journey/kit/story-step'
import {
  agree,
  beginMorning,
  fitsPhone,
  linesOf,
  MORNING,
  type Morning,
  ordersOf,
  reportIncident,
  sendLoad,
  tell,
  well,
} from './journey/morning'

const HELD = 'The formwork is not ready'
const BURST = 'The hose of its drum burst on the way back; the workshop tows it in and will not look at it before noon'
let story: Story
let of: Morning
beforeAll(async () => {
  story = await beginStory({ clock: `${MORNING}T06:00:00+08:00`, processes: '2' })
}, 400_000)
afterAll(() => story?.close())

/** After each step all boards say the same. */
const step = stepsOf(() => story, { after: () => agree(of), ms: 240_000 })

const at = (time: string) => story.clockAt(MORNING, time)
const after = (time: string) => {
  const begin = Date.parse(`${MORNING}T${time}:00Z`)
  return (minutes: number) => at(new Date(begin + minutes * 60_000).toISOString().slice(11, 16))
}

step('06:00 two pours of one product are booked for the morning', async () => {
  of = await beginMorning(story)
  expect((await linesOf(of, of.first.id)).map(line => line.status)).toEqual(['planned', 'planned', 'planned'])
})

step('06:10 a truck is down: its loads go to others', async () => {
  await at('06:10')
  const [planned] = (await ordersOf(of)).filter(row => row.id !== of.first.id && row.id !== of.second.id)
  const truckNo = (await linesOf(of, planned!.id)).find(line => line.truckNo)!.truckNo!
  await reportIncident(of, 'A truck is down', truckNo, BURST)
  await fitsPhone(of, BURST)
  expect((await linesOf(of, planned!.id)).map(line => line.truckNo)).not.toContain(truckNo)
})

let carried: { id: string; doNumber: string }
step('06:40 a load is called, made and on its way', async () => {
  await at('06:40')
  carried = await sendLoad(of, of.first, of.trucks[0]!, after('06:40'), () => agree(of))
})

step('06:58 its site is not ready: the order is put on hold on the day board', async () => {
  await at('06:58')
  const page = await story.as('dispatcher')
  await go(page, `/order?day=${MORNING}&region=${of.region}&by=time`)
  await page.locator(`[data-order="${of.first.id}"]`).focus()
  await page.keyboard.press('h')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill(HELD)
  await dialog.getByRole('button', { name: /hold/i }).click()
  await dialog.waitFor({ state: 'detached' })
  await said(page.locator(`[data-order="${of.first.id}"]`), 'On hold')
})

step('07:02 the loaded truck is diverted to the other pour, with one click and a reason', async () => {
  await at('07:02')
  const page = await story.as('dispatcher_manager')
  await go(page, `/order/delivery-order/${carried.doNumber}`)
  await page
    .getByRole('button', { name: 'Divert truck' })
    .or(page.getByRole('button', { name: 'More actions' }))
    .first()
    .waitFor()
  const button = page.getByRole('button', { name: 'Divert truck' })
  if (await button.count()) await button.click()
  else {
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Divert truck' }).click()
  }
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio').first().waitFor()
  await dialog.getByRole('radio', { name: new RegExp(of.second.orderNo) }).check()
  await dialog.getByLabel('Reason').fill(HELD)
  await dialog.getByRole('button', { name: /Divert/ }).click()
  await dialog.waitFor({ state: 'detached' })
  const [load] = (await linesOf(of, of.second.id)).filter(line => line.id === carried.id)
  expect(load).toMatchObject({ doNumber: carried.doNumber, status: 'in_transit', truckNo: of.trucks[0]!.truckNo })
})

step('07:20 a plant is down until ten: what it was to make goes elsewhere or waits for a person', async () => {
  await at('07:20')
  const row = (await ordersOf(of)).find(({ plants }) => plants.length && plants[0]!.id !== of.jurong)!
  const plant = await well(story, 'dispatcher_manager', 'GET', `/plant/detail/${row.plants[0]!.id}`)
  await well(story, 'dispatcher_manager', 'POST', '/plant/close', {
    ...{ plantId: plant.id, version: plant.version, reason: 'Mixer gearbox failed' },
    closedFrom: `${MORNING}T07:20:00+08:00`,
    closedUntil: `${MORNING}T10:00:00+08:00`,
  })
  await reportIncident(of, 'A plant has closed', plant.plantName)
  const there = (await linesOf(of, row.id)).filter(line => line.plantId === plant.id && line.status === 'called')
  expect(there).toEqual([])
})

step('07:50 the diverted truck is on site and pours', async () => {
  await at('07:50')
  await tell(of, carried.id, 'on_site')
  await agree(of)
  await at('07:56')
  await tell(of, carried.id, 'pour_start')
})

step('08:20 it comes back with concrete that the site did not take', async () => {
  await at('08:20')
  await tell(of, carried.id, 'pour_end')
  await agree(of)
  await at('08:40')
  await tell(of, carried.id, 'returned', { returnConcrete: '2', returnCause: 'over_ordered' })
})

step('09:00 the order that was on hold is released where the manager finds room for it', async () => {
  await at('09:00')
  const { version } = await well(story, 'dispatcher_manager', 'GET', `/order/${of.first.id}`)
  const override = { rules: ['capacity', 'price', 'time'], reason: 'Agreed with the plant by phone' }
  await well(story, 'dispatcher_manager', 'POST', `/order/${of.first.id}/release`, { version, override })
  const page = await story.as('dispatcher')
  await go(page, `/order/detail?id=${of.first.id}`)
  await said(page, /^(Confirmed|In progress)$/)
})

step('10:00 every m³ is where it belongs', async () => {
  await at('10:00')
  const page = await story.look('dispatcher_manager')
  for (const row of await ordersOf(of)) {
    const line = (await linesOf(of, row.id)).filter(({ status }) => !['withdrawn', 'rejected'].includes(status))
    const sum = line.reduce((total, { quantity }) => total + Number(quantity), 0)
    if (row.status !== 'cancelled')
      expect([row.orderNo, sum + Number(row.onCallQuantity)]).toEqual([
        row.orderNo,
        expect.closeTo(Number(row.quantity), 2),
      ])
  }
  await page.goto(of.links.get(of.second.orderNo)!)
  await shows(page, /Poured/, /Balance/)
})

test('no browser complained', () => expect(story.complaints()).toEqual([]))

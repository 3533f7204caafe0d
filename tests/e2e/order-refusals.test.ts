import { beforeAll, expect, test } from 'vitest'
import { cutLoadsPath } from '~/domain/orders/loads'
import { visiting } from '../kit/visitor'
import { answer, CHANGED, ordersOf, press, refusal, SOON, toast } from './kit/order-question'
import { bookable, type Caller, caller } from './ux-caller'

const person = visiting('dispatcher')
/** Far enough that no other test has orders there. */
const DAYS = 9
let call: Caller
beforeAll(async () => {
  call = await caller('dispatcher')
})
const { book, read, changeMeanwhile } = ordersOf(() => call, DAYS)
const sizes = async (id: string) => (await read(id)).loadLines.map((load: { quantity: string }) => load.quantity)

test('loads that were cut are as they were with one press, on the page that saving leads to', async () => {
  const { page } = person
  const { id, orderNo } = await book('13:00', '27', { loadSize: '9.00', unloadingMinutes: 25 })
  await person.goto(cutLoadsPath(id, '7.00'))
  const field = (name: string) => page.locator(`input[name="${name}"]`).last().inputValue()
  // A smaller load is poured in a smaller time.
  expect([await field('loadSize'), await field('unloadingMinutes')]).toEqual(['7.00', '20'])
  await page.getByRole('button', { name: 'Save order' }).click()
  await page.waitForURL(/\/order\/detail/, SOON)
  expect(await sizes(id)).not.toContain('9.00')
  await page.getByRole('button', { name: 'Undo cut to 7.00 m³' }).click()
  await page
    .locator('[data-toast]')
    .filter({ hasText: `Loads of ${orderNo} are 9.00 m³ again` })
    .waitFor(SOON)
  const { loadSize, unloadingMinutes } = await read(id)
  expect([loadSize, unloadingMinutes, await sizes(id)]).toEqual(['9.00', 25, ['9.00', '9.00', '9.00']])
  await page.getByRole('button', { name: /Undo cut/ }).waitFor({ state: 'detached' })
})

test('an order whose hour was given to others is not released, and its page and its board say why', async () => {
  const { page } = person
  const held = await book('08:00', '27', { loadSize: '9.00' })
  const { orderDate } = await read(held.id)
  await call('POST', `/order/${held.id}/hold`, { version: held.version, reason: 'Access is closed' })
  // Others fill the hour, beyond what the plant makes where a manager lets them.
  const manager = await caller('dispatcher_manager')
  const { ask } = await bookable(call, { days: DAYS, startTime: '12:00', quantity: '9' })
  const { customerId, projectId, locationId, productId } = await read(held.id)
  const [plant] = (await read(held.id)).assignedPlants
  const others = {
    ...{ ...ask, customerId, projectId, locationId, productId, startTime: '08:00', quantity: '200', spacingMinutes: 3 },
    ...{ loadSize: '9.00', assignedPlants: [{ id: plant.id, quantity: '200' }] },
    override: { rules: ['capacity', 'spacing', 'concrete-age', 'time', 'hours'], reason: 'The whole plant is theirs' },
  }
  const filled = await manager('POST', '/order', others)
  expect(filled.status, JSON.stringify(filled.body)).toBe(200)
  const { version } = await read(held.id)
  const { status, body } = await call('POST', `/order/${held.id}/release`, { version })
  expect([status, body.title, body.facts.rule]).toEqual([409, 'refused', 'capacity'])

  await person.goto(`/order/detail?id=${held.id}`)
  await press(page, 'Release order')
  await answer(page)
  expect(await refusal(page).textContent(SOON)).toBe(body.detail)
  // It stays until it is tried again, beside the question and nowhere else.
  await page.waitForTimeout(5500)
  expect([await refusal(page).count(), await toast(page).count()]).toEqual([1, 0])
  await page.keyboard.press('Escape')

  await person.goto(`/order?day=${orderDate}&state=on_hold`)
  const row = page.locator(`[data-order="${held.id}"]`)
  await row.getByRole('button', { name: /actions|More/i }).click()
  await page.getByRole('menuitem', { name: 'Release order' }).click()
  await answer(page)
  expect(await refusal(page).textContent(SOON)).toBe(body.detail)
  await call('POST', `/order/${filled.body.id}/cancel`, {
    version: filled.body.version,
    reason: 'Booked to fill the hour',
  })
})

test('each question of an order says that somebody else has changed it, and stays open', async () => {
  const { page } = person
  const onCall = await book('10:00', '27', { loadSize: '9.00', onCallQuantity: '9' })
  const draft = await book('10:30', '9', { draft: true })
  const willCall = await book('15:00', '9', { willCall: true })
  const held = await book('14:00', '9')
  await call('POST', `/order/${held.id}/hold`, { version: held.version, reason: 'Access is closed' })
  const questions: [id: string, label: string][] = [
    [onCall.id, 'Release 9.00 m³'],
    [onCall.id, 'On call not needed'],
    [onCall.id, 'Hold order'],
    [onCall.id, 'Cancel order'],
    [draft.id, 'Put on the wait list'],
    [held.id, 'Release order'],
    [willCall.id, 'Site has called'],
  ]
  for (const [id, label] of questions) {
    await person.goto(`/order/detail?id=${id}`)
    await changeMeanwhile(id)
    await press(page, label)
    await answer(page)
    expect(await refusal(page).textContent(SOON), label).toBe(CHANGED)
  }
})

test('what a site says is asked for on the list of orders on call, and refused there in its own words', async () => {
  const { page } = person
  const { id, orderNo } = await book('11:00', '27', { loadSize: '9.00', onCallQuantity: '9' })
  await person.goto('/order/on-call-quantity')
  const row = page.getByRole('row').filter({ hasText: orderNo })
  await row.getByRole('button', { name: 'Release 9.00 m³' }).click()
  // Nothing is typed yet: the fields that are missing are named.
  await page.getByRole('dialog').getByRole('button').last().click()
  await page.getByRole('dialog').locator('textarea').fill('Level is seen')
  await page.getByRole('dialog').getByRole('button').last().click()
  expect(await refusal(page).textContent(SOON)).toMatch(/time/i)
  await page.keyboard.press('Escape')
  await row.getByRole('button', { name: 'On call not needed' }).click()
  await answer(page)
  await page
    .locator('[data-toast]')
    .filter({ hasText: `${orderNo} is lowered` })
    .waitFor(SOON)
  expect((await read(id)).quantity).toBe('18.00')
})

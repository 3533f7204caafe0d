import { expect } from 'vitest'
import { act, go, pick, press, said, shows } from './kit/commands'
import type { Story } from './kit/story'
import { DAY, OTHER_PROJECT, PROJECT } from './words'

/** Held with a reason, released; a hold without a word is not sent. */
export async function holdAndRelease({ as, facts }: Story): Promise<void> {
  const page = await as('dispatcher')
  await go(page, `/order/detail?id=${facts.orderId}`)
  await press(page, 'Hold order')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Hold order' }).click()
  await said(dialog, 'Reason is required')
  await dialog.getByLabel('Reason').fill('Rain at the quay')
  await dialog.getByRole('button', { name: 'Hold order' }).click()
  await page.getByText('On hold: Rain at the quay').waitFor()
  await act(page, 'Release order')
  await page.getByText('On hold: Rain at the quay').waitFor({ state: 'detached' })
}

type Small = { id: string; orderNo: string; version: number }

/** Two smaller orders of the afternoon become one sequence on the board; its loads keep their orders. */
export async function mergeTwo(story: Story): Promise<void> {
  const { as, ask } = story
  const [first, second] = [await small(story, '14:00', '12'), await small(story, '15:00', '9')]
  const page = await as('dispatcher')
  await go(page, `/order?day=${DAY}&keyword=${encodeURIComponent(PROJECT)}`)
  for (const { orderNo } of [first, second]) await page.getByRole('checkbox', { name: `Select ${orderNo}` }).check()
  await said(page, '2 selected')
  await page.getByRole('button', { name: 'Merge orders' }).click()
  const dialog = page.getByRole('dialog')
  expect(await dialog.getByLabel('First load on site').inputValue()).toBe('14:00')
  await dialog.getByRole('button', { name: 'Merge orders' }).click()
  await said(page, '2 orders are one sequence')
  await go(page, `/order/detail?id=${first.id}`)
  await shows(page, /^Merged order W-261121-M\d\d$/, second.orderNo)
  const { body: order } = await ask('dispatcher', 'GET', `/order/${first.id}`)
  const merged = await ask('dispatcher', 'GET', `/delivery-order/by-merge-order-id/${order.mergedOrderId}`)
  expect(merged.body.rows.map((load: { doQuantity: string }) => load.doQuantity)).toEqual(['9.00', '3.00', '9.00'])
  const alone = await ask('dispatcher', 'PUT', `/order/complete-order/${first.id}`, { version: order.version })
  expect(alone.status).toBe(409)
  for (const { id } of [first, second]) await callOff(page, id)
}

/** An order goes to another project of its customer; once it is called off it goes nowhere. */
export async function changeProject(story: Story): Promise<void> {
  const { as, ask, facts } = story
  const { regionId } = (await ask('salesperson', 'GET', `/project/${facts.projectId}`)).body
  const made = await ask('salesperson', 'POST', '/project', {
    projectName: OTHER_PROJECT,
    customerId: facts.customerId,
    regionId,
    locations: [{ locationName: 'Pile gate', latitude: 1.321, longitude: 103.735 }],
  })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const order = await small(story, '16:00', '9')
  const page = await as('dispatcher')
  await go(page, `/order/detail?id=${order.id}`)
  await press(page, 'Change project')
  const dialog = page.getByRole('dialog')
  await pick(dialog, 'Project', OTHER_PROJECT)
  await dialog.getByRole('button', { name: 'Change project' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1, name: OTHER_PROJECT }).waitFor()
  await shows(page, 'Pile gate: 1.32100, 103.73500')
  await callOff(page, order.id)
  const { version } = (await ask('dispatcher', 'GET', `/order/${order.id}`)).body
  const back = { version, projectId: facts.projectId }
  expect((await ask('dispatcher', 'POST', `/order/${order.id}/updateProject`, back)).status).toBe(409)
}

async function callOff(page: Awaited<ReturnType<Story['as']>>, id: string) {
  await go(page, `/order/detail?id=${id}`)
  await act(page, 'Cancel order', 'Called off')
  await page.getByText('Cancelled', { exact: true }).first().waitFor()
}

async function small({ ask, facts }: Story, startTime: string, quantity: string): Promise<Small> {
  const like = (await ask('dispatcher', 'GET', `/order/${facts.orderId}`)).body
  const { customerId, projectId, locationId, purchaseOrderId, productId } = like
  const { status, body } = await ask('dispatcher', 'POST', '/order', {
    ...{ customerId, projectId, locationId, purchaseOrderId, productId, startTime, quantity },
    orderDate: DAY,
    spacingMinutes: 30,
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

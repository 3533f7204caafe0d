import { expect } from 'vitest'
import { go, said } from './commands'
import type { Story } from './story'

/** The stock of a plant closed up to yesterday without its counts, a count for that day refused, and the closing reopened. */
export async function closePeriod(story: Story, { plantId, siloId }: { plantId: string; siloId: string }) {
  const manager = await story.as('dispatcher_manager')
  const list = `/material/stock-close?plantId=${plantId}`
  const ofRow = async (verb: RegExp) => {
    await go(manager, list)
    await manager.getByRole('main').getByRole('button', { name: 'Row actions' }).click()
    await manager.getByRole('menuitem', { name: verb }).click()
    return manager.getByRole('dialog')
  }
  const close = await ofRow(/^Close (up to a day|October 2026)/)
  await close.getByRole('textbox', { name: 'Closed up to and including' }).fill('19/11/2026')
  await close.getByRole('button', { name: 'Close stock' }).click()
  await said(close, /not counted from .* to 19\/11\/2026/)
  await close.getByLabel('Close without these counts').click()
  await close.getByRole('button', { name: 'Close stock' }).click()
  await close.waitFor({ state: 'detached' })
  const page = await story.as('batcher')
  await go(page, `/material/stock-comparison?plantId=${plantId}`)
  await said(page.getByRole('main'), /Stock closed up to 19\/11\/2026 by \w/)

  await go(page, `/material/stock-count?edit=count-${siloId}`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Counted', { exact: true }).fill('1000')
  await dialog.getByRole('textbox', { name: 'Counted on' }).fill('19/11/2026')
  await dialog.getByLabel('Reason').fill('Found in the notebook')
  await dialog.getByRole('button', { name: 'Save count' }).click()
  await said(dialog, /is closed up to 19\/11\/2026/)

  const reopen = await ofRow(/^Reopen$/)
  await reopen.getByLabel('Reason').fill('A count is in the notebook')
  await reopen.getByRole('button', { name: 'Reopen' }).click()
  await reopen.waitFor({ state: 'detached' })
  await said(manager.getByRole('main'), /A count is in the notebook/)
  const counted = { siloId, countedAt: '2026-11-19T12:00:00+08:00', reason: 'Notebook' }
  const { status, body } = await story.ask('batcher', 'POST', '/stock-count', { ...counted, countedKg: '1000' })
  // The count of today came after it: that, and no closing, is what refuses it now.
  expect([status, body.facts]).toEqual([409, { rule: 'count' }])
}

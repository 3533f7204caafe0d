import { expect } from 'vitest'
import { actions, lineOf, trailOf } from './kit/audit'
import { go } from './kit/commands'
import type { Story } from './kit/story'
import { CUSTOMER, PROJECT } from './words'

/** Every step is in the trail with who did it and what was before and after. */
export async function trailTells(story: Story): Promise<void> {
  const { facts } = story
  const quote = await trailOf(story, 'pricing', facts.quoteId)
  expect(actions(quote)).toEqual(['create', 'change lines', 'submit', 'approve'])
  expect(new Set(quote.map(line => line.actorName)).size).toBe(2)

  const order = await trailOf(story, 'order', facts.orderId)
  const moves = ['create', 'confirm', 'hold', 'release', 'start', 'complete', 'uncomplete', 'complete']
  expect(actions(order).filter(action => moves.includes(action))).toEqual(moves)
  expect(lineOf(order, 'hold')).toMatchObject({
    ...{ reason: 'Rain at the quay', before: { status: 'confirmed' }, after: { status: 'on_hold' } },
  })
  expect(lineOf(order, 'release')).toMatchObject({ before: { status: 'on_hold' }, after: { status: 'confirmed' } })
  expect(lineOf(order, 'uncomplete')).toMatchObject({ reason: 'Count once more', after: { status: 'in_progress' } })

  const first = await trailOf(story, 'delivery_order', facts.loadIds[0]!)
  const steps = ['create', 'assign', 'mark called', 'lock', 'generate', 'batch 1', 'batch 2', 'batch 3', 'loaded']
  const way = [
    'print ticket',
    'print ticket without header',
    'left plant',
    'on site',
    'pour start',
    'pour end',
    'returned',
  ]
  expect(actions(first)).toEqual(expect.arrayContaining([...steps, ...way]))

  const corrected = await trailOf(story, 'delivery_order', facts.loadIds[3]!)
  const applied = corrected.filter(line => line.action.startsWith('apply '))
  expect(applied).toMatchObject([{ before: { quantity: '9.00' }, after: { quantity: '8.60' } }])

  const draft = await trailOf(story, 'invoice_draft', facts.draftId)
  const decided = draft.filter(line => ['approve', 'reject', 'submit'].includes(line.action))
  expect(decided.map(line => [line.action, line.after?.status])).toEqual([
    ['approve', 'with_manager'],
    ['reject', 'draft'],
    ['submit', 'with_sales'],
    ['approve', 'with_manager'],
    ['approve', 'with_ceo'],
    ['approve', 'approved'],
  ])
  expect(lineOf(draft, 'reject')).toMatchObject({ reason: 'Name the gate' })
  const invoice = await trailOf(story, 'invoice', facts.invoiceId)
  expect(actions(invoice)).toEqual(['generate', 'lines', 'send', 'export'])
  expect(lineOf(invoice, 'send')).toMatchObject({ before: { sentAt: null }, after: { sentAt: expect.any(String) } })
}

/** The order's own page tells its history, with reasons. */
export async function timelineTells({ as, facts }: Story): Promise<void> {
  const page = await as('dispatcher')
  await go(page, `/order/detail?id=${facts.orderId}&tab=timeline`)
  const said = page.getByRole('region', { name: 'Timeline' }).getByRole('paragraph')
  // The release tells the reason of the hold that it ends.
  for (const [reason, times] of [
    [/^“Rain at the quay”$/, 2],
    [/^“Count once more”$/, 1],
  ] as const)
    expect(await said.filter({ hasText: reason }).count()).toBe(times)
}

/** Somebody else's salesperson finds none of it, by name or by address; roles keep to their screens. */
export async function othersSeeNothing({ as, ask, facts }: Story): Promise<void> {
  const other = await as('salesperson_2')
  for (const [list, word] of [
    ['customers/overview', CUSTOMER],
    ['projects/overview', PROJECT],
  ]) {
    await go(other, `/sales-management/${list}?keyword=${encodeURIComponent(word!)}`)
    await other.getByRole('heading', { name: /^No (customers|projects) match/ }).waitFor()
  }
  await go(other, '/sales-management/invoice-draft/overview?view=decided')
  expect(await other.getByText(PROJECT).count()).toBe(0)
  for (const path of [
    `/customer/${facts.customerId}`,
    `/project/${facts.projectId}`,
    `/pricing/${facts.quoteId}`,
    `/invoice-draft/${facts.draftId}`,
    `/invoice/${facts.invoiceId}`,
  ])
    expect([path, (await ask('salesperson_2', 'GET', path)).status]).toEqual([path, 404])
  for (const [who, path] of [
    ['batcher', `/customer/${facts.customerId}`],
    ['dispatcher', `/invoice-draft/${facts.draftId}`],
    ['salesperson', `/audit?subject=order&subjectId=${facts.orderId}`],
  ] as const)
    expect([who, path, (await ask(who, 'GET', path)).status]).toEqual([who, path, 403])
}

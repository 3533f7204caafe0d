import { beforeAll, describe, expect, test } from 'vitest'
import { expectInvariants } from '../kit/invariants'
import { openCompany } from './company'
import { bill } from './steps/billing'
import { correct } from './steps/correction'
import { deliver } from './steps/delivery'
import { book, moveOrders } from './steps/dispatch'
import { prove } from './steps/proof'
import { sell } from './steps/sale'
import { beginStory, type Story } from './steps/story'

let story: Story

beforeAll(async () => {
  story = await beginStory(await openCompany(12))
})

describe('one order’s life', { timeout: 120_000 }, () => {
  test('1 customer, project, site, purchase order and a project price with its parts', () => sell(story))
  test('2 126 m³ at 06:30 tomorrow with pump, add-on and cylinder test become fourteen loads of nine', () =>
    book(story))
  test('3 hold, release, merge, change of project and complete keep to their guards', () => moveOrders(story))
  test('4 queue, lock, checks, ticket, weights and fourteen loads to the site and back', () => deliver(story))
  test('5 a delivered load is corrected by e-modification as a new revision', () => correct(story))
  test('6 drafts climb by three persons; invoices, e-mail once, export once', () => bill(story))
  test('7 the trail tells every step, and everybody sees only their own', () => prove(story))
})

test('what must always hold, holds', () => expectInvariants(story.portal), 60_000)
test('nothing of it was a defect', () => expect(story.portal.defects).toEqual([]))

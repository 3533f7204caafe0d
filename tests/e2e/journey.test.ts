import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assignFirst, banRefuses, callFirst, generateFirst, weighFirst } from './journey/batcher'
import { climb, makeDrafts, makeInvoice } from './journey/billing'
import { book, loadsPlanned, planStands } from './journey/booking'
import { applyChange, previewChange, withdrawAndReject } from './journey/correction'
import { creditAfterwards, exportOnce, mailInvoice } from './journey/handover'
import { beginStory, type Story } from './journey/kit/story'
import { stepsOf } from './journey/kit/story-step'
import { changeProject, holdAndRelease, mergeTwo } from './journey/orders'
import { completeOrder, pourAll } from './journey/pour'
import { othersSeeNothing, timelineTells, trailTells } from './journey/proof'
import { agreePrice, enterCustomer, enterProject, giveCategory } from './journey/sale'
import { crewsReady, moveClock, trucksJoin } from './journey/yard'

let story: Story
beforeAll(async () => {
  story = await beginStory({ processes: '2' })
}, 400_000)
afterAll(() => story?.close())

const step = stepsOf(() => story)

describe('1 a salesperson', () => {
  step('enters a customer and is shown the one that is named almost alike', enterCustomer)
  step('sees the price category that the sales manager gives', giveCategory)
  step('enters a project with its site on the map and a purchase order', enterProject)
  step('agrees a price from list and category, each part named, that the CEO approves', agreePrice)
})

describe('2 a dispatcher', () => {
  step('plans the day by hand', planStands)
  step('books 126 m³ at 06:30 tomorrow and sees what it means before it is saved', book)
  step('finds fourteen loads of nine with pump, ice and cylinder test', loadsPlanned)
})

describe('3 the order', () => {
  step('is held with a reason and released', holdAndRelease)
  step('has neighbours that are merged into one sequence', mergeTwo)
  step('has a neighbour that goes to another project', changeProject)
})

describe('4 the plant', () => {
  step('sees the morning when the administrator moves the clock', moveClock)
  step('has its fourteen mixers', crewsReady)
  step('lets the trucks join its queue once each', trucksJoin)
  step('gets the first load on its line', assignFirst)
  step('calls its truck with a remark, has it acknowledged and locks the load', callFirst)
  step('is refused by a ban that names who may set it aside', banRefuses)
  step('generates the delivery order and prints it with and without header', generateFirst)
  step('weighs three batches, one of them outside its tolerance', weighFirst)
  test('pours fourteen loads that overlap, each to the site and back', () => pourAll(story), 400_000)
  step('has delivered 126 m³, and the order is completed, opened again and completed', completeOrder)
})

describe('5 an e-modification', () => {
  step('shows its effect on price, stock, carbon and invoice', previewChange)
  step('is withdrawn once and sent back once', withdrawAndReject)
  step('is approved in two steps and applied as revision 2', applyChange)
})

describe('6 billing', () => {
  step('drafts the period to the cent', makeDrafts)
  step('climbs by three persons, is sent back once and approved in bulk with its sum', climb)
  step('gives the invoice its number', makeInvoice)
  step('mails the invoice to the stored contact', mailInvoice)
  step('hands over to the ERP exactly once', exportOnce)
  step('credits what is corrected after the invoice', creditAfterwards)
})

describe('7 the trail', () => {
  step('tells every step with before and after', trailTells)
  step('stands on the page of the order', timelineTells)
  step('and all else are hidden from those outside the scope', othersSeeNothing)
  test('no browser complained', () => expect(story.complaints()).toEqual([]))
})

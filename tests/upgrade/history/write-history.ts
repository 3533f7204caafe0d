import type { People } from '../people'
import { bills } from './bills'
import { prepareGround } from './ground'
import { completedOrder, quayOrder } from './loads'
import { laboratoryDay, officeDay } from './office'
import { closeYesterday, otherOrders, planByHand } from './orders'

/**
 * What the demo does not do by itself, by calls of its people: afterwards every table of the release holds a row and every
 * state of orders, loads and invoice drafts occurs. It begins at three in the afternoon and takes until evening.
 */
export async function writeHistory(
  people: People,
  forward: (minutes: number) => Promise<void>,
  tell: (what: string) => void,
): Promise<void> {
  const ground = await prepareGround(people, forward)
  tell('a customer with a quay wall')
  const { small } = await otherOrders(ground)
  tell('orders')
  await closeYesterday(ground)
  await planByHand(ground)
  tell('a plan')
  await officeDay(ground)
  await laboratoryDay(ground)
  tell('the office and the laboratory')
  await bills(ground)
  tell('bills')
  await completedOrder(ground, small)
  tell('a completed order')
  await quayOrder(ground)
  tell('an order in progress')
}

import * as z from 'zod'
import { EscalationRules, USUAL_ESCALATION } from './escalation-setting'

const minutes = z.int().min(0).max(2880)

/**
 * How long before its first load an order is known: booked, and called by its site; what a caller is offered; and when it is
 * told again that nobody acts. The usual 40 % of offers is from the simulated year (tests/bench/dispatch/year): ways scatter
 * by a quarter, at peaks by two fifths, and with less in hand fewer than 90 % of all loads kept their promise.
 */
export const NOTICE_SETTINGS = {
  'orders.wait-offer-minutes': {
    shape: z.int().min(5).max(720),
    usual: 30,
    label: 'Reserve what becomes free for the next on the wait list for, minutes',
  },
  'orders.offer-way-percent': {
    shape: z.int().min(0).max(100),
    usual: 40,
    label: 'Offers to callers: only times that still hold when every way takes longer by, %',
  },
  'orders.on-call-minutes': {
    shape: minutes,
    usual: 30,
    label: 'Quantity on call: ask the site so long after its last load was poured, minutes',
  },
  'orders.on-call-reserved-percent': {
    shape: z.int().min(0).max(100),
    usual: 0,
    label: 'Quantity on call: keep room at the plant of the last load for so much of it, %',
  },
  'orders.notice-minutes': { shape: minutes, usual: 120, label: 'Short notice: orders booked with less than, minutes' },
  'orders.lead-minutes': { shape: minutes, usual: 0, label: 'Refuse first loads due on site in less than, minutes' },
  'orders.will-call-minutes': {
    shape: minutes,
    usual: 240,
    label: 'Will-call: the site calls before its first load by, minutes',
  },
  'company.escalation': {
    shape: EscalationRules,
    usual: USUAL_ESCALATION,
    label: 'Escalation when nobody acts, by kind of work',
  },
}

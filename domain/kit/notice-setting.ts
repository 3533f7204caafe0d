import * as z from 'zod'

const minutes = z.int().min(0).max(2880)

/** How long before its first load an order is known: booked, and called by its site. */
export const NOTICE_SETTINGS = {
  'orders.wait-offer-minutes': {
    shape: z.int().min(5).max(720),
    usual: 30,
    label: 'Reserve what becomes free for the next on the wait list for, minutes',
  },
  'orders.notice-minutes': { shape: minutes, usual: 120, label: 'Short notice: orders booked with less than, minutes' },
  'orders.lead-minutes': { shape: minutes, usual: 0, label: 'Refuse first loads due on site in less than, minutes' },
  'orders.will-call-minutes': {
    shape: minutes,
    usual: 240,
    label: 'Will-call: the site calls before its first load by, minutes',
  },
}

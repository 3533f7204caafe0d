import { addMinutes } from '~/domain/kit/time'
import { siteRequestWords } from '~/domain/orders/site-request'
import type { WorkKind } from '~/domain/reports/work-item'
import { searchLoads } from '../deliveries/delivery-order-list'
import { settingOn } from '../kit/setting'
import { onCallQuantities } from '../orders/on-call-quantity'
import { silentSites } from '../orders/site-link-pour'
import { openSiteRequests } from '../orders/site-request'
import { waitList } from '../orders/wait-list'
import { willCalls } from '../orders/will-call'
import { lateNow } from './activity-late'
import { type Find, firstOf, ofPage, ofRows } from './work-item-found'

/** What the dispatch has to do with its orders and their sites. */
export const ORDERS = {
  lateLoads: ({ sql, person, now }) => lateNow(sql, person, now),
  siteRequests: async ({ sql, person }) =>
    ofRows(await openSiteRequests(sql, person), row => ({
      at: row.createdAt,
      name: `${row.orderNo}, ${siteRequestWords(row)}`,
      id: row.id,
      recordId: row.orderId,
    })),
  siteSilent: async ({ sql, person, now, day }) => {
    const minutes = await settingOn(sql, 'orders.site-answer-minutes', day)
    return ofRows(await silentSites(sql, person, now), row => ({
      at: row.firstAt,
      name: `${row.orderNo}, ${row.projectName}`,
      id: row.orderId,
      since: addMinutes(row.firstAt, -minutes),
    }))
  },
  unansweredCalls: async ({ sql, person, now }) =>
    ofRows(
      (await willCalls(sql, person, now)).filter(row => row.released),
      row => ({ at: row.callBy, name: `${row.orderNo}, ${row.projectName}` }),
    ),
  onCallQuantities: async ({ sql, person, now }) =>
    ofRows(
      (await onCallQuantities(sql, person, now)).filter(row => row.state !== 'running'),
      row => ({ at: row.lastOnSiteAt, name: `${row.orderNo}, ${Number(row.onCallQuantity)} m³` }),
    ),
  waitOffers: async ({ sql, person, now }) =>
    ofRows(
      (await waitList(sql, person, now)).filter(row => row.status === 'offered'),
      row => ({ at: row.offeredUntil, name: `${row.orderNo}, ${row.projectName}` }),
    ),
  siteReadings: async of =>
    ofPage(
      await searchLoads(of.sql, of.person, {
        readings: 'outside',
        statuses: ['on_site', 'pouring'],
        sort: 'onSiteAt',
        ...firstOf(of),
      }),
      row => ({ at: row.onSiteAt, name: `${row.doNumber ?? row.orderNo}, ${row.projectName}`, id: row.id }),
    ),
} satisfies Partial<Record<WorkKind, Find>>

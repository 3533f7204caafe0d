import type { WorkOf } from './work-item-of'

/** Work of the dispatch with its orders and their sites, the most urgent first. */
export const ORDERS = {
  lateLoads: {
    label: 'Loads late against promise',
    to: '/report/figure-rows?figure=late',
    rights: [['manage', 'order']],
    since: 'Planned on site',
  },
  siteRequests: {
    label: 'Requests from sites',
    to: '/order/site-request',
    rights: [['manage', 'order']],
    since: 'Asked',
  },
  siteSilent: {
    label: 'Sites that have not said they are ready',
    to: '/order/site-request',
    rights: [['manage', 'order']],
    since: 'First load',
  },
  unansweredCalls: {
    label: 'Unanswered will-calls',
    to: '/order/will-call',
    rights: [['manage', 'order']],
    since: 'To call by',
  },
  onCallQuantities: {
    label: 'Sites to ask for their quantity on call',
    to: '/order/on-call-quantity',
    rights: [['manage', 'order']],
    since: 'Last load on site',
  },
  waitOffers: {
    label: 'Sites on the wait list to call',
    to: '/order/wait-list',
    rights: [['manage', 'order']],
    since: 'Reserved until',
  },
  siteReadings: {
    label: 'Loads on site outside their limits',
    to: '/order/search-filter-do?readings=outside&status=on_site,pouring',
    rights: [['manage', 'order']],
    since: 'On site',
  },
} as const satisfies Record<string, WorkOf>

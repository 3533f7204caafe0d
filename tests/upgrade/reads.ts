/** What is asked for in each area: a list, and one of its rows by itself. */
export type Read = { who: string; list: string; ask?: object; rowsOf?: string; one?: (row: Row) => string }
// biome-ignore lint/suspicious/noExplicitAny: a test looks into any answer
type Row = Record<string, any>

const byId = (path: string) => (row: Row) => `${path}/${row.id}`

/** `ask` makes it a POST. The rows are those of the release: each list has some, and the first is read alone. */
export const READS: Record<string, Read[]> = {
  users: [
    { who: 'admin', list: '/administration/user/list?limit=5', one: byId('/administration/user/detail') },
    { who: 'admin', list: '/audit?limit=5' },
  ],
  customers: [
    { who: 'admin', list: '/customer/list?limit=5', one: byId('/customer') },
    { who: 'admin', list: '/project/list?limit=5', one: byId('/project') },
    { who: 'admin', list: '/salesperson/search?limit=5', one: byId('/salesperson') },
  ],
  catalog: [
    { who: 'admin', list: '/product/list?limit=5' },
    { who: 'admin', list: '/unit-conversion/list?limit=5', one: byId('/unit-conversion') },
  ],
  pricing: [
    { who: 'sales_manager', list: '/pricing/fetch', ask: { limit: 5 }, one: byId('/pricing') },
    { who: 'sales_manager', list: '/price-adjustment/list', ask: { limit: 5 } },
  ],
  billing: [
    { who: 'finance_ar', list: '/invoice-draft/list', ask: { limit: 5 }, one: byId('/invoice-draft') },
    { who: 'finance_ar', list: '/invoice/search', ask: { limit: 5 }, one: byId('/invoice') },
    { who: 'finance_ar', list: '/invoice/exports', rowsOf: '' },
  ],
  orders: [{ who: 'dispatcher', list: '/order-plan/plans?limit=5', one: byId('/order-plan/plans') }],
  deliveries: [
    {
      who: 'dispatcher',
      list: '/delivery-order/search_filter_do',
      ask: { limit: 5, statuses: ['returned'] },
      one: row => `/orderdetail/view?doNumber=${row.doNumber}`,
    },
    { who: 'dispatcher', list: '/emodification/advanced-search?limit=5', one: byId('/emodification/view') },
  ],
  queue: [{ who: 'dispatcher_manager', list: '/queue/queue_list?limit=5' }],
  fleet: [
    { who: 'dispatcher_manager', list: '/truck/list?limit=5', one: byId('/truck/detail') },
    { who: 'dispatcher_manager', list: '/driver/list?limit=5', one: byId('/driver/detail') },
    { who: 'dispatcher_manager', list: '/plant/list?limit=5', one: byId('/plant/detail') },
    { who: 'dispatcher_manager', list: '/driver/action-history/search?limit=5' },
  ],
  materials: [
    { who: 'batcher', list: '/material-order/list?limit=5', one: byId('/material-order') },
    { who: 'batcher', list: '/silo/list?limit=5', one: byId('/silo') },
  ],
  mixdesign: [
    { who: 'lab', list: '/mix-designs/list?limit=5', one: byId('/mix-designs') },
    { who: 'lab', list: '/requisitions/list?limit=5', one: byId('/requisitions/reqandtest') },
  ],
  rawtests: [{ who: 'lab', list: '/raw-material-test/list', ask: { limit: 5 } }],
  cylinders: [
    {
      who: 'lab',
      list: '/cylinder-test/search-history',
      ask: { limit: 5 },
      one: row => `/cylinder-test/get-test-number-detail/${row.cylinderTestId}`,
    },
  ],
  reports: [{ who: 'dispatcher_manager', list: '/jobs', one: byId('/jobs') }],
  support: [{ who: 'it_support', list: '/support/view/truck/list?limit=5' }],
}

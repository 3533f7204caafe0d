type Ask = { list: string; method: 'GET' | 'POST'; path: string; sorts: string[] }

export const ASKS: Ask[] = [
  {
    list: 'delivery orders',
    method: 'POST',
    path: '/delivery-order/search_filter_do',
    sorts: ['-doQuantity', 'customerName', 'truckNo'],
  },
  { list: 'invoices', method: 'POST', path: '/invoice/search', sorts: ['-total', 'projectName'] },
  { list: 'invoice drafts', method: 'POST', path: '/invoice-draft/list', sorts: ['-total', 'customerName'] },
  { list: 'payments', method: 'GET', path: '/payment', sorts: ['-amount', 'customerName'] },
  { list: 'trail', method: 'GET', path: '/audit', sorts: [] },
  { list: 'action history', method: 'GET', path: '/driver/action-history/search', sorts: ['truckNo'] },
  {
    list: 'cylinder tests',
    method: 'GET',
    path: '/cylinder-test/get-all-cylinder-test',
    sorts: ['strengthMpa', 'customerName'],
  },
  { list: 'cylinder results', method: 'GET', path: '/cylinder-test/results', sorts: ['-mean', 'projectName'] },
  { list: 'raw material tests', method: 'GET', path: '/raw-material-test/listAll', sorts: ['materialName'] },
  { list: 'material orders', method: 'GET', path: '/material-order/list', sorts: ['plantName'] },
  { list: 'e-modifications', method: 'GET', path: '/emodification/advanced-search', sorts: ['customerName'] },
]

type Wish = Record<string, string> & { offset: string }

/** What each list is asked: its first page, one far in, its sorts, a word that few rows have and one that none has. */
export const KINDS = (list: string): [string, Wish][] => [
  ['first page', { offset: '0' }],
  // The last that a pager shows of more rows than are counted, and one that only an address leads to.
  ['page 200', { offset: '199' }],
  ['page 1,001', { offset: '1000' }],
  ...ASKS.filter(ask => ask.list === list)
    .flatMap(({ sorts }) => sorts)
    .map((sort): [string, Wish] => [`by ${sort}`, { offset: '0', sort }]),
  ['word of few', { offset: '0', keyword: '-4711' }],
  ['word of two letters', { offset: '0', keyword: 'qx' }],
  ['word of one letter', { offset: '0', keyword: 'e' }],
  ['word of none', { offset: '0', keyword: 'zzqxv' }],
]

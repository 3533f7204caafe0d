import { sales } from '../../access/role-groups'
import { noun } from '../../kit/noun'

/** A published series that fuel and cement surcharges may follow. */
export const priceIndex = noun({
  key: 'price_index',
  names: ['price index', 'price indexes'],
  area: 'pricing',
  table: 'price_index',
  right: 'price_index',
  calls: {
    'GET /price-index': 'list',
    'GET /price-index/:id': 'row',
    'POST /price-index': 'create once',
    'PUT /price-index/:id': 'change',
    'POST /price-index/change-status': 'status',
  },
  fields: {
    code: { kind: 'text', label: 'Code', most: 20, span: 4, cell: { look: 'code' } },
    name: { kind: 'text', label: 'Name', most: 80, span: 8 },
    unit: { kind: 'text', label: 'Unit', most: 40, span: 4, hint: 'e.g. S$/l, or 2022 = 100' },
    publisher: { kind: 'text', label: 'Published by', most: 120, span: 8 },
    remarks: { kind: 'text', label: 'Remarks', most: 400, lines: 2, optional: true },
  },
  order: 'code',
  sort: ['code', 'name', 'active'],
  keyword: ['code', 'name', 'publisher'],
  byIds: true,
  screen: {
    url: 'sales-management/price-index',
    title: 'Price indexes',
    roles: sales,
    menu: { area: 'sales', group: 'Pricing', after: 'sales-management/surcharges' },
    search: 'Code, name or publisher',
    columns: ['code', 'name', 'unit', 'publisher', 'remarks'],
    empty: 'Fuel and cement surcharges follow the price indexes listed here.',
    offered: 'Offered for new surcharges',
    called: '{name}',
    said: 'Price index {name} saved',
    links: [{ label: 'Values', to: '/sales-management/price-index/values?priceIndexId={id}' }],
  },
})

import { sales } from '../access/role-groups'
import { noun } from '../kit/noun'

export const paymentTerm = noun({
  key: 'payment_term',
  names: ['payment term', 'payment terms'],
  area: 'customers',
  table: 'payment_term',
  idName: 'paymentTermId',
  right: 'payment_term',
  calls: {
    'GET /payment-term': 'list',
    'GET /payment-term/search': 'list',
    'GET /payment-term/:id': 'row',
    'POST /payment-term': 'save once',
    'PUT /payment-term': 'save',
  },
  fields: {
    paymentTermName: { kind: 'text', label: 'Name', most: 80, span: 8 },
    days: { kind: 'whole', label: 'Days', least: 0, most: 365, unit: 'days', span: 4 },
    description: { kind: 'text', label: 'Description', most: 400, lines: 2, optional: true },
  },
  counts: {
    customers: { label: 'Customers', table: 'agreed_payment_term', column: 'paymentTermId', each: 'customerId' },
  },
  order: 'days',
  sort: ['paymentTermName', 'days', 'active'],
  keyword: ['paymentTermName'],
  byIds: true,
  screen: {
    url: 'sales-management/payment-term',
    title: 'Payment terms',
    roles: sales,
    menu: { area: 'sales', group: 'Customers' },
    master: {
      group: 'Customers and sites',
      after: '/sales-management/projects/overview',
      what: 'Days that customers are invoiced by',
    },
    support: 'manage-payment',
    search: 'Name',
    columns: ['paymentTermName', 'days', 'customers', 'description'],
    empty: 'Customers are invoiced by a payment term, e.g. 30 days.',
    offered: 'Offered for new customers',
    called: '{paymentTermName}',
    said: 'Payment term {paymentTermName} saved',
  },
})

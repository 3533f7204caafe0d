import { sales, screens } from '../kit/screens'

export const customersScreens = screens('customers', [
  { url: 'sales-management/payment-term', file: 'payment-term-list.tsx', title: 'Payment terms', roles: sales },
])

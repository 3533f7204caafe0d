import { expect, test } from 'vitest'
import type { MenuArea, MenuGroup } from './menu'
import { currentOf, entriesNamed } from './menu-entries'

const groups: MenuGroup[] = [
  { title: 'Audit trails', items: [{ to: '/support/order-audit-data', label: 'Order trail' }] },
  {
    title: 'Manage',
    items: [
      { to: '/support/manage-order-plan', label: 'Order plan' },
      { to: '/support/manage-silo', label: 'Silos' },
    ],
  },
]

const named = (text: string) =>
  entriesNamed(groups, text).map(group => [group.title, ...group.items.map(one => one.label)])

test('entries are found by any word of their name or of their group, in any order', () => {
  expect(named('order')).toEqual([
    ['Audit trails', 'Order trail'],
    ['Manage', 'Order plan'],
  ])
  expect(named(' PLAN order')).toEqual([['Manage', 'Order plan']])
  expect(named('audit order')).toEqual([['Audit trails', 'Order trail']])
  expect(named('truck')).toEqual([])
  expect(entriesNamed(groups, ' ')).toBe(groups)
})

test('an address lights the longest entry that it lies under', () => {
  const area = { groups: [{ title: '', items: ['/order', '/order/site-request'].map(to => ({ to, label: to })) }] }
  const lit = (pathname: string) => currentOf(area as MenuArea, pathname)
  expect(lit('/order/site-request/7')).toBe('/order/site-request')
  expect(lit('/order/17')).toBe('/order')
  expect(lit('/orders')).toBeUndefined()
})

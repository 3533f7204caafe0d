import { expect, test } from 'vitest'
import type { Menu } from './menu'
import { packMenu, unpackMenu } from './menu-text'

const menu: Menu = [
  {
    key: 'fleet',
    label: 'Fleet Management',
    short: 'Fleet',
    icon: 'fleet',
    to: '/fleet/dashboard',
    groups: [
      {
        title: '',
        items: [
          { to: '/fleet/dashboard', label: 'Fleet dashboard' },
          { to: '/fleet/chart/plan', label: 'Plan' },
          { to: '/fleet/chart', label: 'Charts, hours & more' },
        ],
      },
      { title: 'Places', more: true, items: [{ to: '/fleet/plant', label: 'Plant' }] },
      { title: '', more: true, items: [{ to: '/fleet/region', label: 'Region' }] },
    ],
  },
  {
    key: 'order',
    label: 'Order',
    short: 'Order',
    icon: 'order',
    to: '/order',
    groups: [{ title: 'Today', items: [{ to: '/order', label: 'Order home' }] }],
  },
]

test('a menu comes out of its text as it went in, and is shorter there', () => {
  expect(unpackMenu(packMenu(menu))).toEqual(menu)
  expect(packMenu(menu).length).toBeLessThan(JSON.stringify(menu).length / 2)
})

test('a menu of nothing is no text', () => {
  expect(packMenu([])).toBe('')
  expect(unpackMenu('')).toEqual([])
})

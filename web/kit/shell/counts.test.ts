import { expect, test } from 'vitest'
import { counted } from './counts'
import type { Menu } from './menu'

const item = (to: string) => ({ to, label: to })
const menu: Menu = [
  {
    key: 'queue',
    label: 'Queue',
    short: 'Queue',
    icon: 'queue',
    to: '/queue/batcher',
    groups: [{ title: '', items: [item('/queue/batcher'), item('/queue/acknowledged-list')] }],
  },
]

test('UX-02 what waits is at the entry where it is decided; nothing waiting shows nothing', () => {
  const countsOf = (menus: Menu) => menus[0]!.groups[0]!.items.map(one => one.count)
  expect(countsOf(counted(menu, { '/queue/batcher': 4, '/mixdesign/list': 2 }))).toEqual([4, undefined])
  expect(countsOf(counted(menu, { '/queue/batcher': 0 }))).toEqual([undefined, undefined])
})

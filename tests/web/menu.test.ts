import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { mayDo } from '~/domain/access/ability'
import { ROLES, type Role } from '~/domain/access/roles'
import { mayOpen, screenAt } from '~/web/kit/screens'
import { areaAt, areaHome, menuFor, SIDEBARS } from '~/web/menu'
import { allScreens } from '~/web/screens'
import { MOST_ENTRIES, SAME_SCREEN } from '~/web/sidebar'

const has = (role: Role, label: string) => menuFor([role]).some(area => area.label === label)

/** Menu by menu as the specification lists them; ceo by its view on sales_manager. */
const LISTED: [id: string, label: string, roles: Role[]][] = [
  [
    'R-233',
    'Sales Management',
    ['admin', 'sales_admin', 'salesperson', 'sales_manager', 'ceo', 'finance_ar', 'finance_hod'],
  ],
  ['R-234', 'Order', ['admin', 'dispatcher_manager', 'dispatcher', 'finance_ar', 'finance_hod', 'lab']],
  ['R-235', 'Queue', ['admin', 'dispatcher_manager', 'batcher']],
  ['R-236', 'Fleet Management', ['dispatcher_manager', 'dispatcher', 'admin']],
  ['R-237', 'Material', ['admin', 'batcher', 'dispatcher_manager', 'hr_cement']],
  [
    'R-238',
    'Mix Design',
    ['admin', 'lab', 'lab_manager', 'advance_user', 'finance_ar', 'finance_hod', 'mix_design_requester'],
  ],
  ['R-239', 'Material Testing', ['admin', 'lab', 'lab_manager', 'raw_material_requester']],
  ['R-240', 'Cylinder Testing', ['house_manager', 'admin', 'lab', 'lab_manager']],
  ['R-241', 'Administration', ['admin', 'finance_hod']],
  ['R-242', 'Support', ['it_support']],
  ['R-243', 'Support V2', ['it_support']],
]

describe('R-233 R-234 R-235 R-236 R-237 R-238 R-239 R-240 R-241 R-242 R-243 menus that list their roles', () => {
  test.each(LISTED)('%s the menu %s is open to its roles and to nobody else', (_, label, roles) => {
    expect(ROLES.filter(role => has(role, label)).sort()).toEqual([...roles].sort())
    const area = SIDEBARS.find(one => one.label === label)!
    for (const role of roles) {
      const shown = menuFor([role]).find(one => one.label === label)!
      expect(shown.groups.flatMap(group => group.items).map(({ to }) => to)).toContain(shown.to)
    }
    expect(area.groups.length).toBeGreaterThan(0)
  })
})

test('R-187 an entry without roles is shown to everyone who is signed in', () => {
  const open = SIDEBARS.filter(area => !area.roles).flatMap(({ label, groups }) =>
    groups
      .flatMap(([, ...urls]) => urls)
      .filter(url => allScreens.find(screen => screen.url === url)?.roles === 'signed-in')
      .map(url => [label, `/${url}`] as const),
  )
  expect(open).toContainEqual(['Dashboards', '/dashboards'])
  for (const role of ROLES) {
    const shown = menuFor([role]).flatMap(({ label, groups }) =>
      groups.flatMap(({ items }) => items.map(({ to }) => [label, to] as const)),
    )
    for (const entry of open) expect(shown, `${role} ${entry.join(' ')}`).toContainEqual(entry)
  }
})

test('R-188 an entry with roles is shown to whoever views one of their areas: the CEO sees what the sales manager sees', () => {
  const alsoViews: Partial<Record<Role, Role[]>> = { ceo: ['sales_manager'], admin: ['sales_manager', 'finance_hod'] }
  for (const role of ROLES) {
    const areas = [role, ...(alsoViews[role] ?? [])]
    for (const area of areas) expect(mayDo({ roles: [role] }, 'view', area), `${role} ${area}`).toBe(true)
    for (const screen of allScreens) {
      if (!Array.isArray(screen.roles)) continue
      const views = screen.roles.some(area => areas.includes(area))
      expect(mayOpen(screen, [role]), `${role} ${screen.url}`).toBe(views)
    }
  }
  expect(mayOpen({ roles: ['sales_manager'] }, ['ceo'])).toBe(true)
  expect(mayOpen({ roles: ['finance_hod'] }, ['admin'])).toBe(true)
  expect(mayOpen({ roles: ['sales_manager', 'finance_hod', 'admin'] }, ['it_support'])).toBe(false)
  const entries = (role: Role) =>
    menuFor([role]).flatMap(({ label, groups }) => groups.flatMap(({ items }) => items.map(({ to }) => label + to)))
  expect(entries('ceo')).toEqual(expect.arrayContaining(entries('sales_manager')))
})

test('R-232 the menu Dashboards is shown to everyone who is signed in', () => {
  for (const role of ROLES) expect(has(role, 'Dashboards'), role).toBe(true)
})

test('R-244 Billing and Report are shown to whoever may open one of their screens', () => {
  for (const label of ['Billing', 'Report']) {
    const area = SIDEBARS.find(one => one.label === label)!
    expect(area.roles).toBeUndefined()
    const screens = area.groups.flatMap(([, ...urls]) => urls.flatMap(url => allScreens.filter(one => one.url === url)))
    for (const role of ROLES) expect(has(role, label), role).toBe(screens.some(screen => mayOpen(screen, [role])))
  }
})

describe('nine entries are seen at once', () => {
  test('and whoever has more screens finds the others behind "More", each once', () => {
    for (const role of ROLES) {
      for (const { label, groups } of menuFor([role])) {
        const first = groups.filter(group => !group.more).flatMap(group => group.items)
        expect(first.length, `${role} ${label}`).toBeGreaterThan(0)
        expect(first.length, `${role} ${label}`).toBeLessThanOrEqual(MOST_ENTRIES)
        const all = groups.flatMap(group => group.items.map(({ to }) => to))
        expect(new Set(all).size, `${role} ${label}`).toBe(all.length)
      }
    }
  })

  test('workplaces are among the entries of their area, and at most nine', () => {
    for (const { key, workplaces = [], groups } of SIDEBARS) {
      expect(workplaces.length, key).toBeLessThanOrEqual(MOST_ENTRIES)
      const listed = groups.flatMap(([, ...urls]) => urls)
      expect(
        workplaces.filter(url => !listed.includes(url)),
        key,
      ).toEqual([])
    }
  })

  test('a screen is in a menu once', () => {
    const shown = (role: Role) =>
      menuFor([role]).flatMap(area => area.groups.flatMap(group => group.items.map(one => one.to)))
    for (const role of ROLES) {
      for (const [url, other] of Object.entries(SAME_SCREEN)) {
        if (shown(role).includes(`/${other}`)) expect(shown(role), `${role} ${url}`).not.toContain(`/${url}`)
      }
    }
    expect(shown('dispatcher')).toContain('/order/search-filter-do')
    expect(shown('dispatcher')).not.toContain('/order/search-do')
  })
})

test('R-022 fourteen areas have their own sidebar', () => {
  expect(SIDEBARS).toHaveLength(14)
})

test('a menu offers nothing that its reader may not open', () => {
  for (const role of ROLES) {
    for (const area of menuFor([role])) {
      for (const item of area.groups.flatMap(group => group.items)) {
        expect(mayOpen(screenAt(allScreens, item.to)!, [role]), `${role} ${item.to}`).toBe(true)
      }
    }
  }
})

test('R-012 sign-in, change of password and the index use the empty layout; R-011 there are three', () => {
  const empty = allScreens.filter(screen => screen.layout === 'empty').map(screen => screen.url)
  expect(empty.sort()).toEqual(['', 'auth/change-password', 'auth/login'])
  for (const screen of allScreens) expect(['empty', 'default', 'sidebar']).toContain(screen.layout)
})

test('every screen with a sidebar finds its area', () => {
  for (const screen of allScreens.filter(one => one.layout === 'sidebar')) {
    expect(areaAt(`/${screen.url.replace(/:\w+/g, 'x')}`), screen.url).toBeDefined()
  }
})

test('the bare address of an area leads to the first screen of its menu, for whoever has one', () => {
  for (const role of ROLES)
    for (const root of ['material', 'support', 'raw-material-testing', 'mixdesign', 'billing']) {
      const to = areaHome(`/${root}`, [role])
      const area = menuFor([role]).find(({ key }) => key === areaAt(`/${root}`))
      expect([role, root, to]).toEqual([role, root, area?.to])
      if (to) expect(mayOpen(screenAt(allScreens, to)!, [role])).toBe(true)
    }
  expect(areaHome('/material', ['batcher'])).toMatch(/^\/material\//)
  expect(areaHome('/support/', ['it_support'])).toMatch(/^\/support\//)
  for (const path of ['/material/nowhere', '/nowhere', '/', '/constructor'])
    expect(areaHome(path, ['admin'])).toBeUndefined()
})

test('fixed addresses win over parameters', () => {
  const all = ['order/:id', 'order/detail', 'order/:id/x'].map(
    url => ({ url, file: '', title: url, roles: 'public', layout: 'empty', scroll: 'top', area: '' }) as const,
  )
  expect(screenAt(all, '/order/detail')?.url).toBe('order/detail')
  expect(screenAt(all, '/order/17/')?.url).toBe('order/:id')
  expect(screenAt(all, '/order/17/x')?.url).toBe('order/:id/x')
  expect(screenAt(all, '/order')).toBeUndefined()
})

test('every screen of the tables is written, and no address is given twice', () => {
  expect(
    allScreens.filter(screen => !existsSync(`web/${screen.area}/${screen.file}`)).map(screen => screen.url),
  ).toEqual([])
  const urls = allScreens.map(screen => screen.url)
  expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([])
})

import { expect, test } from 'vitest'
import { abilityOf, inWords, mayDo, rulesOf, whyNot } from './ability'
import { ROLES, type Role } from './roles'

const may = (role: Role, action: Parameters<typeof mayDo>[1], subject: Parameters<typeof mayDo>[2]) =>
  mayDo({ roles: [role] }, action, subject)

test('R-231 manage invoice_draft does not include an approval level', () => {
  expect(may('ceo', 'manage', 'invoice_draft')).toBe(true)
  expect(may('ceo', 'approve-1', 'invoice_draft')).toBe(false)
  expect(may('salesperson', 'approve-3', 'invoice_draft')).toBe(false)
})

test('R-201 R-207 R-209 each level has its role, R-224 R-225 R-226 admin holds all three', () => {
  const levels = (role: Role) => [1, 2, 3].filter(level => may(role, `approve-${level as 1 | 2 | 3}`, 'invoice_draft'))
  expect(levels('salesperson')).toEqual([1])
  expect(levels('sales_manager')).toEqual([2])
  expect(levels('ceo')).toEqual([3])
  expect(levels('admin')).toEqual([1, 2, 3])
  expect(levels('finance_hod')).toEqual([])
})

test('R-184 every role views its own named area, R-185 CEO views sales_manager, R-186 ADMIN three areas', () => {
  const guests: Partial<Record<Role, Role[]>> = { sales_manager: ['ceo', 'admin'], finance_hod: ['admin'] }
  for (const area of ROLES) {
    const viewers = ROLES.filter(role => may(role, 'view', area))
    expect(viewers.sort(), area).toEqual([area, ...(guests[area] ?? [])].sort())
  }
  expect(may('ceo', 'view', 'sales_manager')).toBe(true)
  for (const area of ['sales_manager', 'finance_hod', 'admin'] as const) expect(may('admin', 'view', area)).toBe(true)
  expect(may('admin', 'view', 'it_support')).toBe(false)
})

test('R-210 R-229 ecosting belongs to FINANCE_HOD and ADMIN, not to FINANCE_AR', () => {
  expect(may('finance_hod', 'manage', 'ecosting')).toBe(true)
  expect(may('finance_ar', 'manage', 'ecosting')).toBe(false)
})

test('R-230 the listed rights belong to nobody else', () => {
  const holders = (action: Parameters<typeof mayDo>[1], subject: Parameters<typeof mayDo>[2]) =>
    ROLES.filter(role => may(role, action, subject))
  const sales: Role[] = ['sales_admin', 'salesperson', 'sales_manager']
  const finance: Role[] = ['finance_ar', 'finance_hod']
  const listed: [Parameters<typeof mayDo>[1], Parameters<typeof mayDo>[2], Role[]][] = [
    ['add', 'AppUser', ['admin', ...sales]],
    ['view', 'search_invoice', ['sales_admin']],
    ['manage', 'search_invoice', ['admin', ...sales, ...finance]],
    ['edit', 'purchase_order', [...sales, ...finance]],
    ['manage', 'sales_team', ['admin', ...sales]],
    ['manage', 'invoice_draft', ['admin', 'salesperson', 'sales_manager', 'ceo']],
    ['approve-1', 'invoice_draft', ['admin', 'salesperson']],
    ['approve-2', 'invoice_draft', ['admin', 'sales_manager']],
    ['approve-3', 'invoice_draft', ['admin', 'ceo']],
    ['manage', 'ecosting', ['admin', 'finance_hod']],
    ['write', 'generate_invoice', ['admin', ...finance]],
    ['write', 'export_invoice', ['admin', ...finance]],
  ]
  for (const [action, subject, roles] of listed)
    expect(holders(action, subject).sort(), `${action} ${subject}`).toEqual([...roles].sort())
})

test('an unknown role has no right at all', () => {
  expect(abilityOf({ roles: ['nobody' as Role] }).rules).toEqual([])
})

test('R-190 an inverted rule takes a right away and says why', () => {
  const inspector = { roles: ['lab_manager'] as Role[] }
  const newcomer = { ...inspector, mustChangePassword: true }
  expect([mayDo(inspector, 'view', 'raw_test'), mayDo(newcomer, 'view', 'raw_test')]).toEqual([true, false])
  expect(mayDo(newcomer, 'approve-2', 'cylinder_test')).toBe(false)
  expect(whyNot(newcomer, 'view', 'raw_test')).toBe('Choose your own password first')
  expect(whyNot(inspector, 'view', 'raw_test')).toBeUndefined()
  expect(mayDo(inspector, 'view', 'raw_test')).toBe(true)
})

test('R-077 a permission rule has action, subject, and where they say something fields, conditions, inverted and reason', () => {
  for (const role of ROLES)
    for (const rule of rulesOf({ roles: [role] })) expect(Object.keys(rule)).toEqual(['action', 'subject'])
  expect(rulesOf({ roles: ['batcher'], mustChangePassword: true }).at(-1)).toEqual({
    action: 'everything',
    subject: 'all',
    inverted: true,
    reason: 'Choose your own password first',
  })
  const whole = {
    action: 'edit',
    subject: 'order',
    fields: ['remarks'],
    conditions: { plantId: '1' },
    inverted: true,
    reason: 'Of another plant',
  }
  expect(inWords(whole)).toEqual(whole)
  expect(inWords({ ...whole, fields: 'remarks', inverted: false })).toEqual({
    action: 'edit',
    subject: 'order',
    fields: ['remarks'],
    conditions: { plantId: '1' },
    reason: 'Of another plant',
  })
})

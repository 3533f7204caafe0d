import { expect, test } from 'vitest'
import { abilityOf, mayDo } from './ability'
import type { Role } from './roles'

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
  expect(may('batcher', 'view', 'batcher')).toBe(true)
  expect(may('batcher', 'view', 'ceo')).toBe(false)
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
    (
      [
        'admin',
        'sales_admin',
        'salesperson',
        'sales_manager',
        'ceo',
        'finance_ar',
        'finance_hod',
        'dispatcher',
        'dispatcher_manager',
        'batcher',
        'lab',
        'it_support',
      ] as Role[]
    ).filter(role => may(role, action, subject))
  expect(holders('add', 'AppUser')).toEqual(['admin', 'sales_admin', 'salesperson', 'sales_manager'])
  expect(holders('write', 'export_invoice')).toEqual(['admin', 'finance_ar', 'finance_hod'])
  expect(holders('edit', 'purchase_order')).toEqual([
    'sales_admin',
    'salesperson',
    'sales_manager',
    'finance_ar',
    'finance_hod',
  ])
})

test('an unknown role has no right at all', () => {
  expect(abilityOf({ roles: ['nobody' as Role] }).rules).toEqual([])
})

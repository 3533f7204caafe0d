import { expect, test } from 'vitest'
import { roleName, roleWords } from './role-names'
import { ROLES } from './roles'

test('messages name roles by their titles, never by their codes, and no administrator beside others', () => {
  for (const role of ROLES) expect(roleName(role)).not.toMatch(/_|^[a-z]/)
  const said = roleWords(['finance_ar', 'finance_hod', 'admin'])
  expect(said).toBe(`${words('finance_ar')} or ${words('finance_hod')}`)
  expect(said).not.toMatch(/_|finance ar|admin/)
})

const words = (role: 'finance_ar' | 'finance_hod') =>
  roleName(role).replace(/^[A-Z](?=[a-z])/, first => first.toLowerCase())

import { beforeAll, describe, expect, test } from 'vitest'
import { mayDo } from '~/domain/access/ability'
import type { Action } from '~/domain/access/actions'
import type { Subject } from '~/domain/access/grants'
import { type Call, RIGHTS } from '~/domain/access/rights'
import type { Role } from '~/domain/access/roles'
import { newId } from '~/domain/kit/uuid'
import { type House, house } from '../kit/house'

/**
 * The rights that the specification gives one by one. Each must be had by its role, must guard a call, and that call
 * must let the role in where a role without the right is refused.
 */
type Row = [rule: string, action: Action, subject: Subject]

let portal: House
beforeAll(async () => {
  portal = await house()
})

/** Looking for bills is one call for all who view or manage them; a right to look has no call beside it. */
const LOOKS: Partial<Record<Subject, Call[]>> = { search_invoice: ['POST /invoice/search'] }

function guardedBy(action: Action, subject: Subject): Call[] {
  const own = (Object.keys(RIGHTS) as Call[]).filter(call => RIGHTS[call].toString() === [action, subject].toString())
  return own.length || action !== 'view' ? own : (LOOKS[subject] ?? [])
}

/** A body that no contract takes: whoever is let in is refused for that, and nothing happens. */
async function answers(role: Role, call: Call): Promise<'in' | number> {
  const [method, path] = call.split(' ') as [string, string]
  const answer = await portal.api.request(`/api${path.replaceAll(/:\w+/g, () => newId())}`, {
    method,
    headers: { authorization: `Bearer ${await portal.tokenOf(role)}`, 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body: '"harmless"' }),
  })
  expect(answer.status, `${role} ${call}`).toBeLessThan(500)
  return answer.status === 401 || answer.status === 403 ? answer.status : 'in'
}

async function holds(role: Role, [rule, action, subject]: Row) {
  expect(mayDo({ roles: [role] }, action, subject), `${rule} ${role} ${action} ${subject}`).toBe(true)
  const calls = guardedBy(action, subject)
  expect(calls.length, `${rule}: no call asks for ${action} ${subject}`).toBeGreaterThan(0)
  for (const call of calls) {
    expect(await answers(role, call), `${rule} ${role} ${call}`).toBe('in')
    expect(await answers('hr_cement', call), `${rule} hr_cement ${call}`).toBe(403)
  }
}

describe('R-191 R-192 R-193 R-194 R-195 what SALES_ADMIN may', () => {
  test.each<Row>([
    ['R-191', 'add', 'AppUser'],
    ['R-192', 'view', 'search_invoice'],
    ['R-193', 'manage', 'search_invoice'],
    ['R-194', 'edit', 'purchase_order'],
    ['R-195', 'manage', 'sales_team'],
  ])('%s %s %s', (...row) => holds('sales_admin', row))
})

describe('R-196 R-197 R-198 R-199 R-200 what SALESPERSON may', () => {
  test.each<Row>([
    ['R-196', 'add', 'AppUser'],
    ['R-197', 'manage', 'sales_team'],
    ['R-198', 'manage', 'search_invoice'],
    ['R-199', 'manage', 'invoice_draft'],
    ['R-200', 'edit', 'purchase_order'],
  ])('%s %s %s', (...row) => holds('salesperson', row))
})

describe('R-202 R-203 R-204 R-205 R-206 what SALES_MANAGER may', () => {
  test.each<Row>([
    ['R-202', 'add', 'AppUser'],
    ['R-203', 'manage', 'sales_team'],
    ['R-204', 'manage', 'search_invoice'],
    ['R-205', 'manage', 'invoice_draft'],
    ['R-206', 'edit', 'purchase_order'],
  ])('%s %s %s', (...row) => holds('sales_manager', row))
})

describe('R-208 what CEO may', () => {
  test.each<Row>([['R-208', 'manage', 'invoice_draft']])('%s %s %s', (...row) => holds('ceo', row))
})

describe('R-211 R-212 R-213 R-214 what FINANCE_HOD may', () => {
  test.each<Row>([
    ['R-211', 'write', 'generate_invoice'],
    ['R-212', 'write', 'export_invoice'],
    ['R-213', 'manage', 'search_invoice'],
    ['R-214', 'edit', 'purchase_order'],
  ])('%s %s %s', (...row) => holds('finance_hod', row))
})

describe('R-215 R-216 R-217 R-218 what FINANCE_AR may', () => {
  test.each<Row>([
    ['R-215', 'write', 'generate_invoice'],
    ['R-216', 'write', 'export_invoice'],
    ['R-217', 'manage', 'search_invoice'],
    ['R-218', 'edit', 'purchase_order'],
  ])('%s %s %s', (...row) => holds('finance_ar', row))
})

describe('R-219 R-220 R-221 R-222 R-223 R-227 R-228 what ADMIN may', () => {
  test.each<Row>([
    ['R-219', 'add', 'AppUser'],
    ['R-220', 'manage', 'sales_team'],
    ['R-221', 'manage', 'invoice_draft'],
    ['R-222', 'manage', 'ecosting'],
    ['R-223', 'manage', 'search_invoice'],
    ['R-227', 'write', 'generate_invoice'],
    ['R-228', 'write', 'export_invoice'],
  ])('%s %s %s', (...row) => holds('admin', row))
})

test('R-210 R-229 saving a costing is for FINANCE_HOD and not for FINANCE_AR, in the API too', async () => {
  expect(await answers('finance_hod', 'POST /costing')).toBe('in')
  expect(await answers('finance_ar', 'POST /costing')).toBe(403)
})

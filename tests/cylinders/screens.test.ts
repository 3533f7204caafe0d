import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mayOpen } from '~/web/kit/screens'
import { menuFor } from '~/web/menu'
import { allScreens } from '~/web/screens'
import { specTable } from '../house/spec-table'

const at = (path: string) => allScreens.find(screen => screen.url === `inhouse-cylinder-testing/${path}`)!

test('every named screen of the area is at its address with its roles, and its file is there', () => {
  const wanted = specTable('screens').filter(row => row.area === 'cylinder')
  expect(wanted).toHaveLength(24)
  for (const row of wanted) {
    const screen = allScreens.find(one => `/${one.url}` === row.path)
    expect(screen, row.path).toBeDefined()
    expect([...(screen!.roles as string[])].sort(), row.path).toEqual(row.roles!.split(',').sort())
    expect(existsSync(`web/${screen!.area}/${screen!.file}`), screen!.file).toBe(true)
  }
})

test('R-033 the approval request has its title', () => {
  expect(at('approval-request').title).toBe('Cylinder Test Approval Request')
})

test('R-034 lab info has its dialog, and confirm, certificate, e-mail and detail are dialogs with an address', () => {
  for (const path of [
    'InhouseCylinderLabInfoModal',
    'confirm-modal',
    'generate-cert-modal',
    'send-email-modal',
    'test-detail-modal',
  ])
    expect(at(path), path).toBeDefined()
})

test('R-035 the area has screens titled for dry and wet test, search and holidays', () => {
  expect(['dry-test', 'wet-test', 'inhouse-cylinder-listing', 'holiday'].map(path => at(path).title)).toEqual([
    'Dry cylinder test',
    'Wet cylinder test',
    'Search Cylinder Test',
    'Holiday management',
  ])
})

test('R-240 the menu is for house manager, admin, lab and lab manager alone', () => {
  const shown = (role: string) => menuFor([role as 'lab']).some(area => area.key === 'cylinders')
  for (const role of ['house_manager', 'admin', 'lab', 'lab_manager']) expect(shown(role), role).toBe(true)
  for (const role of ['dispatcher', 'salesperson', 'raw_material_requester', 'mix_design_requester'])
    expect(shown(role), role).toBe(false)
})

test('R-247 plant audits open for the requesters and the laboratory, not for the managers', () => {
  for (const path of ['plant-audit-form', 'plant-audit-info']) {
    for (const role of ['admin', 'lab', 'mix_design_requester', 'raw_material_requester'] as const)
      expect(mayOpen(at(path), [role])).toBe(true)
    for (const role of ['house_manager', 'lab_manager'] as const) expect(mayOpen(at(path), [role])).toBe(false)
  }
})

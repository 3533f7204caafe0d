import { expect } from 'vitest'
import { auditTrail } from '~/db/kit/trail'
import { demoHouse } from '../kit/demo-house'
import type { Answer, House } from '../kit/house'

export const PEOPLE = [
  'admin',
  'admin_2',
  'salesperson',
  'salesperson_2',
  'sales_manager',
  'sales_manager_2',
  'ceo',
  'ceo_2',
  'finance_ar',
  'finance_ar_2',
  'finance_hod',
  'dispatcher',
  'dispatcher_2',
  'dispatcher_manager',
  'dispatcher_manager_2',
  'batcher',
  'batcher_2',
  'lab',
  'it_support',
] as const

/** The demo company with a short past on a Friday at 10:15 in Singapore, everybody of the story signed in. */
export async function openCompany(historyDays: number): Promise<House> {
  const portal = await demoHouse({ historyDays })
  for (const username of PEOPLE) await portal.adopt(username)
  return portal
}

/** The body of an answer that must have gone well; a failure shows what the portal said. */
// biome-ignore lint/suspicious/noExplicitAny: the scenario reads answers as a script from outside would
export function ok(answer: Answer): any {
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}

/** What a refusal said: status, rule and who may set it aside. */
export const refusal = ({ status, body }: Answer) => [status, body.facts?.rule, body.facts?.mayOverride]

/** Actions on a record from first to last, with who did them. */
export async function trailOf(portal: House, subject: string, subjectId: string) {
  const { rows } = await auditTrail(portal.db.sql, { subject, subjectId }, { limit: 200, offset: 0 })
  return rows.reverse()
}

/** Singapore's wall clock of the story's two days. */
export function clockAt(portal: House, time: string, day = '2026-11-21') {
  portal.clock.at = new Date(`${day}T${time}:00+08:00`)
}

import { expect } from 'vitest'
import type { Story } from './story'

type Line = {
  action: string
  actorName: string
  reason: string | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** The lines of one record, first to last, as an administrator reads them. */
export async function trailOf({ ask }: Story, subject: string, subjectId: string): Promise<Line[]> {
  const { status, body } = await ask('admin', 'GET', `/audit?subject=${subject}&subjectId=${subjectId}&limit=200`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.rows.reverse()
}

export const actions = (lines: readonly Line[]) => lines.map(line => line.action)

/** The line of an action with what it changed. */
export const lineOf = (lines: readonly Line[], action: string): Line | undefined =>
  lines.find(line => line.action === action)

import { sql as raw } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { House } from '../../kit/house'
import { expectInvariants } from '../../kit/invariants'
import { fuzz, type Outcome, SLICE, told } from './fuzz'

/** Half of the calls in a file of its own, so that two workers share them. */
export function fuzzHalf(part: number, parts: number): void {
  let portal: House
  let outcome: Outcome

  describe(`fuzz, part ${part + 1} of ${parts}`, () => {
    beforeAll(async () => {
      ;({ portal, outcome } = await fuzz(part, parts))
      const { calls, requests, fewest, statuses, reached, slowest } = outcome
      const answers = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status} × ${times}`)
      console.log(
        `fuzz: ${requests} requests to ${calls} calls, at least ${fewest} each, ${reached.size} reached with success, ${answers.join(', ')}, slowest ${Math.round(slowest)} ms`,
      )
    }, 36_000_000)

    test('no 5xx, every error a problem, none tells of the inside, none is slow, no broken contract is accepted', () => {
      expect(outcome.faults.map(told)).toEqual([])
    })

    test('it got deep: most calls answered a good request well', () => {
      // A run that was told one call leaves the other half nothing to ask, a slice may end before all had their turn.
      if (outcome.fewest || (outcome.calls && !SLICE)) expect(outcome.reached.size / outcome.calls).toBeGreaterThan(0.5)
    })

    test('nothing that the portal calls a defect was logged', () => {
      expect(portal.defects.length).toBe(0)
    })

    test('the jobs that it left run or are refused, and the database still answers', { timeout: 900_000 }, async () => {
      for (const message of portal.sent.splice(0)) {
        portal.sent.push(message)
        await portal.runJobs().catch(() => {})
      }
      await portal.db.sql.execute(raw`select 1`)
    })

    test('what must always hold, holds', () => expectInvariants(portal))
  })
}

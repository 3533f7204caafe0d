import { expect } from 'vitest'
import { brokenInvariants } from '~/db/kit/invariants'
import { sealAudit, verifyAudit } from '~/db/kit/seal'
import type { House } from './house'

/** Nothing is broken, and the chain over the trail verifies: asked after every scenario, race and fault. */
export async function expectInvariants({ db, clock }: Pick<House, 'db' | 'clock'>): Promise<void> {
  expect(await brokenInvariants(db.sql)).toEqual([])
  let sealed: number
  do sealed = await sealAudit(db, clock.now())
  while (sealed > 0)
  expect((await verifyAudit(db.sql)).brokenAt).toBeNull()
}

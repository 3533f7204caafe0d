import { decimal, kilograms } from '~/domain/kit/money'
import { instantOn } from '~/domain/kit/time'
import { bulkInsert } from '../kit/bulk'
import type { Sql } from '../kit/open'
import { stockCounts } from '../materials/tables'
import type { Seed } from './base'
import type { Hand } from './receipts'
import type { Goods } from './seeded-goods'

type Silo = Goods['silos'][number]
type Count = typeof stockCounts.$inferInsert
const REASONS = ['Dipped', 'Read at the silo'] as const

/** Counts of Monday mornings, as the walk back through the book asks for them; the numbers follow their days. */
export function countsOf(seed: Seed, counter: Hand, second: Hand) {
  const counts: Count[] = []
  const count = (silo: Silo, at: Date, countedKg: string, differenceKg: string, more: Partial<Count> = {}): Count => {
    const made: Count = {
      ...seed.stamp(at),
      countNo: '',
      siloId: silo.id,
      materialId: silo.materialId,
      status: 'posted',
      countedAt: at,
      countedBy: counter.id,
      countedKg: kilograms(countedKg),
      bookKg: kilograms(decimal(countedKg).minus(differenceKg)),
      differenceKg: kilograms(differenceKg),
      reason: REASONS[counts.length % REASONS.length]!,
      ...more,
    }
    counts.push(made)
    return made
  }
  return {
    /** The silo was found at this level on that morning, so many kilograms off its book. */
    posted: (silo: Silo, day: string, levelKg: number, differenceKg: number): Count =>
      count(silo, instantOn(day, '06:00'), String(levelKg), String(differenceKg)),
    /** One of this morning that asks for a second person, and one that was not believed. */
    ofToday(first: Silo, other: Silo, bookOf: (silo: Silo) => number): void {
      const at = instantOn(seed.today, '06:10')
      if (at > seed.now) return
      const off = (silo: Silo) => -Math.round(Number(silo.capacityKg) * 0.07)
      const found = (silo: Silo) => String(bookOf(silo) + off(silo))
      count(first, at, found(first), String(off(first)), { status: 'submitted' })
      count(other, at, found(other), String(off(other)), {
        status: 'rejected',
        decidedBy: second.id,
        decidedAt: instantOn(seed.today, '06:40'),
        decisionReason: 'The rope was slack; dip it again',
      })
    },
    async save(sql: Sql): Promise<number> {
      counts.sort((a, b) => a.countedAt.getTime() - b.countedAt.getTime())
      await bulkInsert(
        sql,
        stockCounts,
        counts.map((row, place) => ({ ...row, countNo: `SC${String(place + 1).padStart(6, '0')}` })),
      )
      return counts.length
    },
  }
}

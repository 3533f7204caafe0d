import { expect, vi } from 'vitest'
import { decimal, kilograms, sum } from '~/domain/kit/money'
import type { StockComparison } from '~/domain/materials/stock-comparison'
import type { PlantMonth } from '~/domain/reports/plant-month'

// biome-ignore lint/suspicious/noExplicitAny: the story reads answers as a script from outside would
type Ask = (who: string, method: string, path: string, json?: object) => Promise<any>
type Of = { day: string; month: string; plantId: string; siloId: string; materialId: string }
type Move = {
  id: string
  kind: string
  kg: string
  at: string
  deliveryOrderId: string | null
  materialOrderId: string | null
}
type Book = { level: string; moves: Move[] }

export const sumOf = (moves: readonly Move[]) => kilograms(sum(moves.map(({ kg }) => kg)))
export const less = (later: string, earlier: string) => kilograms(decimal(later).minus(earlier))

/** To the kg, as the screen shows it. */
export const tonnes = (kg: string) =>
  decimal(kg)
    .div(1000)
    .toFixed(3)
    .replace(/\B(?=(\d{3})+\.)/g, ',')

/** The books of one material of a plant, asked of every place that tells of them, and of one silo of it. */
export function stockBooks(answered: Ask, now: () => Of) {
  /** The month's balance and the comparison of the day; the one adds up, the other is told by its rows. */
  async function booksAtOnce() {
    const { day, month, plantId, materialId } = now()
    const report: PlantMonth = await answered('admin', 'GET', `/report/plant-monthly-report/${plantId}/${month}`)
    const balance = report.materials.find(row => row.materialId === materialId)!
    const { openingKg, receivedKg, usedKg, adjustedKg, closingKg } = balance
    expect(kilograms(sum([openingKg, receivedKg, usedKg, adjustedKg]))).toBe(closingKg)
    const list = `/silo/list?plantId=${plantId}&materialId=${materialId}`
    const { rows: silos } = await answered('admin', 'GET', list)
    expect(kilograms(sum(silos.map((silo: { levelKg: string }) => silo.levelKg)))).toBe(closingKg)
    const of = `from=${day}&to=${day}&plantId=${plantId}&materialId=${materialId}`
    const { rows } = await answered('batcher', 'GET', `/stock-comparison?${of}`)
    const side: StockComparison = rows[0]
    for (const [figure, kg] of [
      ['asked', side.askedKg],
      ['batched', side.weighedKg],
      ['drawn', side.drawnKg],
      ['countDifference', side.countedKg],
    ] as const) {
      const { value } = await answered('batcher', 'GET', `/report/figure-row?figure=${figure}&${of}`)
      expect([figure, kilograms(decimal(value).times(1000))]).toEqual([figure, kg])
    }
    return { balance, side }
  }

  /** The demo's panels tell of batches meanwhile: what is read in several calls is read until nothing moved between them. */
  const books = () => vi.waitFor(booksAtOnce, { timeout: 60_000, interval: 2000 })

  const bookOf = async (): Promise<Book> => {
    const { silo, rows } = await answered('batcher', 'GET', `/stock/${now().siloId}?limit=100`)
    return { level: silo.levelKg, moves: rows }
  }

  /** What was booked since: the silo moved by exactly that, whatever else the demo's panels batched meanwhile. */
  async function movedSince(earlier: Book): Promise<Move[]> {
    const known = new Set(earlier.moves.map(({ id }) => id))
    return vi.waitFor(async () => {
      const { level, moves } = await bookOf()
      const fresh = moves.filter(({ id }) => !known.has(id))
      expect(less(level, earlier.level)).toBe(sumOf(fresh))
      return fresh
    })
  }
  return { books, bookOf, movedSince }
}

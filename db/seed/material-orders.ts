import { addDays, instantOn, weekday } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { perTonne } from '~/domain/materials/receipt'
import { bulkInsert } from '../kit/bulk'
import { auditLines } from '../kit/tables'
import { materialOrders, materialSources, materials, stockEntries } from '../materials/tables'
import type { Seed } from './base'
import { randomOf } from './random'
import { type Hand, type Settled, settledOf } from './receipts'
import type { Goods } from './seeded-goods'
import { countsOf } from './stock-counts'
import { usedMaterials } from './used-materials'

const DELIVERY: Record<string, number> = {
  cement: 28_000,
  addition: 28_000,
  sand: 24_000,
  stone: 24_000,
  admixture: 5000,
  fibre: 1000,
}

type Silo = Goods['silos'][number]
type Order = typeof materialOrders.$inferInsert
type Entry = typeof stockEntries.$inferInsert

/** The book of each silo, walked back from what it holds now: what was batched day by day, filled by deliveries, opened by a count. */
export async function seedMaterialOrders(
  seed: Seed,
  goods: Goods,
  series: Map<string, number>,
  hands: { batcher: Hand; manager: Hand },
): Promise<void> {
  const by = hands.manager
  const { sql, stamp, today, start, now } = seed
  const batched = await usedMaterials(sql)
  const random = randomOf(41)
  const kinds = new Map(goods.materials.map(of => [of.id, of.kind]))
  const sources = await sql.select({ id: materialSources.id, of: materialSources.materialId }).from(materialSources)
  const costs = new Map(
    (await sql.select({ id: materials.id, cost: materials.costPerKg }).from(materials)).map(of => [of.id, of.cost]),
  )
  const lines: NonNullable<Settled['line']>[] = []
  let disputes = 0
  const counted = countsOf(seed, hands.batcher, hands.manager)
  const orders: Order[] = []
  const entries: Entry[] = []
  for (const [place, silo] of goods.silos.entries()) {
    const load = DELIVERY[kinds.get(silo.materialId) ?? '']
    const capacity = Number(silo.capacityKg)
    let level = Math.round(Number(silo.levelKg))
    for (let day = today; load && instantOn(day, '08:00') > start; day = addDays(day, -1)) {
      const used = batched.get(`${silo.plantId} ${silo.materialId} ${day}`) ?? 0
      const at = day === today ? now : instantOn(day, '22:15')
      if (used) entries.push(entry(silo, 'used', -used, at, 'Batched on the day'))
      level += used
      if (day === today || weekday(day) === 0) continue
      while (level > capacity * 0.82) {
        const order = receipt(silo, load, day)
        orders.push(order)
        level -= Number(order.receivedKg)
      }
      if (weekday(day) === 1 && instantOn(day, '06:00') > start && place % 5 === Number(day.slice(8)) % 5) {
        const off = Math.round(capacity * random.between(-0.006, 0.004))
        const count = counted.posted(silo, day, level, off)
        entries.push({ ...entry(silo, 'adjusted', off, count.countedAt, count.reason), countId: count.id! })
        level -= off
      }
    }
    const opening = level + Number(silo.levelKg) - Math.round(Number(silo.levelKg))
    entries.push(entry(silo, 'opening', opening, start, 'Counted at the opening of the book'))
  }
  const [first, other] = goods.silos.filter(silo => kinds.get(silo.materialId) === 'cement')
  if (first && other)
    counted.ofToday(first, other, silo => {
      const used = batched.get(`${silo.plantId} ${silo.materialId} ${today}`) ?? 0
      return Math.round(Number(silo.levelKg)) + used
    })
  series.set('stock_count', await counted.save(sql))
  orders.push(...openOrders())
  orders.sort((a, b) => a.createdAt!.getTime() - b.createdAt!.getTime())
  const numbered = orders.map((order, place) => ({ ...order, orderNo: `MO${String(place + 1).padStart(6, '0')}` }))
  await bulkInsert(sql, materialOrders, numbered)
  await bulkInsert(sql, stockEntries, entries)
  await bulkInsert(sql, auditLines, lines)
  series.set('material_order', numbered.length)

  /** What was weighed, in the ledger too; a second weighing takes the first one back. */
  function receipt(silo: Silo, load: number, day: string): Order {
    const first = received(silo, load, day)
    const { order, firstKg, line } =
      first.status === 'disputed'
        ? settledOf(first, disputes++, today, day, by)
        : { order: first, firstKg: null, line: null }
    const at = order.receivedAt!
    if (line) lines.push(line)
    const entered = (kg: string, remarks: string | null) => entry(silo, 'received', Number(kg), at, remarks, order.id)
    if (firstKg) {
      const wrong = entered(firstKg, null)
      const reason = order.decisionReason ?? null
      const back = { ...entered(`-${firstKg}`, reason), id: newId(order.decidedAt!.getTime()), reversesId: wrong.id }
      const right = { ...entered(order.receivedKg!, reason), id: newId(order.decidedAt!.getTime() + 1) }
      entries.push(wrong, back, right)
    } else entries.push(entered(order.receivedKg!, null))
    return order
  }

  function received(silo: Silo, load: number, day: string): Order {
    const disputed = random.between(0, 1) < 0.05
    const off = disputed ? random.between(-0.02, -0.007) : random.between(-0.003, 0.003)
    const at = instantOn(day, `${String(7 + Math.floor(random.between(0, 11))).padStart(2, '0')}:20`)
    return {
      ...order(silo, load, at, disputed ? 'disputed' : 'received', addDays(day, -1)),
      receivedKg: (Math.round((load * (1 + off)) / 20) * 20).toFixed(3),
      receivedAt: at,
      ticketNo: `WB${String(Math.floor(random.between(100_000, 999_999)))}`,
      remarks: null,
    }
  }

  /** On its way today and tomorrow, drafted this morning, one in two parts, and two that were taken back. */
  function openOrders(): Order[] {
    const wanted = goods.silos
      .filter(silo => DELIVERY[kinds.get(silo.materialId) ?? ''])
      .sort((a, b) => Number(a.levelKg) / Number(a.capacityKg) - Number(b.levelKg) / Number(b.capacityKg))
      .slice(0, 16)
    const moments = ['10:30', '13:00', '15:45', '07:30', '09:00', '11:15', '14:00', '16:30'] as const
    return wanted.flatMap((silo, place) => {
      const load = DELIVERY[kinds.get(silo.materialId) ?? '']!
      const at = instantOn(addDays(today, place < 3 ? 0 : 1), moments[place % moments.length]!)
      const of = (status: string, kg = load) => order(silo, kg, at, status, addDays(today, -1))
      if (place < 8) return [of('placed')]
      if (place < 11) return [of('draft')]
      if (place === 11) {
        const whole = of('split', load * 2)
        const parts = [of('placed'), of('placed')].map(part => ({ ...part, parentId: whole.id }))
        return [whole, ...parts]
      }
      return place < 14 ? [{ ...of('revoked'), remarks: 'The plant is closed on that day' }] : []
    })
  }

  function order(silo: Silo, kg: number, expectedAt: Date, status: string, day: string): Order {
    const { id: siloId, materialId } = silo
    const pricePerTonne = perTonne(costs.get(materialId) ?? null)
    const made = stamp(instantOn(day, '16:00'))
    const sourceId = sources.find(source => source.of === materialId)?.id
    const orderedKg = kg.toFixed(3)
    return { ...made, orderNo: '', siloId, materialId, sourceId, orderedKg, pricePerTonne, expectedAt, status }
  }
}

const entry = (
  silo: Silo,
  kind: string,
  kg: number,
  at: Date,
  remarks: string | null,
  materialOrderId?: string | undefined,
): Entry => ({
  id: newId(at.getTime()),
  siloId: silo.id,
  materialId: silo.materialId,
  kind,
  kg: kg.toFixed(3),
  at,
  remarks,
  ...(materialOrderId ? { materialOrderId } : {}),
  demo: true,
})

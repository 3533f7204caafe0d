import { addDays, instantOn } from '~/domain/kit/time'
import type { rawTestRequests } from '../rawtests/tables'
import type { Seed } from './base'
import type { Hands } from './cylinder-world'
import type { RawMasters } from './raw-masters'
import type { Goods } from './seeded-goods'
import type { Yard } from './yard'

type World = { seed: Seed; yard: Yard; goods: Goods; hands: Hands }

/** What waits at the laboratory this week: some late, some sampled already, one refused. */
const WAITING = [
  { code: 'SAND', asked: 6, due: -2, status: 'requested', remarks: 'Deliveries look darker than usual' },
  { code: 'ST20', asked: 5, due: -1, status: 'sampled', remarks: null },
  { code: 'ST10', asked: 4, due: 0, status: 'sampled', remarks: 'New screen fitted at the crusher' },
  { code: 'SAND', asked: 3, due: 0, status: 'requested', remarks: null },
  { code: 'CEM1', asked: 3, due: 25, status: 'sampled', remarks: 'First cargo of the month' },
  { code: 'ST20', asked: 2, due: 2, status: 'requested', remarks: 'For the mix of the hospital site' },
  { code: 'ST10', asked: 2, due: 3, status: 'requested', remarks: null },
  { code: 'SAND', asked: 1, due: 4, status: 'requested', remarks: 'Before the change of quarry' },
  { code: 'CEM1', asked: 1, due: 28, status: 'requested', remarks: null },
  { code: 'ST20', asked: 8, due: -4, status: 'rejected', remarks: null },
] as const

export function openRequests({ seed, yard, goods, hands }: World, masters: RawMasters, from: number) {
  const mix = [...goods.mixes.values()][0]!
  return WAITING.map(({ code, asked, due, status, remarks }, at): typeof rawTestRequests.$inferInsert => {
    const source = masters.sources.find(of => of.code === code)!
    const by = hands.lab[at % hands.lab.length]!
    const generated = at === 5 || at === 6
    return {
      ...seed.stamp(instantOn(addDays(seed.today, -asked), '11:30')),
      requestNo: `RQ${String(from + at).padStart(6, '0')}`,
      materialId: source.materialId,
      sourceId: source.sourceIds[at % source.sourceIds.length]!,
      plantId: yard.plants[at % yard.plants.length]!.id,
      supplierId: masters.supplierOf(code),
      origin: generated ? 'generated-mix' : 'requester',
      mixDesignId: generated ? mix.mixDesignId : null,
      testTypes: [code === 'CEM1' ? 'cement' : 'sieve'],
      dueOn: addDays(seed.today, due),
      status,
      requestedBy: by.id,
      requestedByName: by.name,
      samplerId: status === 'sampled' ? masters.samplerIds[0]! : null,
      sampledOn: status === 'sampled' ? addDays(seed.today, -1) : null,
      closedAt: status === 'rejected' ? instantOn(addDays(seed.today, -3), '15:00') : null,
      rejectReason: status === 'rejected' ? 'The stockpile was used up before a sample could be taken' : null,
      remarks,
    }
  })
}

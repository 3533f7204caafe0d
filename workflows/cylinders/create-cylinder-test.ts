import { type CylinderTestRow, setsOfLoad } from '~/db/cylinders/cylinder-test'
import { loadOfNumber } from '~/db/cylinders/lookups'
import { settingNow } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import type { CreateSet } from '~/domain/cylinders/cylinder-test'
import { invalid, Refused } from '~/domain/kit/problem'
import { makeSet } from './assign-cylinder-tests'

/** A set that the laboratory takes beyond what was ordered. */
export async function createSet(work: Work, given: CreateSet): Promise<CylinderTestRow> {
  const load = await loadOfNumber(work.sql, work.by, given.doNumber)
  if (!load) throw invalid('doNumber', 'There is no such delivery order')
  if (['withdrawn', 'rejected'].includes(load.status))
    throw new Refused(`Delivery order ${given.doNumber} is ${load.status}`, undefined, { status: load.status })
  const most = await settingNow(work, 'cylinders.most-sets', load.regionId)
  const there = (await setsOfLoad(work.sql, load.id)).filter(set => set.status !== 'withdrawn')
  if (there.length >= most)
    throw new Refused(`Delivery order ${given.doNumber} already has ${most} sets`, undefined, {
      sets: there.length,
    })
  return makeSet(work, load, {
    origin: 'lab',
    specimenKind: given.specimenKind,
    specimens: given.specimens ?? (await settingNow(work, 'cylinders.specimens', load.regionId)),
    ages: given.ages ?? (await settingNow(work, 'cylinders.ages', load.regionId)),
    remarks: given.remarks,
  })
}

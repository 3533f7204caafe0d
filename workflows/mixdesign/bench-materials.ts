import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { type MaterialRow, material } from '~/db/materials/material'
import { latestApproved } from '~/db/rawtests/test-info'
import type { Person } from '~/domain/access/roles'
import { invalid } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import type { BenchAsk } from '~/domain/mixdesign/bench/ask'
import type { BenchAggregate, BenchMaterials } from '~/domain/mixdesign/bench/materials'
import { constituentKind, KIND_WORDS } from '~/domain/mixdesign/constituent-kind'
import type { SieveResult } from '~/domain/rawtests/sieve-result'

type Slot = 'cementId' | 'additionId' | 'waterId' | 'admixtureId' | 'fineId' | 'stoneIds'
const SLOT: Record<Slot, { kinds: readonly string[]; word: string }> = {
  cementId: { kinds: ['cement'], word: KIND_WORDS.cement },
  additionId: { kinds: ['addition'], word: 'Addition' },
  waterId: { kinds: ['water'], word: KIND_WORDS.water },
  admixtureId: { kinds: ['admixture'], word: KIND_WORDS.admixture },
  fineId: { kinds: ['sand'], word: KIND_WORDS.fine },
  stoneIds: { kinds: ['stone'], word: KIND_WORDS.coarse },
}

/** The chosen materials as the masters and the latest approved sieve analyses know them; the absorption is the company's setting. */
export async function benchMaterials(sql: Sql, person: Person, ask: BenchAsk, now: Date): Promise<BenchMaterials> {
  const { cementId, additionId, waterId, admixtureId, fineId, stoneIds } = ask
  const ids = [cementId, additionId, waterId, admixtureId, fineId, ...stoneIds].filter(id => id !== undefined)
  const known = await material.byIds(sql, ids)
  const of = (id: string, slot: Slot): MaterialRow => {
    const found = known.get(id)
    if (!found) throw invalid(slot, 'There is no such material')
    if (!SLOT[slot].kinds.includes(found.kind)) throw invalid(slot, `${found.name} is not: ${SLOT[slot].word}`)
    if (!found.active) throw invalid(slot, `${found.name} is inactive`)
    return found
  }
  const plain = (row: MaterialRow) => ({
    materialId: row.id,
    name: row.name,
    relativeDensity: Number(row.density) / 1000,
  })
  const admixture = admixtureId ? of(admixtureId, 'admixtureId') : null
  const addition = additionId ? of(additionId, 'additionId') : null
  const fine = of(fineId, 'fineId')
  const stones = stoneIds.map(id => of(id, 'stoneIds'))
  const tests = await latestApproved(sql, person, [fineId, ...stoneIds], 'sieve')
  const usual = await settingOn(sql, 'mixdesign.usual-moisture', businessDay(now))
  const aggregate = (row: MaterialRow, slot: 'fineId' | 'stoneIds', kind: 'sand' | 'stone'): BenchAggregate => {
    const test = tests.find(({ materialId }) => materialId === row.id)
    if (!test) throw invalid(slot, `${row.name} has no approved sieve analysis`)
    const { grading } = (test.result as SieveResult).analysis
    return { ...plain(row), grading, testNo: test.testNo, absorption: Number(usual[kind].absorption) }
  }
  return {
    cement: plain(of(cementId, 'cementId')),
    addition: addition && { ...plain(addition), kind: constituentKind(addition) ?? 'ggbs' },
    water: plain(of(waterId, 'waterId')),
    admixture: admixture && { ...plain(admixture), solidsPercent: admixture.solidsPercent },
    fine: aggregate(fine, 'fineId', 'sand'),
    // Single sizes of a method are named from the finest up.
    stones: stones.map(row => aggregate(row, 'stoneIds', 'stone')).sort((a, b) => middleOf(a) - middleOf(b)),
  }
}

/** The largest sieve of which less than half passes, mm: coarse and fine stone apart. */
const middleOf = ({ grading }: BenchAggregate): number => grading.find(({ passing }) => passing < 50)?.size ?? 0

import { concreteConformity } from '~/db/cylinders/concrete-conformity'
import { getSeenNonConformity, nonConformityLetters, touchedLoads } from '~/db/cylinders/non-conformity'
import type { Sql } from '~/db/kit/open'
import type { Person } from '~/domain/access/roles'
import { grouped } from '~/domain/cylinders/conformity/grouped'
import { concreteRules, judgeConcrete } from './concrete-production'
import { coresOf } from './decide-non-conformity'

/** A non-conformity with what it touches, what its cores say, and whether the results of today still find it. */
export async function nonConformityDetail(sql: Sql, person: Person, id: string, now: Date) {
  const line = await getSeenNonConformity(sql, person, id)
  const loads = await touchedLoads(sql, line)
  const letters = await nonConformityLetters(sql, id)
  const rules = await concreteRules(sql, now)
  const { results, production } = await judgeConcrete(
    sql,
    rules,
    await concreteConformity.get(sql, line.concreteId),
    now,
  )
  const customers = [...grouped(loads, load => load.customerId)].map(([customerId, own]) => ({
    customerId,
    customerName: own[0]!.customerName,
    loads: own.length,
    cubicMetres: own.reduce((sum, load) => sum + Number(load.quantity), 0),
    told: letters
      .filter(letter => letter.customerId === customerId)
      .map(({ at, byName, recipients }) => ({ at, byName, recipients })),
  }))
  return {
    ...line,
    loads,
    customers,
    tests: results
      .filter(result => line.testIds.includes(result.id))
      .map(({ id: testId, name, on, value, fck }) => ({ testId, testNo: name, castOn: on, value, fck })),
    /** Null where no criterion opened it. */
    stillFails:
      line.source === 'criterion' ? production.criteria.some(one => !one.pass && one.at === line.testIds.at(-1)) : null,
    assessment: line.cores.length ? coresOf(line) : null,
  }
}

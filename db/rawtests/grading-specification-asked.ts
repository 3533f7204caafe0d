import { invalid } from '~/domain/kit/problem'
import type { JudgeAsk } from '~/domain/rawtests/graph-input'
import { gradingSpecification } from '~/domain/rawtests/limits/grading-limits'
import type { Judge } from '~/domain/rawtests/sieve-result'
import type { SieveSeries } from '~/domain/rawtests/sieve-sizes'
import type { Sql } from '../kit/open'
import { ownGradingSpecification } from './grading-specification'

/** The limits that were asked for; null where none were, and then nothing is judged. */
export async function judgeOf(sql: Sql, { gradingSpecificationId, specification }: JudgeAsk): Promise<Judge | null> {
  if (gradingSpecificationId) {
    const row = await ownGradingSpecification.find(sql, gradingSpecificationId)
    if (!row) throw invalid('gradingSpecificationId', 'There is no such grading specification')
    return { name: row.name, series: row.series as SieveSeries, limits: row.limits }
  }
  if (!specification) return null
  const { id, name, limits } = gradingSpecification(specification)
  return { name, series: id.startsWith('bs') ? 'BS' : 'ASTM', limits }
}

import { and, asc, eq, ilike, or } from 'drizzle-orm'
import type { Page } from '~/domain/kit/page'
import type { GradingSpecificationAsk, GradingSpecificationRow } from '~/domain/rawtests/grading-specification'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import { gradingSpecifications } from './tables'

export const ownGradingSpecification = record(gradingSpecifications, 'grading_specification')

const { id, version, active, name, standard, material, series, limits, remarks } = gradingSpecifications
const row = { id, gradingSpecificationId: id, version, active, name, standard, material, series, limits, remarks }

export function gradingSpecificationPage(
  sql: Sql,
  ask: GradingSpecificationAsk,
): Promise<Page<GradingSpecificationRow>> {
  const where = and(
    ask.keyword ? or(ilike(name, like(ask.keyword)), ilike(standard, like(ask.keyword))) : undefined,
    ask.active === undefined ? undefined : eq(active, ask.active),
    ask.material ? eq(material, ask.material) : undefined,
  )
  const rows = sql
    .select(row)
    .from(gradingSpecifications)
    .where(where)
    .orderBy(...sorted(ask.sort, { name, standard, material, active }, [asc(name)]), asc(id))
    .$dynamic()
  return paged<GradingSpecificationRow>(
    rows,
    cappedCount(sql, sql.select({ id }).from(gradingSpecifications).where(where).$dynamic()),
    ask,
  )
}

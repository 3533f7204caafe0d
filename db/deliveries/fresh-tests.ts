import { and, asc, eq, isNotNull, ne } from 'drizzle-orm'
import type { ETicketSample } from '~/domain/deliveries/e-ticket'
import { cylinderTests } from '../cylinders/tables'
import type { Sql } from '../kit/open'

/** What was measured on samples of a load; a set that was withdrawn says nothing. */
export async function freshTestsOf(sql: Sql, deliveryOrderId: string): Promise<ETicketSample[]> {
  const { setNo, sampledAt, slumpMm, concreteTemperature, airPercent, freshDensity, status } = cylinderTests
  const rows = await sql
    .select({
      setNo,
      sampledAt,
      slumpMm,
      concreteTemperatureC: concreteTemperature,
      airPercent,
      densityKgPerM3: freshDensity,
    })
    .from(cylinderTests)
    .where(and(eq(cylinderTests.deliveryOrderId, deliveryOrderId), isNotNull(sampledAt), ne(status, 'withdrawn')))
    .orderBy(asc(setNo))
  return rows.map(row => ({ ...row, sampledAt: row.sampledAt?.toISOString() ?? null }))
}

import { and, eq, gte, ne, sql as raw } from 'drizzle-orm'
import type { ProductionResults } from '~/domain/mixdesign/mix-design-evidence'
import { ofProduction } from '../cylinders/cylinder-test-parties'
import { cylinderAges, cylinderTests } from '../cylinders/tables'
import { ledger } from '../kit/ledger'
import type { Sql } from '../kit/open'
import type { MixDesignRow } from './mix-design'
import { mixDesignWaivers as waivers } from './trial-batch-tables'

export const mixDesignWaiver = ledger(waivers, 'mix_design')
export type MixDesignWaiverRow = typeof waivers.$inferSelect

/** Of the mix as it stands: a change after the waiver ended it. */
export async function waiverOf(
  sql: Sql,
  { id, version }: Pick<MixDesignRow, 'id' | 'version'>,
): Promise<MixDesignWaiverRow | undefined> {
  const [row] = await sql
    .select()
    .from(waivers)
    .where(and(eq(waivers.mixDesignId, id), eq(waivers.mixDesignVersion, version)))
  return row
}

/** Approved results of production of a mix, whatever its version, at the specified age. */
export async function productionOf(
  sql: Sql,
  of: { mixCode: string; strengthMpa: number; strengthAge: number; since: string },
): Promise<ProductionResults> {
  const [found] = await sql
    .select({
      results: raw<number>`count(*)::int`,
      meanMargin: raw<number | null>`round(avg(${cylinderAges.mean} - ${cylinderTests.fck})::numeric, 1)::float8`,
    })
    .from(cylinderAges)
    .innerJoin(cylinderTests, eq(cylinderTests.id, cylinderAges.testId))
    .where(
      and(
        ofProduction,
        eq(cylinderTests.mixCode, of.mixCode),
        eq(cylinderTests.strengthMpa, of.strengthMpa),
        gte(cylinderTests.castOn, of.since),
        ne(cylinderTests.status, 'withdrawn'),
        eq(cylinderAges.ageDays, of.strengthAge),
        eq(cylinderAges.status, 'approved'),
        eq(cylinderAges.counts, true),
      ),
    )
  return { results: found?.results ?? 0, meanMargin: found?.meanMargin ?? null, since: of.since }
}

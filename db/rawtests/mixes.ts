import { and, asc, eq, ilike, inArray, max, or, sql as raw, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { Page } from '~/domain/kit/page'
import type { MixToTest, MixToTestAsk } from '~/domain/rawtests/mix-to-test'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged } from '../kit/page'
import { materials } from '../materials/tables'
import { mixDesignLines, mixDesigns } from '../mixdesign/tables'
import { seenTests } from './scope'
import { rawMaterialTests } from './tables'

/** Mixes with those of their materials that can be tested, and when each was approved last. */
export async function mixesToTest(sql: Sql, person: Person, ask: MixToTestAsk): Promise<Page<MixToTest>> {
  const where: SQL | undefined = and(
    eq(mixDesigns.active, true),
    ask.id ? eq(mixDesigns.id, ask.id) : undefined,
    ask.keyword
      ? or(ilike(mixDesigns.mixCode, like(ask.keyword)), ilike(mixDesigns.name, like(ask.keyword)))
      : undefined,
  )
  const { id, mixCode, mixVersion, name, strengthMpa, status } = mixDesigns
  const page = await paged<Omit<MixToTest, 'materials'>>(
    sql
      .select({ id, mixCode, mixVersion, name, strengthMpa, status })
      .from(mixDesigns)
      .where(where)
      .orderBy(asc(mixCode), asc(mixVersion), asc(id))
      .$dynamic(),
    cappedCount(sql, sql.select({ id }).from(mixDesigns).where(where).$dynamic()),
    ask,
  )
  const lines = await testedLines(
    sql,
    person,
    page.rows.map(row => row.id),
  )
  return {
    ...page,
    rows: page.rows.map(row => ({ ...row, materials: lines.filter(line => line.mixDesignId === row.id) })),
  }
}

function testedLines(sql: Sql, person: Person, mixIds: readonly string[]) {
  if (!mixIds.length) return Promise.resolve([])
  const last = sql
    .select({ materialId: rawMaterialTests.materialId, on: max(rawMaterialTests.sampledOn).as('last_on') })
    .from(rawMaterialTests)
    .where(and(eq(rawMaterialTests.status, 'approved'), seenTests(person)))
    .groupBy(rawMaterialTests.materialId)
    .as('last')
  return sql
    .select({
      mixDesignId: mixDesignLines.mixDesignId,
      materialId: materials.id,
      materialName: materials.name,
      kind: materials.kind,
      kgPerM3: mixDesignLines.kgPerM3,
      lastApprovedOn: raw<string | null>`${last.on}::text`,
    })
    .from(mixDesignLines)
    .innerJoin(materials, eq(materials.id, mixDesignLines.materialId))
    .leftJoin(last, eq(last.materialId, materials.id))
    .where(and(inArray(mixDesignLines.mixDesignId, [...mixIds]), inArray(materials.kind, ['sand', 'stone', 'cement'])))
    .orderBy(asc(mixDesignLines.place))
}

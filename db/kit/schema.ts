import { sql as raw } from 'drizzle-orm'
import journal from '../migrations/meta/_journal.json'
import type { Sql } from './open'

/** The migrations that this release was built with, in their order. */
export const MIGRATIONS: readonly string[] = journal.entries.map(({ tag }) => tag)

/** The last of them names the schema. */
export const SCHEMA: string = MIGRATIONS.at(-1)!

export type SchemaState = {
  /** Migrations of this release that the database does not have. */
  behind: string[]
  /** Migrations of a later release; this one still reads what they left. */
  ahead: string[]
  /** Strong: the app may not change what only grows. Plain: it is the owner, and triggers alone refuse. */
  roles: 'strong' | 'plain'
}

/** Throws when the database does not answer; one without any migration is behind by all. */
export async function schemaState(run: Sql): Promise<SchemaState> {
  const { rows: found } = await run.execute<{ there: boolean; roles: SchemaState['roles'] }>(
    raw`select to_regclass('schema_migration') is not null as there,
      case when to_regclass('audit_line') is not null and has_table_privilege(to_regclass('audit_line'), 'update')
        then 'plain' else 'strong' end as roles`,
  )
  const { there, roles } = found[0]!
  if (!there) return { behind: [...MIGRATIONS], ahead: [], roles }
  const { rows } = await run.execute<{ name: string }>(raw`select name from schema_migration order by name`)
  const applied = rows.map(({ name }) => name.replace(/\.sql$/, ''))
  return {
    behind: MIGRATIONS.filter(name => !applied.includes(name)),
    ahead: applied.filter(name => !MIGRATIONS.includes(name)),
    roles,
  }
}

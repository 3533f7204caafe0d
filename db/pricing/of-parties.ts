import { inArray, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

type Party = { customerId: string | null; projectId: string | null }
type Columns = { customerId: PgColumn; projectId: PgColumn }

/** What is agreed with any of these customers or projects. */
export const ofParties = ({ customerId, projectId }: Columns, of: readonly Party[]): SQL | undefined =>
  or(inArray(customerId, idsOf(of, 'customerId')), inArray(projectId, idsOf(of, 'projectId')))

const idsOf = (of: readonly Party[], field: keyof Party) => [...new Set(of.flatMap(each => each[field] ?? []))]

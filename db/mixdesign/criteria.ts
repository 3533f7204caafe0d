import { inArray } from 'drizzle-orm'
import type { RowOf } from '~/domain/kit/noun'
import type { Page } from '~/domain/kit/page'
import { criteriaHeader as noun } from '~/domain/mixdesign/criteria-header'
import { nounPage, nounRecord } from '../kit/noun-rows'
import type { Sql } from '../kit/open'
import { criteriaHeaders } from './tables'

export const criteriaHeader = nounRecord(noun, criteriaHeaders)

export const headersByName = (sql: Sql, names: string[]): Promise<Page<RowOf<typeof noun>>> =>
  nounPage(sql, noun, { limit: 200, offset: 0 }, { more: inArray(criteriaHeaders.name, names) })

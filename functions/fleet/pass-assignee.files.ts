import { type AssigneeLine, assigneePage } from '~/db/fleet/pass-assignee-rows'
import { AssigneeList, HOLDING_STATE_LABELS, PASS_TYPE_LABELS } from '~/domain/fleet/pass'
import { PASS_HOLDER_COLUMNS, type PassHolderRow } from '~/domain/fleet/pass-import'
import type { SheetColumn } from '~/domain/kit/sheet'
import { fileStamp } from '~/domain/kit/time'
import { matchPasses } from '~/workflows/fleet/match-passes'
import { saveHolding } from '~/workflows/fleet/pass'
import { area, may } from '../kit/area'
import { attachment } from '../kit/attachment'
import { personOf, sqlOf } from '../kit/context'
import { importRoutes } from '../kit/import/import-routes'
import type { Importable } from '../kit/import/noun'
import { sheet, XLSX } from '../kit/sheet'
import { query } from '../kit/valid'
import { passDay } from './pass'

type Save = Parameters<typeof saveHolding>[1]

const passHolders: Importable<PassHolderRow, Save> = {
  noun: 'pass_assignee',
  title: 'Pass holders',
  template: 'pass-holders',
  columns: PASS_HOLDER_COLUMNS,
  most: 2000,
  keyOf: row => `${row.passName} ${row.holderNo}`.toLowerCase(),
  keyColumn: 'holderNo',
  match: ({ sql, person }, rows) => matchPasses(sql, person, rows),
  save: saveHolding,
}

/** Pass holders as files: the list, the template, and the import in one call or in steps. */
export const passAssigneeFiles = area()
  .route('/', importRoutes('/pass/assignees', passHolders))
  .get('/pass/assignees/download', may('GET /pass/assignees/download'), query(AssigneeList), async c => {
    const at = await passDay(c)
    const ask = { ...c.req.valid('query'), limit: MOST, offset: 0 }
    const { rows } = await assigneePage(sqlOf(c), personOf(c), ask, at)
    const bytes = await sheet({ name: 'Pass holders', columns, rows })
    return attachment(c, { name: `pass-holders_${fileStamp(c.var.now)}.xlsx`, type: XLSX, bytes })
  })

const MOST = 10_000

const columns: SheetColumn<AssigneeLine>[] = [
  { title: 'Pass', value: row => row.passName, width: 28 },
  { title: 'Driver or truck', value: row => row.driverNo ?? row.truckNo },
  { title: 'Name or plate', value: row => row.driverName ?? row.plateNo, width: 24 },
  { title: 'For', value: row => PASS_TYPE_LABELS[row.type as keyof typeof PASS_TYPE_LABELS] },
  { title: 'Pass number', value: row => row.passNo },
  { title: 'Valid from', value: row => row.validFrom, kind: 'day' },
  { title: 'Valid to', value: row => row.validTo, kind: 'day' },
  { title: 'State', value: row => HOLDING_STATE_LABELS[row.state] },
  { title: 'Plant', value: row => row.plant },
]

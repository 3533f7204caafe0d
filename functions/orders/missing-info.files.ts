import { getSeenRegion } from '~/db/fleet/region-rows'
import { type MissingInfoRow, missingInfo } from '~/db/orders/missing-info'
import type { SheetColumn } from '~/domain/kit/sheet'
import { fileStamp } from '~/domain/kit/time'
import { MissingInfo } from '~/domain/orders/order-queries'
import { area, may } from '../kit/area'
import { attachment } from '../kit/attachment'
import { personOf, sqlOf } from '../kit/context'
import { sheet, XLSX } from '../kit/sheet'
import { query } from '../kit/valid'

const columns: SheetColumn<MissingInfoRow>[] = [
  { title: 'Order', value: row => row.orderNo },
  { title: 'Date', kind: 'day', value: row => row.orderDate },
  { title: 'Time', value: row => row.startTime },
  { title: 'Region', value: row => row.regionName },
  { title: 'Customer', value: row => row.customerName, width: 32 },
  { title: 'Project', value: row => row.projectName, width: 32 },
  { title: 'Location', value: row => row.locationName, width: 24 },
  { title: 'Quantity m³', kind: 'number', value: row => row.quantity },
  { title: 'Missing', value: row => row.missing.join(', '), width: 48 },
]

/** The same report as a spreadsheet; made anew each time, so asking twice changes nothing. */
export const missingInfoFiles = area().get(
  '/order/generateMissingInfoReport',
  may('GET /order/generateMissingInfoReport'),
  query(MissingInfo),
  async c => {
    const ask = c.req.valid('query')
    if (ask.regionId) await getSeenRegion(sqlOf(c), personOf(c), ask.regionId)
    const rows = await missingInfo(sqlOf(c), personOf(c), ask)
    const bytes = await sheet({ name: 'Missing information', columns, rows })
    return attachment(c, { name: `missing-info-report_${fileStamp(c.var.now)}.xlsx`, type: XLSX, bytes })
  },
)

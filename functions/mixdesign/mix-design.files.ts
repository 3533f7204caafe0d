import { type MixSheetRow, mixSheet } from '~/db/mixdesign/mix-sheet'
import type { SheetColumn } from '~/domain/kit/sheet'
import { MixDesignList } from '~/domain/mixdesign/mix-design'
import { area, may } from '../kit/area'
import { attachment } from '../kit/attachment'
import { sqlOf } from '../kit/context'
import { sheet, XLSX } from '../kit/sheet'
import { query } from '../kit/valid'

const columns: SheetColumn<MixSheetRow>[] = [
  { title: 'Mix', value: row => row.mixCode },
  { title: 'Version', kind: 'number', decimals: 0, value: row => row.mixVersion },
  { title: 'Name', value: row => row.name, width: 32 },
  { title: 'Status', value: row => row.status },
  { title: 'Strength MPa', kind: 'number', decimals: 0, value: row => row.strengthMpa },
  { title: 'Air %', kind: 'number', value: row => row.airPercent },
  { title: 'Material', value: row => row.materialCode },
  { title: 'Material name', value: row => row.materialName, width: 28 },
  { title: 'kg per m³', kind: 'number', decimals: 3, value: row => row.kgPerM3 },
  { title: 'Water/binder', kind: 'number', value: row => row.waterCementRatio },
  { title: 'kg CO2e per m³', kind: 'number', value: row => row.gwpPerM3 },
]

/** Every recipe of the list, a row for each of its materials. */
export const mixDesignFiles = area().get(
  '/mix-designs/download',
  may('GET /mix-designs/download'),
  query(MixDesignList),
  async c => {
    const rows = await mixSheet(sqlOf(c), c.req.valid('query'))
    return attachment(c, {
      name: 'MixDesign.xlsx',
      type: XLSX,
      bytes: await sheet({ name: 'Mix designs', columns, rows }),
    })
  },
)

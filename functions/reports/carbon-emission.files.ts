import type { SheetColumn } from '~/domain/kit/sheet'
import type { CarbonSum } from '~/domain/materials/carbon/plant-month'
import { type CarbonClassSum, CarbonEmissionAsk } from '~/domain/reports/carbon-emission'
import { area, may } from '../kit/area'
import { attachment } from '../kit/attachment'
import { sheet, XLSX } from '../kit/sheet'
import { query } from '../kit/valid'
import { emissionOf } from './carbon-emission'

const kg = (title: string, value: (row: CarbonSum) => string): SheetColumn<CarbonSum> => ({
  title,
  kind: 'number',
  decimals: 3,
  value,
})
const sums: SheetColumn<CarbonSum>[] = [
  { title: 'Loads', kind: 'number', decimals: 0, value: row => row.deliveries },
  { title: 'Loads by mix alone', kind: 'number', decimals: 0, value: row => row.theoretical },
  { title: 'm³', kind: 'number', decimals: 2, value: row => row.cubicMetres },
  kg('A1 materials, kg CO2e', row => row.load.a1),
  kg('A2 haulage to plant, kg CO2e', row => row.load.a2),
  kg('A3 plant, kg CO2e', row => row.load.a3),
  kg('A4 to site, kg CO2e', row => row.load.a4),
  kg('A1–A4, kg CO2e', row => row.load.total),
  kg('kg CO2e per m³', row => row.perCubicMetre),
]
const byPlant: SheetColumn<CarbonSum>[] = [
  { title: 'Plant', value: row => row.plant, width: 24 },
  { title: 'Month', value: row => row.month },
  ...sums,
]
const byClass: SheetColumn<CarbonClassSum>[] = [
  { title: 'Strength class', value: row => row.strengthClass },
  ...(sums as SheetColumn<CarbonClassSum>[]),
  { title: 'A1–A3 per m³', kind: 'number', decimals: 3, value: row => row.perCubicMetreA1A3 },
  { title: 'Band', value: row => row.band },
]

/** The same as a spreadsheet: a page by plant and month, a page by strength class. */
export const carbonEmissionFiles = area().get(
  '/report/carbon-emission-report',
  may('GET /report/carbon-emission-report'),
  query(CarbonEmissionAsk),
  async c => {
    const found = await emissionOf(c, c.req.valid('query'))
    return attachment(c, {
      name: 'CarbonEmissionReport.xlsx',
      type: XLSX,
      bytes: await sheet(
        { name: 'By plant and month', columns: byPlant, rows: found.byPlantMonth },
        { name: 'By strength class', columns: byClass, rows: found.byClass },
      ),
    })
  },
)

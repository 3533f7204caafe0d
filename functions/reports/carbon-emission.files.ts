import { figureColumn } from '~/domain/kit/figure/all'
import type { SheetColumn } from '~/domain/kit/sheet'
import type { CarbonSum } from '~/domain/materials/carbon/plant-month'
import { type CarbonClassSum, CarbonEmissionAsk } from '~/domain/reports/carbon-emission'
import { area, may } from '../kit/area'
import { attachment } from '../kit/attachment'
import { sheet, XLSX } from '../kit/sheet'
import { query } from '../kit/valid'
import { emissionOf } from './carbon-emission'

const sums: SheetColumn<CarbonSum>[] = [
  figureColumn('loads', row => row.deliveries),
  figureColumn('loadsByMix', row => row.theoretical),
  figureColumn('delivered', row => row.cubicMetres),
  figureColumn('emittedA1', row => row.load.a1, 3),
  figureColumn('emittedA2', row => row.load.a2, 3),
  figureColumn('emittedA3', row => row.load.a3, 3),
  figureColumn('emittedA4', row => row.load.a4, 3),
  figureColumn('emitted', row => row.load.total, 3),
  figureColumn('carbonSite', row => row.perCubicMetre, 3),
]
const byPlant: SheetColumn<CarbonSum>[] = [
  { title: 'Plant', value: row => row.plant, width: 24 },
  { title: 'Month', value: row => row.month },
  ...sums,
]
const byClass: SheetColumn<CarbonClassSum>[] = [
  { title: 'Strength class', value: row => row.strengthClass },
  ...(sums as SheetColumn<CarbonClassSum>[]),
  figureColumn('carbonGate', row => row.perCubicMetreA1A3, 3),
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

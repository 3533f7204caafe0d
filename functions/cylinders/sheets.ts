import type { PaperAge } from '~/db/cylinders/paper'
import type { PlantSummaryRow } from '~/domain/cylinders/control/plant-summary'
import type { SheetColumn } from '~/domain/kit/sheet'

type Dry = { age: PaperAge; specimen: PaperAge['specimens'][number] }
const number = <Row>(title: string, value: SheetColumn<Row>['value'], decimals: number): SheetColumn<Row> => ({
  title,
  kind: 'number',
  decimals,
  value,
})

/** What is to be crushed, one row a specimen; the same columns come back as an upload. */
export const DRY_SHEET: SheetColumn<Dry>[] = [
  { title: 'Specimen', value: row => row.specimen.label, width: 24 },
  { title: 'Test', value: row => row.age.testNo },
  number('Age days', row => row.age.ageDays, 0),
  { title: 'Planned', kind: 'day', value: row => row.age.plannedOn },
  { title: 'Tank', value: row => row.age.tank },
  { title: 'Kind', value: row => row.age.specimenKind },
  { title: 'Tested at', kind: 'instant', value: row => row.age.testedAt },
  number('Diameter or side 1 mm', row => row.specimen.width1, 2),
  number('Diameter or side 2 mm', row => row.specimen.width2, 2),
  number('Length mm', row => row.specimen.length, 1),
  number('Mass kg', row => row.specimen.massKg, 3),
  number('Load kN', row => row.specimen.loadKn, 1),
  number('Fracture', row => row.specimen.fracture, 0),
]

export const REGISTER_SHEET: SheetColumn<PaperAge>[] = [
  { title: 'Test', value: row => row.testNo, width: 20 },
  { title: 'Delivery order', value: row => row.doNumber, width: 20 },
  { title: 'Plant', value: row => row.plantName },
  { title: 'Customer', value: row => row.customerName, width: 30 },
  { title: 'Project', value: row => row.projectName, width: 30 },
  { title: 'Concrete', value: row => row.productCode },
  { title: 'Mix', value: row => row.mixCode },
  number('Grade MPa', row => row.strengthMpa, 0),
  number('Specified MPa', row => row.fck, 1),
  { title: 'Kind', value: row => row.specimenKind },
  { title: 'Cast', kind: 'instant', value: row => row.sampledAt },
  number('Slump mm', row => row.slumpMm, 0),
  number('Concrete °C', row => row.concreteTemperature, 1),
  number('Fresh kg/m³', row => row.freshDensity, 0),
  number('Age days', row => row.ageDays, 0),
  { title: 'Due', kind: 'day', value: row => row.dueOn },
  { title: 'Planned', kind: 'day', value: row => row.plannedOn },
  { title: 'Tested', kind: 'instant', value: row => row.testedAt },
  number('Age h', row => row.ageHours, 1),
  { title: 'In time', value: row => row.ageWithin },
  ...[0, 1, 2, 3].map(at => number<PaperAge>(`Specimen ${at + 1} MPa`, row => row.specimens[at]?.strength, 1)),
  number('Mean MPa', row => row.mean, 1),
  number('Range %', row => row.rangePercent, 1),
  number('Density kg/m³', row => row.density, 0),
  { title: 'Counts', value: row => row.counts },
  { title: 'Verdict', value: row => row.verdict },
  { title: 'Status', value: row => row.status.replaceAll('_', ' ') },
  number('Revision', row => row.revision, 0),
]

export const SUMMARY_SHEET: SheetColumn<PlantSummaryRow>[] = [
  { title: 'Plant', value: row => row.plant, width: 26 },
  { title: 'Concrete', value: row => row.mix },
  number('Age days', row => row.ageDays, 0),
  { title: 'Period', value: row => row.period },
  number('Tests', row => row.tests, 0),
  number('Mean MPa', row => row.mean, 1),
  number('s MPa', row => row.standardDeviation, 2),
  number('V %', row => row.variation, 1),
  number('Lowest MPa', row => row.min, 1),
  number('Highest MPa', row => row.max, 1),
  number('Below fck', row => row.belowFck, 0),
  number('Characteristic MPa', row => row.characteristic, 1),
  number('Margin to target MPa', row => row.margin, 1),
  number('Slump mm', row => row.slump, 0),
  number('Concrete °C', row => row.temperature, 1),
  number('Density kg/m³', row => row.density, 0),
  number('Gain 7–28 MPa', row => row.earlyGain, 1),
  number('Mean range MPa', row => row.meanRange, 2),
  number('Within-test %', row => row.withinVariation, 2),
  {
    title: 'EN 206',
    value: row =>
      row.en206 ? `${row.en206.conforms ? 'conforms' : 'fails'} (${row.en206.rule}, method ${row.en206.method})` : '',
  },
  { title: 'ACI 318', value: row => (row.aci318 === null ? '' : row.aci318 ? 'conforms' : 'fails') },
  number('σ MPa', row => row.sigma35, 2),
  { title: 'CUSUM', value: row => row.cusum },
  number('Overdue', row => row.overdue, 0),
]

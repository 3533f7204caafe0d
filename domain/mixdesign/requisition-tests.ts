/** Tests of raw materials that a requisition may ask for, with the unit of the result and the method. */
const test = (name: string, unit: string, method: string, kinds: readonly string[]) => ({ name, unit, method, kinds })
const AGGREGATE = ['sand', 'stone'] as const

export const REQUISITION_TESTS = {
  fineness_modulus: test('Sieve analysis, fineness modulus', '', 'ASTM C136', AGGREGATE),
  fines: test('Passing 75 µm', '%', 'ASTM C117', AGGREGATE),
  density_ssd: test('Density, saturated surface-dry', 'kg/m³', 'ASTM C127/C128', AGGREGATE),
  absorption: test('Water absorption', '%', 'ASTM C127/C128', AGGREGATE),
  chloride: test('Chloride', '%', 'EN 1744-1', [...AGGREGATE, 'cement', 'addition', 'admixture']),
  sulphate: test('Sulphate as SO₃', '%', 'EN 1744-1, EN 196-2', [...AGGREGATE, 'cement', 'addition']),
  alkali_silica: test('Expansion, alkali-silica', '%', 'ASTM C1260', AGGREGATE),
  abrasion: test('Los Angeles abrasion', '%', 'ASTM C131', ['stone']),
  flakiness: test('Flakiness index', '%', 'EN 933-3', ['stone']),
  strength_2d: test('Mortar strength, 2 days', 'MPa', 'EN 196-1', ['cement']),
  strength_28d: test('Mortar strength, 28 days', 'MPa', 'EN 196-1', ['cement']),
  initial_set: test('Initial setting time', 'min', 'EN 196-3', ['cement']),
  soundness: test('Soundness', 'mm', 'EN 196-3', ['cement']),
  specific_surface: test('Specific surface', 'm²/kg', 'EN 196-6', ['cement', 'addition']),
  activity_28d: test('Activity index, 28 days', '%', 'EN 15167-1', ['addition']),
  loss_on_ignition: test('Loss on ignition', '%', 'EN 196-2', ['cement', 'addition']),
  dry_content: test('Dry material content', '%', 'EN 480-8', ['admixture']),
  relative_density: test('Relative density', '', 'ISO 758', ['admixture']),
  ph: test('pH', '', 'ISO 4316, EN 1008', ['admixture', 'water']),
  dissolved_solids: test('Dissolved solids', 'mg/l', 'EN 1008', ['water']),
} as const
export type RequisitionTestType = keyof typeof REQUISITION_TESTS
export const REQUISITION_TEST_TYPES = Object.keys(REQUISITION_TESTS) as [RequisitionTestType, ...RequisitionTestType[]]

export const testsOf = (materialKind: string) =>
  REQUISITION_TEST_TYPES.filter(type =>
    (REQUISITION_TESTS[type].kinds as readonly string[]).includes(materialKind),
  ).map(testType => ({ testType, ...REQUISITION_TESTS[testType] }))

type Limits = { least: string | null; most: string | null; result: string | null }

/** A result within its limits, in the unit of the test; null while there is no result or nothing to hold it against. */
export function judged({ least, most, result }: Limits): 'pass' | 'fail' | null {
  if (result === null || (least === null && most === null)) return null
  const value = Number(result)
  return (least === null || value >= Number(least)) && (most === null || value <= Number(most)) ? 'pass' : 'fail'
}

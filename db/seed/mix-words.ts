/** Headers of criteria with what each allows. */
export const CRITERIA: {
  name: string
  group: string
  description: string
  details: [name: string, description: string | null][]
}[] = [
  {
    name: 'Exposure class',
    group: 'Durability',
    description: 'What the concrete must withstand, EN 206',
    details: [
      ['XC1', 'Dry or permanently wet'],
      ['XC3', 'Moderate humidity'],
      ['XC4', 'Cyclic wet and dry'],
      ['XS1', 'Airborne salt, no direct sea water'],
      ['XS3', 'Tidal, splash and spray zones'],
      ['XA2', 'Moderately aggressive ground'],
    ],
  },
  {
    name: 'Maximum water/cement ratio',
    group: 'Durability',
    description: 'By exposure class',
    details: [
      ['0.65', 'XC1'],
      ['0.55', 'XC3'],
      ['0.50', 'XC4, XS1'],
      ['0.45', 'XS3, XA2'],
    ],
  },
  {
    name: 'Minimum binder content',
    group: 'Durability',
    description: 'kg per m³, by exposure class',
    details: [
      ['260', 'XC1'],
      ['280', 'XC3'],
      ['300', 'XC4, XS1'],
      ['340', 'XS3, XA2'],
    ],
  },
  {
    name: 'Consistence class',
    group: 'Fresh concrete',
    description: 'Slump, EN 206',
    details: [
      ['S2', '50 to 90 mm'],
      ['S3', '100 to 150 mm'],
      ['S4', '160 to 210 mm'],
      ['S5', '220 mm and more'],
    ],
  },
  {
    name: 'Cement type',
    group: 'Constituents',
    description: 'EN 197-1',
    details: [
      ['CEM I 42.5N', 'Portland cement'],
      ['CEM I 52.5N', 'Portland cement, rapid'],
      ['CEM III/A', 'Blast-furnace cement'],
    ],
  },
  {
    name: 'Aggregate size',
    group: 'Constituents',
    description: 'Largest grain, mm',
    details: [
      ['10 mm', null],
      ['20 mm', null],
      ['40 mm', null],
    ],
  },
]

export const UNITS: [name: string, symbol: string, description: string | null][] = [
  ['Kilogram', 'kg', 'Solids, water and admixtures by mass'],
  ['Tonne', 't', 'Deliveries and stock, 1,000 kg'],
  ['Litre', 'L', 'Admixtures by volume'],
  ['Cubic metre', 'm³', 'Concrete'],
  ['Kilogram per cubic metre', 'kg/m³', 'Contents of a mix and densities'],
  ['Megapascal', 'MPa', 'Strength, N/mm²'],
  ['Per cent', '%', null],
  ['Millimetre', 'mm', 'Slump and grain size'],
  ['Degree Celsius', '°C', 'Temperature of fresh concrete'],
]

/** The company's own bands of kg CO2e per m³: one row for every class, and finer ones where much is sold. */
export const BANDS: { strengthClass: string | null; limits: [number, number, number] }[] = [
  { strengthClass: null, limits: [190, 270, 370] },
  { strengthClass: 'C30/37', limits: [170, 235, 320] },
  { strengthClass: 'C40/50', limits: [195, 275, 365] },
]

const usual = { defective: '5', ageDays: 28, specimen: 'cube' as const, knownDeviation: null, results: null }
export const CLASSES = [
  { ...usual, strengthClass: 'C20/25' },
  { ...usual, strengthClass: 'C25/30' },
  { ...usual, strengthClass: 'C30/37', knownDeviation: '4.10', results: 46 },
  { ...usual, strengthClass: 'C35/45', knownDeviation: '4.40', results: 38 },
  { ...usual, strengthClass: 'C40/50', knownDeviation: '4.60', results: 61 },
  { ...usual, strengthClass: 'C45/55' },
  { ...usual, strengthClass: 'C50/60', knownDeviation: '5.20', results: 24 },
  { ...usual, strengthClass: 'C30/37', specimen: 'cylinder' as const },
  { ...usual, strengthClass: 'C40/50', ageDays: 56 },
]

const none = { defaultValue: null, least: null, most: null, hint: null }
/** What every mix must say before it is submitted. */
export const FIELDS = [
  { ...none, field: 'targetMeanStrength', required: true, hint: 'From target mean strength control' },
  {
    ...none,
    field: 'airPercent',
    required: true,
    defaultValue: '1',
    most: '6',
    hint: 'Entrapped air, unless entrained',
  },
  { ...none, field: 'dischargeMinutes', required: true, defaultValue: '120', least: '60', most: '360' },
  { ...none, field: 'waterCementRatio', required: true, least: '0.28', most: '0.7' },
  { ...none, field: 'binderKg', required: true, least: '240', most: '550' },
  { ...none, field: 'totalKg', required: false, least: '2100', most: '2600' },
  { ...none, field: 'gwpPerM3', required: true, hint: 'Every material needs a valid carbon factor' },
]

import type { Role } from '~/domain/access/roles'

const auditors: Role[] = ['admin', 'mix_design_requester', 'lab', 'raw_material_requester']
const askers: Role[] = ['admin', 'lab_manager', 'dispatcher_manager', 'finance_hod', 'sales_manager', 'ceo']

type Report = {
  url: string
  /** Only of those that this area shows; the others are with the noun that they report on. */
  file?: string
  title: string
  answers: string
  roles: Role[]
}

/** The reports with the question that each answers and the roles that may open it. */
export const REPORTS: readonly Report[] = [
  {
    url: 'report/chat-report',
    file: 'chat-report.tsx',
    title: 'Chat report',
    answers: 'A question in words, such as "waiting time by plant last month", as a chart and a table.',
    roles: askers,
  },
  {
    url: 'report/plant-monthly-report',
    file: 'plant-month-report.tsx',
    title: 'Plant monthly report',
    answers: 'What a plant made in a month, how well it weighed, and what became of its materials.',
    roles: auditors,
  },
  {
    url: 'report/carbon-emission-report',
    file: 'carbon-emission-report.tsx',
    title: 'Carbon emission report',
    answers: 'kg CO₂e per m³ by plant, month and strength class, from the materials to the site.',
    roles: ['admin', 'lab', 'lab_manager', 'finance_hod'],
  },
  {
    url: 'report/mix-product-report',
    file: 'mix-product-report.tsx',
    title: 'Mix product report',
    answers: 'Which mix made how much of which product, and where.',
    roles: ['admin', 'lab', 'lab_manager', 'dispatcher_manager', 'finance_hod'],
  },
  {
    url: 'report/raw-material-test-report',
    title: 'Raw material test report',
    answers: 'How many tests of sand, stone and cement lay within their limits, and which did not.',
    roles: ['admin', 'lab', 'lab_manager', 'raw_material_requester'],
  },
  {
    url: 'report/plant-audit-report',
    file: 'plant-audit-report.tsx',
    title: 'Plant audit report',
    answers: 'What the audits of each plant reached, last and over time.',
    roles: auditors,
  },
  {
    url: 'report/public-holiday',
    title: 'Public holiday',
    answers: 'The days of the year on which plants and laboratories rest.',
    roles: ['admin', 'dispatcher_manager'],
  },
]

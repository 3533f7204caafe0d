import { mayDo } from '../access/ability'
import type { Action } from '../access/actions'
import type { Subject } from '../access/grants'
import type { Person } from '../access/roles'

/** Where a record opens, for whoever holds the right; `{…}` are filled from what was found. */
type Way = readonly [action: Action, subject: Subject, url: string]

const LOADS = '/order/search-filter-do'
const SETS = '/inhouse-cylinder-testing'
/** For who works with the loads of a customer or a project, and who tests its concrete. */
const byCustomer = [
  ['manage', 'order', `${LOADS}?customerId={customer}`],
  ['view', 'cylinder_test', `${SETS}?customerId={customer}`],
] as const satisfies readonly Way[]
const byProject = [
  ['manage', 'order', `${LOADS}?projectId={project}`],
  ['view', 'cylinder_test', `${SETS}?projectId={project}`],
] as const satisfies readonly Way[]
const ofProject: Way = ['manage', 'project', '/sales-management/projects/create?id={project}']
const yard: Way = ['view', 'queue', '/queue/batcher?plant={plant}']

/** Every kind that the search knows, with the screens that show one, best first: who holds no right of a kind does not find it. */
const SEARCH_KINDS = {
  customer: [['manage', 'customer_record', '/sales-management/customers/edit/{id}'], ...byCustomer],
  project: [ofProject, ...byProject],
  site: [ofProject, ...byProject],
  contact: [['manage', 'customer_record', '/sales-management/customers/edit/{customer}'], ...byCustomer],
  'purchase order': [ofProject, ['manage', 'order', `${LOADS}?projectId={project}`]],
  order: [['manage', 'order', '/order/{id}']],
  'delivery order': [
    ['write', 'delivery_finance', '/order/delivery-order/{label}'],
    ['view', 'queue', '/queue/batcher?plant={plant}&load={id}'],
  ],
  driver: [
    ['manage', 'driver_record', '/fleet/driver/{id}'],
    ['manage', 'order', '/fleet/truck/truck-tracing?truckId={truck}'],
    yard,
  ],
  truck: [
    ['manage', 'truck', '/fleet/truck/{id}'],
    ['manage', 'order', '/fleet/truck/truck-tracing?truckId={id}'],
    yard,
  ],
  product: [
    ['view', 'price_list', '/sales-management/global-product-list?keyword={label}'],
    ['manage', 'mix_design', '/mixdesign/products?keyword={label}'],
  ],
  mix: [['manage', 'mix_design', '/mixdesign/{id}']],
  material: [
    ['manage', 'material', '/material/{id}'],
    ['view', 'raw_test', '/raw-material-testing/search-all-test-results?materialId={id}'],
  ],
  invoice: [['view', 'invoice', '/billing/invoice/{label}']],
  'invoice draft': [
    ['manage', 'invoice_draft', '/sales-management/invoice-draft/edit?id={id}'],
    ['view', 'draft_register', '/sales-management/invoice-preliminary?keyword={label}'],
  ],
  'cylinder set': [['view', 'cylinder_test', `${SETS}/cylinder-test-info?id={id}`]],
} as const satisfies Record<string, readonly Way[]>

export type SearchKind = keyof typeof SEARCH_KINDS

const waysOf = (kind: SearchKind): readonly Way[] => SEARCH_KINDS[kind]

/** The kinds of which a person may open some; `null` is IT support, which looks at all. */
export const kindsOf = (person: Person | null): SearchKind[] =>
  (Object.keys(SEARCH_KINDS) as SearchKind[]).filter(
    kind => !person || waysOf(kind).some(([action, subject]) => mayDo(person, action, subject)),
  )

/** The screen on which the person opens it: the best of those for which everything is known. */
export function urlOf(person: Person | null, kind: SearchKind, known: Record<string, string | null>): string | null {
  for (const [action, subject, url] of waysOf(kind)) {
    if (person && !mayDo(person, action, subject)) continue
    const holes = [...url.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
    if (holes.every(name => known[name]))
      return url.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(known[name]!))
  }
  return null
}

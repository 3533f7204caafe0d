import type { Schema, Served } from './served'

/** The table of the row that a parameter names; `column` where it is named by its number. */
export type Kind = { table: string; column?: string }

/** Words that say which thing is meant; null is a thing that is nobody's own, like a product or a colleague. */
const NAMED: Record<string, Kind | null> = {
  ...Object.fromEntries(
    ['customer', 'project', 'location', 'region', 'plant', 'truck', 'driver', 'order', 'silo', 'requisition'].map(
      of => [of, { table: of }],
    ),
  ),
  batchingPlant: { table: 'batching_plant' },
  bp: { table: 'batching_plant' },
  deliveryOrder: { table: 'delivery_order' },
  do: { table: 'delivery_order' },
  load: { table: 'delivery_order' },
  mergeOrder: { table: 'merged_order' },
  mergedOrder: { table: 'merged_order' },
  queue: { table: 'queue_item' },
  siteRequest: { table: 'site_request' },
  house: { table: 'cylinder_house' },
  rawMaterialTestInfo: { table: 'raw_material_test' },
  pricing: { table: 'pricing' },
  plan: { table: 'order_plan' },
  with: { table: 'order_plan' },
  doNumber: { table: 'delivery_order', column: 'do_number' },
  orderNo: { table: 'order', column: 'order_no' },
  plantCode: { table: 'plant', column: 'plant_code' },
  concrete: { table: 'concrete_conformity' },
  trialBatch: { table: 'trial_batch' },
  truckNo: { table: 'truck', column: 'truck_no' },
  ...Object.fromEntries(
    [
      'material|product|mixDesign|mixCode|pass|criteriaHeader|fleetGroup|globalProductList|gradingSpecification|source',
      'cement|addition|water|admixture|fine|stone|priceIndex',
      'supplier|subcontractor|truckType|salesperson|paymentTerm|code|sizeNumber|loadNo|item|owner',
    ]
      .flatMap(some => some.split('|'))
      .map(of => [of, null]),
  ),
}

/** What a bare `id` means in a path, the first that fits. */
const BARE: [path: RegExp, Kind | null][] = [
  [/^\/administration\/erasure\//, { table: 'erasure' }],
  [/^\/panel-batch\//, { table: 'panel_batch' }],
  [/^\/e-ticket-subscription\//, { table: 'e_ticket_subscription' }],
  [/^\/panel\/ticket\//, { table: 'panel_ticket' }],
  [/^\/customer\/validate-delete-contact-info\//, { table: 'contact' }],
  // A file is asked for by its own id; attachments have a test of their own.
  [/^\/requisitions\/download\//, null],
  [/^\/project\/active-projects/, { table: 'customer' }],
  [/^\/customer\b|^\/requisitions\/getSalePerson\//, { table: 'customer' }],
  [/^\/project\b|^\/location\/project\/|^\/pricing\/(threshold\/|\{id\}\/pricing-references)/, { table: 'project' }],
  [/^\/pricing\/margin-contribution-by-region\//, null],
  [/^\/product-price\/project-pricing\//, { table: 'project_pricing' }],
  [/^\/pricing\//, { table: 'pricing' }],
  [/^\/repricing\//, { table: 'repricing' }],
  // Everybody in sales sees that prices were adjusted, and in it the prices of their own projects.
  [/^\/price-adjustment\//, null],
  [/^\/invoice-draft\/order-details\/\{id\}\/action-history/, { table: 'invoice_draft_line' }],
  [/^\/invoice-draft\/exception\//, { table: 'invoice_draft_exception' }],
  [/^\/invoice-draft\//, { table: 'invoice_draft' }],
  [/^\/self-bill\//, { table: 'self_bill' }],
  [/^\/erp\/export\//, { table: 'erp_export' }],
  [/^\/(erp\/)?invoice\//, { table: 'invoice' }],
  [/^\/payment\/import\//, null],
  [/^\/payment\//, { table: 'payment' }],
  [/^\/receivable\//, { table: 'customer' }],
  [/^\/order-plan\/plans\//, { table: 'order_plan' }],
  [/^\/delivery-order\/by-merge-order-id\//, { table: 'merged_order' }],
  [/^\/(order|payable-amount|orderdetail\/last_do|delivery-order\/by-order-id)\//, { table: 'order' }],
  [/^\/(orderdetail|delivery-order)\//, { table: 'delivery_order' }],
  [/^\/emodification\//, { table: 'emodification' }],
  [/^\/pour-passports\//, { table: 'pour_passport' }],
  [/^\/region\//, { table: 'region' }],
  [/^\/plant\//, { table: 'plant' }],
  [/^\/batching-plant(-material)?\//, { table: 'batching_plant' }],
  [/^\/truck\//, { table: 'truck' }],
  [/^\/driver\//, { table: 'driver' }],
  [/^\/banned-(driver|truck)\//, { table: 'ban' }],
  [/^\/(silo|silo-level|stock|opening-stock)\//, { table: 'silo' }],
  [/^\/stock-count\//, { table: 'stock_count' }],
  [/^\/rebate\//, { table: 'rebate' }],
  [/^\/price-index\b/, null],
  [/^\/tolerance-setting\//, { table: 'tolerance_setting' }],
  [/^\/material-order\//, { table: 'material_order' }],
  [/^\/carbon-config\//, { table: 'carbon_config' }],
  [/^\/raw-material-test\/rawandtestbyreqid\//, { table: 'raw_test_request' }],
  [/^\/raw-material-test\/(gradingspecs|supplier|sampler|tester|cement-results|mixes)\b/, null],
  [/^\/raw-material-test\//, { table: 'raw_material_test' }],
  [/^\/requisitions\/import\//, null],
  [/^\/requisitions\//, { table: 'requisition' }],
  [/^\/cylinder-test\/certificate\//, { table: 'cylinder_certificate' }],
  [/^\/cylinder-test\/plant-audit-info\//, { table: 'plant_audit' }],
  [/^\/cylinder-test\/results$/, { table: 'cylinder_age' }],
  [/^\/cylinder-test\//, { table: 'cylinder_test' }],
  [/^\/non-conformities\//, { table: 'non_conformity' }],
  [/^\/conformity\//, { table: 'concrete_conformity' }],
  [/^\/laboratory-equipment\/attachment\//, null],
  [/^\/laboratory-equipment\//, { table: 'laboratory_equipment' }],
  [/^\/trial-batches\//, { table: 'trial_batch' }],
  [/^\/mix-submittals\/attachment\//, null],
  [/^\/mix-submittals\//, { table: 'mix_submittal' }],
  [/^\/wait-list\//, { table: 'wait_entry' }],
  [/^\/user\//, { table: 'portal_user' }],
  // Masters, what one uploaded or started oneself, and sets of figures to count with.
  [
    /^\/(pass|mix-designs|carbon-category|criteria-|material|fleet-group|fleet-optimization|driver-rest-reason|jobs)/,
    null,
  ],
  [/^\/(salesperson|payment-term|product|associate-product|service|sub-product|price-category|global-product)/, null],
]

/** Files of a record hang on any of these kinds: the subject is asked for beside the id. */
const ATTACHED = 'customer project order delivery_order invoice_draft requisition raw_material_test cylinder_test'
const SUBJECTS = `${ATTACHED} plant_audit truck driver`.split(' ')

/** A place in a question where a row is named; `at` is the way to it in path, query or body. */
export type Naming = { in: 'path' | 'query' | 'body'; at: string[]; kind: Kind; beside?: Record<string, string> }

/** Every place of a call where a row of somebody may be named, and those of which nobody has said what they name. */
export function namingsOf(of: Served): { namings: Naming[]; unknown: string[] } {
  const namings: Naming[] = []
  const unknown: string[] = []
  const add = (place: Naming['in'], at: string[], schema: Schema) => {
    const name = at.findLast(part => part !== '[]')!
    if (!namesRow(name, schema)) return
    if (name === 'subjectId')
      for (const table of subjectsOf(of)) namings.push({ in: place, at, kind: { table }, beside: { subject: table } })
    else {
      const kind = kindOf(of.path, name, at)
      if (kind) namings.push({ in: place, at, kind })
      else if (kind === undefined) unknown.push(`${of.call} ${place} ${at.join('.')}`)
    }
  }
  // The same query in another spelling.
  for (const { name, in: place, schema } of of.parameters)
    if (place !== 'header' && !name.endsWith('[]')) add(place, [name], oneOf(schema))
  if (of.body) walk(of.body, [], (at, schema) => add('body', at, schema))
  return { namings, unknown }
}

/** The kinds that the call takes as its subject. */
function subjectsOf({ parameters }: Served): string[] {
  const taken = parameters.find(({ name }) => name === 'subject')?.schema
  const named: unknown[] | undefined = taken && oneOf(taken).enum
  return named ? SUBJECTS.filter(table => named.includes(table)) : SUBJECTS
}

function kindOf(path: string, name: string, at: string[]): Kind | null | undefined {
  if (path.startsWith('/engineering/')) return null
  const bare = /^(ids?|[abc]|excludeId)$/.test(name)
  if (!bare) return NAMED[name.replace(/Ids?$/, '')]
  // An id within a list of the body is that of a line, not of what the call is about.
  if (at.length > 2 && at.at(-1) !== '[]') return null
  if (/^[bc]$/.test(name)) return null
  return BARE.find(([fits]) => fits.test(path))?.[1]
}

const namesRow = (name: string, schema: Schema): boolean =>
  /^(id|ids|a|b|c|bp|plant|with|doNumber|orderNo|plantCode|truckNo|mixCode|code)$/.test(name) ||
  /Ids?$/.test(name) ||
  schema.format === 'uuid'

/** Of several ways to say the same, the one that is no null and no other spelling. */
export function oneOf(schema: Schema): Schema {
  const ways: Schema[] | undefined = schema.anyOf ?? schema.oneOf
  if (ways) return oneOf(ways.find(way => way.type === 'array') ?? ways.find(way => way.type !== 'null') ?? ways[0])
  return schema
}

function walk(given: Schema, at: string[], visit: (at: string[], schema: Schema) => void): void {
  const schema = oneOf(given)
  if (schema.properties)
    for (const [name, of] of Object.entries(schema.properties as Record<string, Schema>)) walk(of, [...at, name], visit)
  else if (schema.items) walk(schema.items, [...at, '[]'], visit)
  else if (at.length) visit(at, schema)
}

import { Command } from 'cmdk'
import {
  Building2,
  ClipboardList,
  Contact,
  FileText,
  FlaskConical,
  HardHat,
  Hash,
  LayoutGrid,
  MapPin,
  Package,
  Settings,
  Truck,
  UserRound,
} from 'lucide-react'
import type { Found } from './search'

type Kind = { heading: string; one: string; icon: typeof Hash }

/** What the records of a kind are called together and one by one, and their sign. */
const KINDS: Record<string, Kind> = {
  customer: { heading: 'Customers', one: 'Customer', icon: Building2 },
  project: { heading: 'Projects', one: 'Project', icon: HardHat },
  site: { heading: 'Sites', one: 'Site', icon: MapPin },
  contact: { heading: 'Contacts', one: 'Contact', icon: Contact },
  'purchase order': { heading: 'Purchase orders', one: 'Purchase order', icon: FileText },
  order: { heading: 'Orders', one: 'Order', icon: ClipboardList },
  'delivery order': { heading: 'Delivery orders', one: 'Delivery order', icon: Hash },
  driver: { heading: 'Drivers', one: 'Driver', icon: UserRound },
  truck: { heading: 'Trucks', one: 'Truck', icon: Truck },
  product: { heading: 'Products', one: 'Product', icon: Package },
  mix: { heading: 'Mix designs', one: 'Mix design', icon: FlaskConical },
  material: { heading: 'Materials', one: 'Material', icon: Package },
  invoice: { heading: 'Invoices', one: 'Invoice', icon: FileText },
  'invoice draft': { heading: 'Invoice drafts', one: 'Invoice draft', icon: FileText },
  'cylinder set': { heading: 'Cylinder sets', one: 'Cylinder set', icon: FlaskConical },
  action: { heading: 'Actions', one: 'Action', icon: Settings },
  screen: { heading: 'Screens', one: 'Screen', icon: LayoutGrid },
}

export const kindOf = (kind: string): Kind => KINDS[kind] ?? { heading: kind, one: kind, icon: Hash }

/** Contacts of one customer open on the same screen: the address alone does not tell them apart. */
export const nameOf = (row: Found): string => [row.kind, row.label, row.detail, row.to].join(' ').trim()

type Pick = (found: Found) => void

/** One group for each kind, in the order of the best of each. */
export function RecordGroups({ rows, onPick }: { rows: Found[]; onPick: Pick }) {
  const kinds = [...new Set(rows.map(row => row.kind))]
  return kinds.map(kind => (
    <Group key={kind} heading={kindOf(kind).heading} rows={rows.filter(row => row.kind === kind)} onPick={onPick} />
  ))
}

export function Group({ heading, rows, onPick }: { heading: string; rows: Found[]; onPick: Pick }) {
  return (
    <Command.Group heading={heading} className="palette-group">
      {rows.map(row => {
        const { icon: Icon } = kindOf(row.kind)
        const value = nameOf(row)
        return (
          <Command.Item key={value} value={value} onSelect={() => onPick(row)} className="palette-item">
            <Icon aria-hidden className="size-4 shrink-0 text-muted" />
            <span className="flex min-w-0 flex-1 flex-col py-1 sm:flex-row sm:items-baseline sm:gap-2.5">
              <span className="truncate sm:shrink-0 sm:max-w-[60%]">{row.label}</span>
              {row.detail && <span className="truncate text-meta text-muted">{row.detail}</span>}
            </span>
          </Command.Item>
        )
      })}
    </Command.Group>
  )
}

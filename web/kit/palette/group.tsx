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

/** What the records of a kind are called together, and their sign. */
const KINDS: Record<string, [heading: string, icon: typeof Hash]> = {
  customer: ['Customers', Building2],
  project: ['Projects', HardHat],
  site: ['Sites', MapPin],
  contact: ['Contacts', Contact],
  'purchase order': ['Purchase orders', FileText],
  order: ['Orders', ClipboardList],
  'delivery order': ['Delivery orders', Hash],
  driver: ['Drivers', UserRound],
  truck: ['Trucks', Truck],
  product: ['Products', Package],
  mix: ['Mix designs', FlaskConical],
  material: ['Materials', Package],
  invoice: ['Invoices', FileText],
  'invoice draft': ['Invoice drafts', FileText],
  'cylinder set': ['Cylinder sets', FlaskConical],
  action: ['Actions', Settings],
}

type Pick = (found: Found) => void

/** One group for each kind, in the order of the best of each. */
export function RecordGroups({ rows, onPick }: { rows: Found[]; onPick: Pick }) {
  const kinds = [...new Set(rows.map(row => row.kind))]
  return kinds.map(kind => (
    <Group key={kind} heading={KINDS[kind]?.[0] ?? kind} rows={rows.filter(row => row.kind === kind)} onPick={onPick} />
  ))
}

export function Group({ heading, rows, onPick }: { heading: string; rows: Found[]; onPick: Pick }) {
  return (
    <Command.Group heading={heading} className="palette-group">
      {rows.map(row => {
        const Icon = row.kind === 'screen' ? LayoutGrid : (KINDS[row.kind]?.[1] ?? Hash)
        // Contacts of one customer open on the same screen: the address alone does not tell them apart.
        const value = [row.kind, row.label, row.detail, row.to].join(' ')
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

import { Link } from '@remix-run/react'
import { Pairs } from '~/web/kit/page-grid'
import { Card } from '~/web/ui/card'

/** What a caller has at hand, and what of it is searched. */
const CALLERS = [
  ['Customer or project', 'Part of the name, UEN, phone number or postal code'],
  ['Order, delivery order, invoice', 'Its number or the end of it; of an invoice its amount too'],
  ['Truck or driver', 'Plate, truck number, name or phone number'],
  ['Mix, material, silo', 'Code or part of the name'],
  ['Cylinder test, raw material test', 'Its number'],
] as const

/** Where a call about one subject is answered sooner than by a search. */
const PLACES = [
  ['/support/orders', 'Orders', 'From booking to bill on one line'],
  ['/support/delivery-order', 'Delivery orders', 'Each load with its ticket and times'],
  ['/support/invoice-draft', 'Invoice drafts', 'The level a draft is at and who decides'],
  ['/support/users', 'Users', 'Accounts, roles and last sign-in'],
  ['/support/order-audit-data', 'Order trail', 'Who changed what and when'],
  ['/support/customer-audit-data', 'Customer trail', 'Who changed a customer, and how'],
  ['/support/health', 'System health', 'Jobs, messages and devices that are late or failed'],
  ['/support/backup', 'Backup', 'The last base and the last drill'],
] as const

/** The page of support before anything is typed. */
export const SearchStart = () => (
  <div className="grid items-start gap-5 lg:grid-cols-2">
    <Card title="What to type">
      <Pairs rows={CALLERS} columns={1} />
    </Card>
    <Card title="Go straight to" flush>
      <ul className="grid py-1">
        {PLACES.map(([to, label, what]) => (
          <li key={to}>
            <Link to={to} className="block px-4 py-2 no-underline hover:bg-hover touch:min-h-11">
              <span className="block text-link text-table">{label}</span>
              <span className="block text-meta text-muted">{what}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  </div>
)

import { Link } from '@remix-run/react'
import type { SimilarCustomer } from '~/domain/customers/customer'
import * as words from '~/domain/customers/words'
import * as kitWords from '~/domain/kit/words'
import { useNear } from '~/web/kit/form/use-near'
import { HereLink } from '~/web/kit/here-link'
import { type Change, LastChanges } from '~/web/kit/record/last-changes'
import { Card } from '~/web/ui/card'

type Shown = {
  id: string
  projects: readonly { id: string; projectName: string; projectCode: string; regionName: string; active: boolean }[]
} | null

/** What stands beside the form: names that are near, the projects, and who changed it last. */
export function CustomerSide({
  typed,
  registrationNo,
  customer,
  history,
}: {
  typed: string
  registrationNo: string
  customer: Shown
  history: readonly Change[]
}) {
  const near = useNear<SimilarCustomer>(
    'customer/similar-name',
    typed.trim().length > 2 || registrationNo.trim().length > 4
      ? { name: typed, registrationNo, ...(customer ? { excludeId: customer.id } : {}) }
      : null,
  )
  return (
    <div className="grid gap-4">
      <div aria-live="polite">{near.length > 0 && <Near rows={near} />}</div>
      {customer && (
        <Card
          title={words.customerProjects({ count: customer.projects.length })}
          aside={
            <HereLink
              only
              to={`/sales-management/projects/create?customerId=${customer.id}`}
              className="text-link text-table"
            >
              {words.projectAdd()}
            </HereLink>
          }
        >
          <ul className="grid gap-2">
            {customer.projects.slice(0, 12).map(project => (
              <li key={project.id} className="min-w-0">
                <HereLink
                  to={`/sales-management/projects/create?id=${project.id}`}
                  className="block truncate text-link text-table"
                >
                  {project.projectName}
                </HereLink>
                <span className="text-meta text-muted">
                  {project.projectCode}, {project.regionName}
                  {!project.active && `, ${kitWords.statusInactive()}`}
                </span>
              </li>
            ))}
            {customer.projects.length === 0 && <li className="text-muted text-table">{words.customerNoProjects()}</li>}
          </ul>
          <HereLink
            only
            to={`/sales-management/surcharges?customerId=${customer.id}`}
            className="mt-2 block py-1 text-link text-table"
          >
            {words.customerSurcharges()}
          </HereLink>
          <HereLink
            only
            to={`/sales-management/agreed-payment-term?customerId=${customer.id}`}
            className="block py-1 text-link text-table"
          >
            {words.customerAgreedTerms()}
          </HereLink>
          <HereLink
            only
            to={`/sales-management/agreed-gst-treatment?customerId=${customer.id}`}
            className="block py-1 text-link text-table"
          >
            {words.customerGstTreatments()}
          </HereLink>
        </Card>
      )}
      {history.length > 0 && <LastChanges rows={history} />}
    </div>
  )
}

const Near = ({ rows }: { rows: readonly SimilarCustomer[] }) => (
  <section data-tone="waiting" className="tone rounded-lg p-4">
    <h2 className="font-semibold text-body">{words.customerSimilar()}</h2>
    <ul className="mt-2 grid gap-2.5">
      {rows.map(row => (
        <li key={row.customerCode} className="text-table">
          {row.id ? (
            <Link to={`/sales-management/customers/edit/${row.id}`} className="font-semibold text-current underline">
              {row.customerName}
            </Link>
          ) : (
            <span className="font-semibold">{row.customerName}</span>
          )}
          <span className="block text-meta">
            {row.customerCode}
            {row.salespeople.length > 0 && `, ${words.customerSoldBy({ names: row.salespeople.join(', ') })}`}
            {!row.active && `, ${kitWords.statusInactive()}`}
          </span>
          {row.sameName && (
            <b className="block font-semibold text-meta">{words.customerNameTakenNote({ code: row.customerCode })}</b>
          )}
        </li>
      ))}
    </ul>
  </section>
)

import { Link } from '@remix-run/react'
import { useSession } from '~/web/kit/can'
import { PageHead } from '~/web/kit/page-head'
import { mayOpen } from '~/web/kit/screens'
import { REPORTS } from './report-roles'

/** Whoever opens none is told what is here, for whom, and where their own figures are. */
const NoReport = () => (
  <div className="grid max-w-160 gap-3 px-6 pb-10 text-body max-md:px-4">
    <p className="text-muted">
      Carbon, products, plant months and audits are reported here to sales, finance and the laboratory. The figures of
      your own work are on these pages:
    </p>
    <ul className="grid gap-1">
      <li>
        <Link to="/dashboards/dashboard" className="text-link">
          Activity of the day
        </Link>
      </li>
      <li>
        <Link to="/notifications/reports" className="text-link">
          Figures by e-mail, each day, week or month
        </Link>
      </li>
    </ul>
  </div>
)

/** What each report answers; only those that one may open. */
export default function ReportDirectory() {
  const roles = useSession()?.user.roles
  const open = REPORTS.filter(report => mayOpen(report, roles))
  return (
    <>
      <PageHead title="Reports" count={open.length ? String(open.length) : undefined} />
      <ul className="grid gap-3 px-6 pb-10 max-md:px-4 md:grid-cols-2 xl:grid-cols-3">
        {open.map(report => (
          <li key={report.url}>
            <Link
              to={`/${report.url}`}
              prefetch="intent"
              className="grid h-full content-start gap-1 rounded-lg border border-line bg-raised p-4 text-fg no-underline hover:border-line-strong"
            >
              <span className="font-semibold text-body">{report.title}</span>
              <span className="text-muted text-table">{report.answers}</span>
            </Link>
          </li>
        ))}
      </ul>
      {open.length === 0 && <NoReport />}
    </>
  )
}

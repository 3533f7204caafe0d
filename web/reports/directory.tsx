import { Link } from '@remix-run/react'
import { useSession } from '~/web/kit/can'
import { PageHead } from '~/web/kit/page-head'
import { mayOpen } from '~/web/kit/screens'
import { REPORTS } from './report-roles'

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
        {open.length === 0 && <li className="text-muted text-body">Your role includes no reports.</li>}
      </ul>
    </>
  )
}

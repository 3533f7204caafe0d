import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { apiFor, attempt } from '~/web/kit/api'
import { PlainTable } from '~/web/kit/page-grid'
import { useHere } from '~/web/kit/support-view'
import { Card } from '~/web/ui/card'
import { askedOf, LookUpPage } from './search-page'
import { SearchStart } from './search-start'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const keyword = askedOf(request, 'keyword')
  if (keyword.length < 2) return { keyword, rows: [] }
  const found = await attempt(apiFor({ request, context }).support.support.doSearch.$post({ json: { keyword } }))
  return { keyword, rows: found.ok ? found.data.rows : [] }
}

/** A number or a name that a caller gives, over every area at once. */
export default function SupportSearch() {
  const { keyword, rows } = useLoaderData<typeof loader>()
  const here = useHere()
  const kinds = [...new Set(rows.map(row => row.kind))]
  return (
    <LookUpPage
      title="Search all records"
      note="Records of every area by name, number, phone, plate, postal code or amount."
      name="keyword"
      label="Number or name"
      value={keyword}
      found={rows.length > 0}
      before={<SearchStart />}
    >
      {kinds.map(kind => (
        <Card key={kind} title={kind.charAt(0).toUpperCase() + kind.slice(1)} flush>
          <PlainTable
            caption={kind}
            rows={rows.filter(row => row.kind === kind)}
            id={row => row.id}
            columns={[
              { label: 'Number or name', show: row => <Found to={here(row.url)} label={row.label} /> },
              { label: 'Of', show: row => row.detail },
            ]}
          />
        </Card>
      ))}
    </LookUpPage>
  )
}

const Found = ({ to, label }: { to: string | undefined; label: string }) =>
  to ? (
    <Link to={to} className="code text-link">
      {label}
    </Link>
  ) : (
    <span className="code">{label}</span>
  )

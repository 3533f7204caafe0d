import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData, useSearchParams } from '@remix-run/react'
import { FileSpreadsheet, FileText, QrCode } from 'lucide-react'
import { addDays, businessDay } from '~/domain/kit/time'
import { apiFor, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { usePortalNow } from '~/web/kit/shell/clock'
import { Button } from '~/web/ui/button'
import { type SetRow, setColumns, setFilters } from './cylinder-test-columns'
import { HOME, infoOf } from './words'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(
    apiFor({ request, context }).cylinders['cylinder-test']['get-all-cylinder-test'].$get({
      query: searchOf(request),
    }),
  )

/** Every set of specimens, newest first: what it is of, what came out, where it is. */
export default function SetList() {
  const page = useLoaderData<typeof loader>()
  const can = useCan()
  const [params] = useSearchParams()
  const today = businessDay(usePortalNow(600_000))
  const period = `from=${params.get('from') ?? addDays(today, -31)}&to=${params.get('to') ?? today}`
  return (
    <ListScreen<SetRow>
      title="Cylinder tests"
      noun={['cylinder test', 'cylinder tests']}
      page={page}
      columns={setColumns}
      open={row => infoOf(row.id)}
      search="Test, delivery order, customer, project"
      filters={setFilters}
      rowActions={row => [
        { label: 'Show in short', to: `${HOME}/test-detail-modal?id=${row.id}` },
        { label: 'Maturity and temperature', to: `${infoOf(row.id)}&tab=maturity` },
        { label: 'Print labels', to: `/files/cylinder-test/labels?ids=${row.id}` },
        { label: 'Report as PDF', to: `/files/cylinder-test/pdf/${row.id}` },
        ...(can('write', 'cylinder_lab')
          ? [{ label: 'Laboratory entry', to: `${HOME}/InhouseCylinderLabInfoModal?id=${row.id}` }]
          : []),
        {
          label: 'Ask to delete',
          danger: true,
          to: `${HOME}/confirm-modal?id=${row.id}`,
        },
      ]}
      bulk={picked => (
        <>
          <form method="post" action="/files/cylinder-test/multi-pdf" target="_blank" rel="noopener">
            <input type="hidden" name="json" value={JSON.stringify({ ids: picked.map(row => row.id) })} />
            <Button type="submit" size="sm">
              <FileText /> Reports as one PDF
            </Button>
          </form>
          <Button asChild size="sm">
            <a
              href={`/files/cylinder-test/labels?ids=${picked
                .map(row => row.id)
                .slice(0, 50)
                .join(',')}`}
              target="_blank"
              rel="noopener"
            >
              <QrCode /> Print labels
            </a>
          </Button>
          <ApprovedLink picked={picked} to="generate-cert-modal" label="Certificate" />
          <ApprovedLink picked={picked} to="send-email-modal" label="Send results" />
        </>
      )}
      actions={
        <Button asChild>
          <a href={`/files/cylinder-test/download-excel?${period}`}>
            <FileSpreadsheet /> Results as Excel
          </a>
        </Button>
      }
      empty={{ text: 'Sets are created with the tickets of loads whose orders require cylinder tests.' }}
    />
  )
}

/** Certificates and letters speak of approved results only. */
function ApprovedLink({ picked, to, label }: { picked: readonly SetRow[]; to: string; label: string }) {
  const ids = picked.flatMap(row => row.ages.filter(age => age.status === 'approved').map(age => age.id))
  if (!ids.length) return null
  return (
    <Button asChild size="sm">
      <Link to={`${HOME}/${to}?ids=${ids.slice(0, 100).join(',')}`}>{label}</Link>
    </Button>
  )
}

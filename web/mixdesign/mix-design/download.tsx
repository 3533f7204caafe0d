import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { Download } from 'lucide-react'
import { MIX_STATUSES } from '~/domain/mixdesign/mix-design'
import { apiFor, listOf, take } from '~/web/kit/api'
import { countOf } from '~/web/kit/figures'
import { type Column, filter, type ListPage } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { Status } from '~/web/kit/status'
import { statusWord } from '~/web/kit/status-words'
import { Button } from '~/web/ui/button'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor({ request, context }).mixdesign
  const [page, lines] = await Promise.all([
    listOf(api['mix-designs'].list.$get({ query: searchOf(request) })),
    take(api['mix-design-mapping'].lines.$get()),
  ])
  return { page, regions: [...new Map(lines.rows.map(line => [line.regionId, line.regionName] as const))] }
}

type Mix = ReturnType<typeof useLoaderData<typeof loader>>['page']['rows'][number]
const ASKED = ['keyword', 'status', 'active', 'regionId']

const columns: Column<Mix>[] = [
  { key: 'mixCode', label: 'Mix', show: mix => <span className="code">{mix.mixCode}</span>, sort: true },
  { key: 'mixVersion', label: 'Version', show: mix => mix.mixVersion, align: 'right', sort: true },
  { key: 'name', label: 'Name', show: mix => mix.name, sort: true, width: 240 },
  { key: 'strengthMpa', label: 'Strength', show: mix => `${mix.strengthMpa} MPa`, align: 'right', sort: true },
  {
    key: 'status',
    label: 'State',
    show: mix => <Status of="mixDesign" value={mix.status} />,
    sort: true,
    phone: 'end',
  },
]

/** Which recipes the file will hold, a row for each of their materials. */
export default function MixDownload() {
  const { page, regions } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const asked = new URLSearchParams([...params].filter(([name]) => ASKED.includes(name)))
  return (
    <ListScreen<Mix>
      title="Download mix design"
      noun={['mix', 'mixes']}
      page={page as ListPage<Mix>}
      columns={columns}
      search="Code or name"
      filters={[
        filter.choice(
          'status',
          'State',
          MIX_STATUSES.map(status => [status, statusWord('mixDesign', status).label] as const),
          true,
        ),
        filter.active(),
        filter.choice('regionId', 'Region', regions, true),
      ]}
      actions={
        page.total > 0 && (
          <Button asChild look="primary">
            <a href={`/files/mix-designs/download?${asked}`} download="MixDesign.xlsx">
              <Download /> {countOf(page.total, ['mix', 'mixes'])} as MixDesign.xlsx
            </a>
          </Button>
        )
      }
      empty={{ text: 'There is no mix to write into a file yet.' }}
    />
  )
}

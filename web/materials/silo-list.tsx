import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import * as kitWords from '~/domain/kit/words'
import * as words from '~/domain/materials/words'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { filter, PLANTS } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { StatusToggle } from '~/web/kit/list/status-toggle'
import { searchOf } from '~/web/kit/list/url'
import { readIntent } from '~/web/kit/read-form'
import { Badge } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'
import { MARKS, MATERIALS, tonnes } from './words'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(apiFor({ request, context }).materials.silo.list.$get({ query: searchOf(request) }))

export async function action({ request, context }: ActionFunctionArgs) {
  const { fields } = await readIntent(request)
  const { id = '' } = fields
  const json = { id, version: Number(fields.version), active: fields.active === 'true' }
  return attempt(apiFor({ request, context }).materials.silo['change-status'].$post({ json }))
}

/** The silos of the plants: what each holds, how much it takes and at which marks it calls for attention. */
export default function SiloList() {
  const page = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'material')
  const add = mayManage && (
    <Button asChild look="primary">
      <Link to="/material/silo-setup/new" data-hotkey="c">
        <Plus /> {words.siloAdd()}
      </Link>
    </Button>
  )
  return (
    <ListScreen<(typeof page.rows)[number]>
      title={words.siloPlural()}
      noun={['silo', 'silos']}
      page={page}
      open={row => `/material/silo-setup/${row.id}`}
      columns={[
        {
          key: 'siloCode',
          label: kitWords.fieldSilo(),
          show: row => <span className="code">{row.siloCode}</span>,
          sort: true,
        },
        { key: 'plantName', label: kitWords.fieldPlant(), show: row => row.plantName, sort: true },
        { key: 'materialName', label: kitWords.fieldMaterial(), show: row => row.materialName, sort: true },
        {
          key: 'sourceName',
          label: words.orderSource(),
          show: row => row.sourceName ?? words.siloAnySource(),
          phone: 'none',
        },
        {
          key: 'capacityKg',
          label: words.siloCapacity(),
          show: row => tonnes(row.capacityKg),
          align: 'right',
          sort: true,
        },
        { key: 'levelKg', label: words.siloHolds(), show: row => tonnes(row.levelKg), align: 'right', sort: true },
        {
          key: 'marks',
          label: words.siloMarks(),
          show: row => (
            <span className="figures">
              {[row.lowLowPercent, row.lowPercent, row.highPercent].map(Number).join(' · ')} %
            </span>
          ),
          phone: 'none',
        },
        {
          key: 'mark',
          label: words.siloLevel(),
          show: row => <Badge tone={MARKS[row.mark].tone}>{MARKS[row.mark].word()}</Badge>,
        },
        {
          key: 'active',
          label: kitWords.fieldStatus(),
          show: row => <StatusToggle row={row} name={`${row.plantName}, ${row.siloCode}`} allowed={mayManage} />,
          sort: true,
          phone: 'end',
        },
      ]}
      search={words.siloSearch()}
      filters={[
        filter.lookup('plantId', kitWords.fieldPlant(), PLANTS),
        filter.lookup('materialId', kitWords.fieldMaterial(), MATERIALS),
        filter.active(),
      ]}
      actions={add}
      empty={{ text: words.siloNoneYet(), action: add }}
    />
  )
}

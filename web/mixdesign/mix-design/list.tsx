import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { MIX_STATUSES } from '~/domain/mixdesign/mix-design'
import { apiFor, attempt, listOf, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { countOf, showNumber } from '~/web/kit/figures'
import { type Column, filter, type ListPage } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { StatusToggle } from '~/web/kit/list/status-toggle'
import { searchOf } from '~/web/kit/list/url'
import { readIntent } from '~/web/kit/read-form'
import { Status } from '~/web/kit/status'
import { statusWord } from '~/web/kit/status-words'
import { Button } from '~/web/ui/button'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor({ request, context }).mixdesign
  const [page, lines] = await Promise.all([
    listOf(api['mix-designs'].list.$get({ query: searchOf(request) })),
    take(api['mix-design-mapping'].lines.$get()),
  ])
  const regions = [...new Map(lines.rows.map(line => [line.regionId, line.regionName] as const))]
  return { page, regions }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { fields } = await readIntent(request)
  const { id = '', version, active } = fields
  return attempt(
    apiFor({ request, context }).mixdesign['mix-designs']['change-status'].$post({
      json: { id, version: Number(version), active: active === 'true' },
    }),
  )
}

type Mix = ReturnType<typeof useLoaderData<typeof loader>>['page']['rows'][number]

/** Recipes by code, newest version first: what they are made for, what they weigh on the climate, who makes them. */
export default function MixList() {
  const { page, regions } = useLoaderData<typeof loader>()
  const can = useCan()
  const mayManage = can('manage', 'mix_design')
  const mayOpen = mayManage || can('view', 'support')
  const columns: Column<Mix>[] = [
    { key: 'mixCode', label: 'Mix', show: mix => <span className="code">{mix.mixCode}</span>, sort: true },
    { key: 'mixVersion', label: 'Version', show: mix => mix.mixVersion, align: 'right', sort: true },
    { key: 'name', label: 'Name', show: mix => mix.name, sort: true, width: 220 },
    { key: 'strengthMpa', label: 'Strength', show: mix => `${mix.strengthMpa} MPa`, align: 'right', sort: true },
    {
      key: 'targetMeanStrength',
      label: 'Target mean',
      show: mix => mix.targetMeanStrength && `${showNumber(trimmed(mix.targetMeanStrength), 1)} MPa`,
      align: 'right',
      hidden: true,
    },
    {
      key: 'waterCementRatio',
      label: 'w/c',
      show: mix => mix.waterCementRatio && Number(mix.waterCementRatio).toFixed(2),
      align: 'right',
      sort: true,
    },
    {
      key: 'gwpPerM3',
      label: 'kg CO₂e/m³',
      show: mix => mix.gwpPerM3 && Number(mix.gwpPerM3).toFixed(0),
      align: 'right',
      sort: true,
    },
    {
      key: 'mappings',
      label: 'Made by',
      show: mix => (mix.mappings ? countOf(mix.mappings, 'line') : ''),
      align: 'right',
    },
    {
      key: 'approvedAt',
      label: 'Approved',
      show: mix => mix.approvedAt && showDate(String(mix.approvedAt)),
      hidden: true,
    },
    {
      key: 'status',
      label: 'State',
      show: mix => <Status of="mixDesign" value={mix.status} />,
      sort: true,
      phone: 'end',
    },
    {
      key: 'active',
      label: 'Status',
      show: mix => <StatusToggle row={mix} name={`${mix.mixCode} version ${mix.mixVersion}`} allowed={mayManage} />,
      sort: true,
      phone: 'none',
    },
  ]
  return (
    <ListScreen<Mix>
      title="Mix design"
      noun={['mix', 'mixes']}
      page={page as ListPage<Mix>}
      columns={columns}
      open={mix => (mayOpen ? `/mixdesign/${mix.id}` : undefined)}
      search="Code or name"
      filters={[
        filter.choice(
          'status',
          'State',
          MIX_STATUSES.map(status => [status, statusWord('mixDesign', status).label] as const),
          true,
        ),
        filter.active(),
        filter.choice('regionId', 'Region', regions),
      ]}
      exportTo="mix-designs/download"
      actions={
        mayManage && (
          <Button asChild look="primary">
            <Link to="/mixdesign/new" data-hotkey="c">
              <Plus /> New mix
            </Link>
          </Button>
        )
      }
      empty={{ text: 'A mix says what a cubic metre of concrete is made of.' }}
    />
  )
}

const trimmed = (text: string) => String(Number(text))

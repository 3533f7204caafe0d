import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData, useLocation } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { businessDay } from '~/domain/kit/time'
import { apiFor, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { filter, type ListPage } from '~/web/kit/list/column'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { useOpenedAt } from '~/web/kit/shell/clock'
import { STATUS } from '~/web/kit/status-words'
import { Button } from '~/web/ui/button'
import { MIXES, PROJECTS } from './lookups'
import { type SubmittalRow, submittalColumns } from './mix-submittal-columns'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(apiFor({ request, context }).mixdesign['mix-submittals'].list.$get({ query: searchOf(request) }))

const STATUSES = Object.entries(STATUS.mixSubmittal).map(([value, { label }]) => [value, label] as const)

/** Which mixes were put before which customers, and what they answered. */
export default function MixSubmittalList() {
  const page = useLoaderData<typeof loader>() as ListPage<SubmittalRow>
  const can = useCan()
  // Beneath mix design and beneath sales.
  const { pathname } = useLocation()
  const today = businessDay(useOpenedAt())
  return (
    <ListScreen<SubmittalRow>
      title="Mix submittals"
      noun={['mix submittal', 'mix submittals']}
      page={page}
      columns={submittalColumns(today)}
      open={row => `${pathname}/${row.id}`}
      search="Number, project, customer or mix"
      filters={[
        filter.choice('status', 'Status', STATUSES, true),
        filter.choice('ending', 'End', [['true', 'Ended or ending soon']]),
        ...(can('view', 'mix_design')
          ? [filter.lookup('projectId', 'Project', PROJECTS), filter.lookup('mixDesignId', 'Mix', MIXES)]
          : []),
      ]}
      actions={
        can('manage', 'mix_submittal') ? (
          <Button look="primary" asChild>
            <Link to="/mixdesign/submittals/new" data-hotkey="c">
              <Plus /> New submittal
            </Link>
          </Button>
        ) : undefined
      }
      empty={{ text: 'A mix is submitted to the customer of a project, who agrees to it or not.' }}
    />
  )
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { filled } from '~/domain/kit/noun'
import { useCan } from '~/web/kit/can'
import { MasterList } from './master-list'
import { columnsOf, filtersOf } from './noun-columns'
import { type NounRow, nounAction, nounLoader } from './noun-data'
import { NounFields } from './noun-fields'
import { useRemove } from './use-remove'

export const loader = (args: LoaderFunctionArgs) => nounLoader(args)
export const action = (args: ActionFunctionArgs) => nounAction(args)

/** The screen of every plain noun: rows, filters and the small form over them, as its descriptor says. */
export default function NounList() {
  const { page, noun } = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', noun.manage)
  const [params] = useSearchParams()
  const remove = useRemove()
  const { screen, names } = noun
  const called = (row: NounRow) => filled(screen.called, row)
  const actions = (row: NounRow) => [
    ...(screen.links ?? []).map(({ label, to }) => ({ label, to: filled(to, row) })),
    ...(noun.removes
      ? [remove({ row, label: `Remove ${names[0]}`, done: `${called(row)} removed`, may: mayManage })]
      : []),
  ]
  const begun = Object.fromEntries(
    (noun.filters ?? []).flatMap(name => {
      const value = noun.fields[name]?.kind === 'lookup' && params.get(name)
      return value ? [[name, value]] : []
    }),
  )
  return (
    <MasterList<NounRow>
      title={screen.head ?? screen.title}
      noun={names}
      page={page}
      columns={columnsOf(noun, mayManage)}
      search={screen.search}
      filters={filtersOf(noun)}
      rowActions={screen.links || noun.removes ? actions : undefined}
      empty={{ text: screen.empty }}
      may={mayManage}
      called={row => (row ? called(row) : (screen.fresh ?? `New ${names[0]}`))}
      values={row => row ?? { active: true, ...begun }}
      fields={row => <NounFields noun={noun} row={row} />}
    />
  )
}

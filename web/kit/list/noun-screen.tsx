import { useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import { filled } from '~/domain/kit/noun'
import { useCan } from '~/web/kit/can'
import { MasterList } from './master-list'
import { columnsOf, filtersOf } from './noun-columns'
import type { NounRow, NounShown } from './noun-data'
import { NounFields } from './noun-fields'
import { spelled } from './noun-words'
import { useRemove } from './use-remove'

/** The rows of a noun, and its form. `views` are what a screen of several lists puts over it. */
export function NounScreen({ page, noun, choices, views }: NounShown & { views?: ReactNode }) {
  const can = useCan()
  const mayManage = can('manage', noun.manage)
  const [params] = useSearchParams()
  const remove = useRemove()
  const { screen, names, whose } = noun
  const forAll = !whose?.none?.right || can('manage', whose.none.right)
  const mayChange = (row: NounRow | null) => mayManage && (forAll || row === null || row[whose?.column ?? ''] !== null)
  const called = (row: NounRow) => spelled(noun, screen.called, row)
  const removal = (row: NounRow) => {
    const why = noun.kept && row[noun.kept.count] ? spelled(noun, noun.kept.why, row) : undefined
    const done = `${called(row)} removed`
    return remove({ row, label: `Remove ${names[0]}`, done, may: mayManage, ...(mayManage && why && { why }) })
  }
  const actions = (row: NounRow) => [
    ...(screen.links ?? []).map(({ label, to }) => ({ label, to: filled(to, row) })),
    ...(noun.removes ? [removal(row)] : []),
  ]
  return (
    <MasterList<NounRow>
      title={screen.head ?? screen.title}
      noun={names}
      page={page}
      columns={columnsOf(noun, mayChange)}
      {...(screen.search && { search: screen.search })}
      filters={filtersOf(noun, choices)}
      rowActions={screen.links || noun.removes ? actions : undefined}
      views={views}
      empty={{ text: screen.empty }}
      may={mayManage}
      mayChange={mayChange}
      {...(screen.add && { add: screen.add })}
      {...(screen.save && { save: screen.save })}
      called={row => (row ? called(row) : (screen.fresh ?? `New ${names[0]}`))}
      description={row => (mayManage && !mayChange(row) ? whose?.none?.why : screen.description)}
      values={row => row ?? fresh(noun, params)}
      fields={row => <NounFields noun={noun} row={row} choices={choices} forAll={forAll} />}
    />
  )
}

/** What a new row begins with: what is usual, and what the list is narrowed to. */
function fresh({ fields, filters = [], always }: NounShown['noun'], params: URLSearchParams) {
  const usual = Object.entries(fields).flatMap(([name, field]) =>
    'usual' in field && field.usual ? [[name, field.usual]] : [],
  )
  const begun = filters.flatMap(name => {
    const value = fields[name]?.kind === 'lookup' && params.get(name)
    return value ? [[name, value]] : []
  })
  return { ...(always ? {} : { active: true }), ...Object.fromEntries([...usual, ...begun]) }
}

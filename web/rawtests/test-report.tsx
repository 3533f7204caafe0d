import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { RawTestFilter, type RawTestLine } from '~/domain/rawtests/test-info'
import { apiFor, listOf, take } from '~/web/kit/api'
import { Figure } from '~/web/kit/figure'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { readSearch } from '~/web/kit/read-form'
import { testColumns, testFilters } from './test-columns'

const VERDICTS = ['pass', 'fail', 'incomplete'] as const

export async function loader({ request, context }: LoaderFunctionArgs) {
  const json = readSearch(searchOf(request), RawTestFilter)
  const call = apiFor({ request, context }).rawtests['raw-material-test'].list
  const count = async (verdict: (typeof VERDICTS)[number]) =>
    (await take(call.$post({ json: { ...json, verdict, limit: 1, offset: 0 } }))).total
  const [page, ...counts] = await Promise.all([listOf(call.$post({ json })), ...VERDICTS.map(count)])
  return { page, counts }
}

/** Tests of sand, stone and cement of a period: how many lay within their limits and which did not. */
export default function RawMaterialTestReport() {
  const { page, counts } = useLoaderData<typeof loader>()
  const [pass = 0, fail = 0, incomplete = 0] = counts
  const judged = pass + fail
  return (
    <ListScreen<RawTestLine>
      title="Raw material test report"
      noun={['test', 'tests']}
      page={page}
      columns={testColumns}
      search="Test or material"
      filters={testFilters}
      views={
        <section aria-label="Verdicts" className="grid grid-cols-2 gap-3 md:grid-cols-4">
          <Figure
            of="withinLimits"
            value={judged ? String(Math.round((pass / judged) * 100)) : '–'}
            share={judged ? pass / judged : undefined}
            note={`${pass} of ${judged} judged`}
          />
          <Figure of="outsideLimits" value={String(fail)} tone={fail ? 'stop' : undefined} to="?verdict=fail" />
          <Figure of="incomplete" value={String(incomplete)} to="?verdict=incomplete" />
        </section>
      }
      empty={{ text: 'Tests of raw materials appear here once they are entered.' }}
    />
  )
}

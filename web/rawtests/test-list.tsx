import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { FlaskConical, Upload } from 'lucide-react'
import { RawTestFilter, type RawTestLine } from '~/domain/rawtests/test-info'
import { apiFor, listOf, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { DialogForm } from '~/web/kit/form/dialog-form'
import { useEditLink } from '~/web/kit/list/edit-link'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { readSearch } from '~/web/kit/read-form'
import { anId } from '~/web/kit/screens'
import { Button } from '~/web/ui/button'
import { testColumns, testFilters } from './test-columns'
import { TestEvidence } from './test-evidence'
import { FORM, HOME, testOf, typeWord } from './words'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor({ request, context }).rawtests['raw-material-test']
  const json = readSearch(searchOf(request), RawTestFilter)
  const open = new URL(request.url).searchParams.get('edit') ?? ''
  const [page, test] = await Promise.all([
    listOf(api.list.$post({ json })),
    anId.test(open) ? take(api[':id'].$get({ param: { id: open } })) : null,
  ])
  return { page, test }
}

/** Every test of material, with its result and how far it got. */
export default function TestList() {
  const { page, test } = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'raw_test')
  const { editing, to } = useEditLink()
  const enter = mayManage && (
    <>
      <Button asChild>
        <Link to={`${HOME}/report/cement?import=new`}>
          <Upload /> Import cement results
        </Link>
      </Button>
      <Button asChild look="primary">
        <Link to={`${FORM}/eng`} data-hotkey="c">
          <FlaskConical /> Enter results
        </Link>
      </Button>
    </>
  )
  return (
    <ListScreen<RawTestLine>
      title="Test results"
      noun={['test', 'tests']}
      page={page}
      columns={testColumns}
      open={row => to(row.id)}
      search="Test number or material"
      filters={testFilters}
      rowActions={
        mayManage
          ? row => [{ label: row.status === 'approved' ? 'Open test' : 'Change or submit', to: testOf(row.id) }]
          : undefined
      }
      actions={enter}
      empty={{ text: 'Results of sieves and cement appear here once they are entered.', action: enter }}
    >
      {test && (
        <DialogForm key={editing} title={`${typeWord(test.testType)} ${test.testNo}`} values={test} readOnly>
          <div className="col-span-12">
            <TestEvidence test={test} name={page.rows.find(row => row.id === test.id)?.materialName} />
          </div>
        </DialogForm>
      )}
    </ListScreen>
  )
}

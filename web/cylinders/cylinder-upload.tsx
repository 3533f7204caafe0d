import type { ActionFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { FileUp } from 'lucide-react'
import { DRY_COLUMNS } from '~/domain/cylinders/dry-upload'
import type { FixGroup } from '~/domain/kit/import'
import { DropFile } from '~/web/kit/import/drop-file'
import { ExpectedColumns } from '~/web/kit/import/expected-columns'
import { PlainTable } from '~/web/kit/page-grid'
import { PageHead } from '~/web/kit/page-head'
import type { Problem } from '~/web/kit/problem'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { uploadResults } from './results-upload-action'

/** The columns are sent by the server: their schemas do not belong into the browser. */
export const loader = () => ({
  columns: DRY_COLUMNS.map(({ key, label, example, needed }) => ({ key, label, example, needed: needed ?? false })),
})

export const action = (asked: ActionFunctionArgs) => uploadResults(asked)

/** The results of the press as a file: all of it is taken over or nothing, and every row that does not fit is named. */
export default function CylinderUpload() {
  const { columns } = useLoaderData<typeof loader>()
  const problem = useActionData<{ problem?: Problem }>()?.problem
  const fixes = (problem?.facts?.fixes ?? []) as FixGroup[]
  return (
    <>
      <PageHead
        title="Upload cylinder test"
        note="Upload the completed press sheet. Either all of it is imported or nothing."
        actions={
          <Button asChild>
            <a href="/files/cylinder-test/dry-test/download?late=true" download>
              Sheet for the press
            </a>
          </Button>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 px-6 pb-10 max-md:px-4 xl:grid-cols-[minmax(0,1fr)_420px]">
        <div className="grid content-start gap-5">
          {problem && (
            <p role="alert" className="rounded-md border border-stop px-4 py-3 text-body text-stop">
              {problem.detail} Nothing was imported.
            </p>
          )}
          <SheetForm />
          {fixes.length > 0 && <Fixes rows={fixes} />}
        </div>
        <ExpectedColumns columns={columns} />
      </div>
    </>
  )
}

function SheetForm() {
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" encType="multipart/form-data" className="grid gap-4">
      <DropFile
        label="Sheet"
        text="Drop the sheet here, or choose it"
        hint=".xlsx or .csv; one row a specimen, the first row names the columns."
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" look="primary" disabled={busy}>
          <FileUp /> {busy ? 'Importing…' : 'Upload results'}
        </Button>
        <label className="flex items-center gap-2 text-table">
          <input type="checkbox" className="tick" name="submit" value="true" /> Submit for approval now
        </label>
      </div>
    </Form>
  )
}

/** What is wrong, once for all cells that need the same. */
function Fixes({ rows }: { rows: readonly FixGroup[] }) {
  return (
    <Card title="To correct" flush>
      <PlainTable
        caption="To correct"
        rows={rows}
        id={row => `${row.column} ${row.message}`}
        columns={[
          { label: 'Column', show: row => row.column },
          { label: 'What', show: row => row.message },
          {
            label: 'Where',
            show: row => (
              <span className="code">
                {row.cells
                  .slice(0, 6)
                  .map(cell => cell.cell || `row ${cell.row}`)
                  .join(', ')}
              </span>
            ),
          },
          { label: 'Rows', show: row => row.count, align: 'right' },
        ]}
      />
    </Card>
  )
}

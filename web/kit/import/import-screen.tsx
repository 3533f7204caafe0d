import { Link, useActionData } from '@remix-run/react'
import { ArrowLeft } from 'lucide-react'
import { PageHead } from '~/web/kit/page-head'
import type { Problem } from '~/web/kit/problem'
import { Button } from '~/web/ui/button'
import { cn } from '~/web/ui/cn'
import { type ExpectedColumn, ExpectedColumns } from './expected-columns'
import type { ImportAt, ImportData } from './import-calls'
import { ImportColumns } from './import-columns'
import { ImportCommit } from './import-commit'
import { ImportFile } from './import-file'
import { ImportFixes } from './import-fixes'
import { ImportPreview } from './import-preview'

const STEPS = ['Choose a file', 'Say which column is which', 'Correct and import'] as const

type Props = ImportAt & {
  data: ImportData
  /** What one row of the file is. */
  note?: string
  columns?: readonly ExpectedColumn[]
}

/** File, columns, checks, preview, taking in: nothing is written before the last button. */
export function ImportScreen({ path, title, noun, data, note, columns }: Props) {
  const { look } = data
  const answer = useActionData<{ ok?: boolean; problem?: Problem }>()
  const problem = answer?.problem ?? data.problem
  const step = !look ? 0 : look.missing.length > 0 ? 1 : 2
  return (
    <div className="grid grid-cols-1 content-start gap-5 pb-6">
      <PageHead
        title={title}
        note={look ? `${look.fileName}, sheet ${look.sheet}` : note}
        actions={
          <Button asChild look="quiet">
            <Link to="?">
              <ArrowLeft /> Back
            </Link>
          </Button>
        }
      >
        <ol className="flex flex-wrap gap-x-6 gap-y-1 text-table">
          {STEPS.map((text, at) => (
            <li
              key={text}
              aria-current={at === step ? 'step' : undefined}
              className={cn('figures', at === step ? 'font-semibold' : 'text-muted')}
            >
              {at + 1}. {text}
            </li>
          ))}
        </ol>
      </PageHead>
      {problem && (
        <p role="alert" className="mx-6 rounded-md border border-stop px-4 py-3 text-body text-stop max-md:mx-4">
          {problem.detail}
        </p>
      )}
      {!look ? (
        <div className="flex flex-wrap items-start gap-y-6">
          <div className="min-w-0 flex-1 basis-120">
            <ImportFile path={path} />
          </div>
          {columns && (
            <div className="min-w-0 flex-1 basis-80 px-6 max-md:px-4">
              <ExpectedColumns columns={columns} />
            </div>
          )}
        </div>
      ) : (
        <div className="grid grid-cols-1 gap-5 px-6 max-md:px-4">
          {look.taken && (
            <p className="text-body">
              The other rows were imported. {look.counts.rows} {look.counts.rows === 1 ? 'row' : 'rows'} were not
              imported. Correct them in the downloaded file and import that.
            </p>
          )}
          <ImportCommit path={path} look={look} noun={noun} />
          {!look.taken && <ImportColumns look={look} />}
          <ImportFixes look={look} />
          <ImportPreview look={look} />
        </div>
      )}
    </div>
  )
}

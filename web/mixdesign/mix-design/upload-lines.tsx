import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { MIX_LINE_COLUMNS } from '~/domain/mixdesign/mix-upload'
import { importAction, importLoader } from '~/web/kit/import/import-calls'
import { ImportScreen } from '~/web/kit/import/import-screen'

const IMPORT = { path: 'mix-designs/v2', title: 'Upload mix design v2', noun: ['line', 'lines'] } as const

export const loader = async (asked: LoaderFunctionArgs) => ({
  data: (await importLoader(asked, IMPORT)) ?? { look: null, problem: null },
  columns: MIX_LINE_COLUMNS.map(({ key, label, example, needed = false }) => ({ key, label, example, needed })),
})

export const action = (asked: ActionFunctionArgs) => importAction(asked, IMPORT)

/** Recipes from a file with one row for each material of a mix, as the download writes them; each arrives as a draft. */
export default function MixUploadLines() {
  return (
    <ImportScreen
      {...IMPORT}
      {...useLoaderData<typeof loader>()}
      note="One row is one material of a mix, as the download writes it; rows of one code make a mix. Every mix arrives as a draft."
    />
  )
}

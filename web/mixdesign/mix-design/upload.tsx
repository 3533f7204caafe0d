import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { MIX_COLUMNS } from '~/domain/mixdesign/mix-upload'
import { importAction, importLoader } from '~/web/kit/import/import-calls'
import { ImportScreen } from '~/web/kit/import/import-screen'

const IMPORT = { path: 'mix-designs', title: 'Upload mix design', noun: ['mix', 'mixes'] } as const

export const loader = async (asked: LoaderFunctionArgs) => ({
  data: (await importLoader(asked, IMPORT)) ?? { look: null, problem: null },
  columns: MIX_COLUMNS.map(({ key, label, example, needed = false }) => ({ key, label, example, needed })),
})

export const action = (asked: ActionFunctionArgs) => importAction(asked, IMPORT)

/** Recipes from a file with one row a mix; each arrives as a draft. */
export default function MixUpload() {
  return (
    <ImportScreen
      {...IMPORT}
      {...useLoaderData<typeof loader>()}
      note="One row is a mix, its materials beside each other. Every mix arrives as a draft."
    />
  )
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { importAction, importLoader } from '~/web/kit/import/import-calls'
import { ImportScreen } from '~/web/kit/import/import-screen'

const IMPORT = { path: 'mix-designs/v2', title: 'Upload mix design v2', noun: ['line', 'lines'] } as const

export const loader = async (asked: LoaderFunctionArgs) =>
  (await importLoader(asked, IMPORT)) ?? { look: null, problem: null }

export const action = (asked: ActionFunctionArgs) => importAction(asked, IMPORT)

/** Recipes from a file with one row for each material of a mix, as the download writes them; each arrives as a draft. */
export default function MixUploadLines() {
  return <ImportScreen {...IMPORT} data={useLoaderData<typeof loader>()} />
}

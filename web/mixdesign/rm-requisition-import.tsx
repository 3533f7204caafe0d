import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { importAction, importLoader } from '~/web/kit/import/import-calls'
import { ImportScreen } from '~/web/kit/import/import-screen'

const IMPORT = {
  path: 'requisitions/import',
  title: 'Import raw material requisitions',
  noun: ['requisition', 'requisitions'],
} as const

export const loader = async ({ request, context }: LoaderFunctionArgs) =>
  (await importLoader({ request, context }, IMPORT)) ?? { look: null, problem: null }

export const action = ({ request, context }: ActionFunctionArgs) => importAction({ request, context }, IMPORT)

/** Requisitions of materials from a sheet: each row a draft with its tests. */
export default function RmRequisitionImport() {
  return <ImportScreen {...IMPORT} data={useLoaderData<typeof loader>()} />
}

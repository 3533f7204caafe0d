import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { nounAction, nounLoader } from './noun-data'
import { NounScreen } from './noun-screen'

export const loader = (args: LoaderFunctionArgs) => nounLoader(args)
export const action = (args: ActionFunctionArgs) => nounAction(args)

/** The screen of every plain noun: rows, filters and the small form over them, as its descriptor says. */
export default function NounList() {
  return <NounScreen {...useLoaderData<typeof loader>()} />
}

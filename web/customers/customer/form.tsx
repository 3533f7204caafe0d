import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { saveCustomer } from './action'
import { CustomerForm } from './fields'
import { customerFormData } from './loader'

export const loader = ({ request, context }: LoaderFunctionArgs) => customerFormData({ request, context }, null)

export const action = (args: ActionFunctionArgs) => saveCustomer(args)

/** A new customer. */
export default function CustomerCreate() {
  return <CustomerForm data={useLoaderData<typeof loader>()} />
}

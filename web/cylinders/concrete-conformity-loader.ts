import type { LoaderFunctionArgs } from '@remix-run/node'
import { apiFor, take } from '~/web/kit/api'

export const concreteDetail = ({ request, context, params }: LoaderFunctionArgs) =>
  take(apiFor({ request, context }).cylinders.conformity[':id'].$get({ param: { id: params.concrete_id ?? '' } }))
export type ConcreteDetail = Awaited<ReturnType<typeof concreteDetail>>

import type { LoaderFunctionArgs } from '@remix-run/node'
import { apiFor, take } from '~/web/kit/api'

export const nonConformityDetail = ({ request, context, params }: LoaderFunctionArgs) =>
  take(
    apiFor({ request, context }).cylinders['non-conformities'][':id'].$get({
      param: { id: params.non_conformity_id ?? '' },
    }),
  )
export type NonConformityDetail = Awaited<ReturnType<typeof nonConformityDetail>>

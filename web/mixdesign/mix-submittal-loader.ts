import { type apiFor, take } from '~/web/kit/api'

type Api = ReturnType<typeof apiFor>['mixdesign']['mix-submittals']

export const submittalDetail = (api: Api, id: string) => take(api[':id'].$get({ param: { id } }))
export type SubmittalDetail = Awaited<ReturnType<typeof submittalDetail>>

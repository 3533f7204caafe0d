import { type apiFor, take } from '~/web/kit/api'

type Api = ReturnType<typeof apiFor>['mixdesign']['trial-batches']

export const trialDetail = (api: Api, id: string) => take(api[':id'].$get({ param: { id } }))
export type TrialBatchDetail = Awaited<ReturnType<typeof trialDetail>>
